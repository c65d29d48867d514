import { cva, cx, type VariantProps } from "class-variance-authority";
import type { RootProps } from "../root-props.ts";

/** Appearance of a place that waits, by what will stand there: a breath of ink on whatever it stands on. A size that the place is given outweighs the shape's. */
const skeletonVariants = cva("block bg-fg/6 motion-safe:animate-pulse forced-colors:border", {
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
});

/** Shape of a skeleton. */
type SkeletonShape = VariantProps<typeof skeletonVariants>["shape"];

export interface SkeletonProps extends RootProps<"span"> {
  /** Shape of the expected content; a line of text by default. */
  shape?: SkeletonShape;
}

/**
 * Placeholder of loading content. It is silent: the region announces the pending state once, with `aria-busy` or a
 * status of its own.
 */
export function Skeleton({ shape, className, ...root }: SkeletonProps) {
  return (
    <span {...root} aria-hidden="true" className={cx(skeletonVariants({ shape }), className)} />
  );
}
