import { cva, type VariantProps } from "class-variance-authority";

/** Appearance of a place that waits, by what will stand there: a breath of ink on whatever it stands on. A size that the place is given outweighs the shape's. */
export const skeletonVariants = cva(
  "block bg-fg/6 motion-safe:animate-pulse forced-colors:border",
  {
    variants: {
      shape: {
        line: "[:where(&)]:h-[1lh] [:where(&)]:w-full [:where(&)]:max-w-80 rounded-control",
        title: "[:where(&)]:h-8 [:where(&)]:w-2/3 [:where(&)]:max-w-96 rounded-control",
        control: "[:where(&)]:h-touch [:where(&)]:w-full rounded-control",
        block: "[:where(&)]:h-32 [:where(&)]:w-full rounded-card",
        circle: "[:where(&)]:size-touch rounded-pill",
      },
    },
    defaultVariants: { shape: "line" },
  },
);

/** Shape of a skeleton. */
export type SkeletonShape = VariantProps<typeof skeletonVariants>["shape"];
