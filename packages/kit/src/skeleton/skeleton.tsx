import { cx } from "class-variance-authority";
import type { RootProps } from "../root-props.ts";
import { type SkeletonShape, skeletonVariants } from "./skeleton.variants.ts";

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
