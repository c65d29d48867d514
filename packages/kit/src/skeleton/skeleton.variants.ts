import { cva, type VariantProps } from "class-variance-authority";

/** The looks of a place that waits, by what will stand there. */
export const skeletonVariants = cva(
  "block bg-sunken motion-safe:animate-pulse forced-colors:border",
  {
    variants: {
      shape: {
        line: "h-[1lh] w-full max-w-80 rounded-control",
        title: "h-8 w-2/3 max-w-96 rounded-control",
        control: "h-touch w-full rounded-control",
        block: "h-32 w-full rounded-card",
        circle: "size-touch rounded-pill",
      },
    },
    defaultVariants: { shape: "line" },
  },
);

/** What a skeleton can stand for. */
export type SkeletonShape = VariantProps<typeof skeletonVariants>["shape"];
