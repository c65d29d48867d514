import { cva } from "class-variance-authority";

/** Place of the presets: in rows above one month, or in a column beside two. */
export type PresetPlace = "above" | "beside";

/** Presets and months. */
export const rangeContent = cva("flex", {
  variants: { presets: { above: "flex-col gap-3", beside: "gap-4" } },
});

/** The list of presets. */
export const presetList = cva("flex gap-1.5 border-line", {
  variants: {
    place: {
      above: "max-w-80 flex-wrap border-b pb-3",
      beside: "min-w-40 flex-col border-e pe-4",
    },
  },
});

/** One preset. */
export const presetButton = cva(
  [
    "min-h-9 w-full cursor-pointer rounded-control border px-3 py-1 text-start text-body-sm text-fg pointer-coarse:min-h-touch",
    "transition-colors duration-fast ease-standard hover:bg-sunken",
    "aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-on-brand-soft",
  ],
  { variants: { place: { above: "border-line", beside: "border-transparent" } } },
);
