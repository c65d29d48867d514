import { cva, cx } from "class-variance-authority";
import { panelVariants } from "../panel/index.ts";

/** Appearance of one entry of a menu. */
export const entryVariants = cva(
  [
    "flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-control border border-transparent px-3 py-2 text-start text-body no-underline",
    "transition-colors duration-fast hover:bg-sunken focus-visible:-outline-offset-2",
    "aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-on-brand-soft",
    "aria-disabled:cursor-not-allowed",
  ],
  {
    variants: {
      tone: { neutral: "text-fg", danger: "text-danger" },
    },
    defaultVariants: { tone: "neutral" },
  },
);

/** Separator between an entry and those above. */
export const apartClasses = "mt-1.5 border-t border-line pt-1.5";

/** Appearance of the panel that a menu's button shows, by the edge with which it lines up. */
export const menuPanelVariants = cva(
  cx(
    panelVariants({ content: "list" }),
    "fixed max-h-[min(36rem,80dvh)] opacity-100 transition-opacity duration-fast ease-standard starting:open:opacity-0",
  ),
  { variants: { align: { start: "anchored-start", end: "anchored-end" } } },
);
