import { cx } from "class-variance-authority";
import type { RootProps } from "../root-props.ts";
import { type SkeletonShape, skeletonVariants } from "./skeleton.variants.ts";

export interface SkeletonProps extends RootProps<"span"> {
  /** Shape of the expected content; a line of text by default. */
  shape?: SkeletonShape;
}

/**
 * The place of something that is on its way. It is silent: the region that waits says so once, with
 * `aria-busy` or a status of its own.
 */
export function Skeleton({ shape, className, ...root }: SkeletonProps) {
  return (
    <span {...root} aria-hidden="true" className={cx(skeletonVariants({ shape }), className)} />
  );
}
