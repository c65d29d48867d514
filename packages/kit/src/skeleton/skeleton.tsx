import { cx } from "class-variance-authority";
import { type SkeletonShape, skeletonVariants } from "./skeleton.variants.ts";

export interface SkeletonProps {
  /** What will stand here; a line of text by default. */
  shape?: SkeletonShape;
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
