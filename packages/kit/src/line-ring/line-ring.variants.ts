import { cva, type VariantProps } from "class-variance-authority";

export const ringArc = cva(
  "fill-none transition-[stroke-dashoffset] duration-base ease-standard motion-reduce:transition-none forced-colors:stroke-[Highlight]",
  {
    variants: {
      level: {
        ok: "stroke-ring-ok",
        near: "stroke-ring-near",
        over: "stroke-ring-over",
      },
    },
  },
);

/** Level of the count: room left, nearly full, nothing left. */
export type RingLevel = NonNullable<VariantProps<typeof ringArc>["level"]>;
