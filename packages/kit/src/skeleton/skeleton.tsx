import { cva, cx, type VariantProps } from "class-variance-authority";

const skeletonVariants = cva("block bg-sunken motion-safe:animate-pulse forced-colors:border", {
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
});

export interface SkeletonProps {
  /** What will stand here. */
  shape?: VariantProps<typeof skeletonVariants>["shape"];
  /** Layout only: size and placement in the parent. */
  className?: string | undefined;
}

/**
 * The place of something that is on its way. It is silent: the region that waits says so once, with
 * `aria-busy` or a status of its own.
 */
export function Skeleton({ shape, className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(skeletonVariants({ shape }), className)} />;
}
