import { cva } from "class-variance-authority";

/** Below 32rem of room each permission becomes a card with its roles: `@max-lg/rights`. */
export const matrixClasses = "w-full border-collapse text-body-sm text-fg @max-lg/rights:block";

/** Titles of the columns. */
export const headClasses = "border-b-2 border-line bg-sunken @max-lg/rights:sr-only";

export const rowClasses =
  "border-b border-line hover:bg-sunken @max-lg/rights:mb-3 @max-lg/rights:flex @max-lg/rights:flex-wrap @max-lg/rights:gap-2 @max-lg/rights:rounded-card @max-lg/rights:border @max-lg/rights:bg-surface @max-lg/rights:p-4";

export const permissionClasses =
  "min-w-40 px-4 py-2.5 text-start align-middle font-normal wrap-anywhere @max-lg/rights:w-full @max-lg/rights:p-0 @max-lg/rights:pb-1";

/** A cell; in a card a box with the role's name. */
export const cellVariants = cva(
  "px-1 py-0.5 text-center align-middle @max-lg/rights:min-w-0 @max-lg/rights:rounded-pill @max-lg/rights:border @max-lg/rights:px-1 @max-lg/rights:py-0",
  {
    variants: {
      granted: {
        true: "@max-lg/rights:border-transparent @max-lg/rights:bg-brand-soft @max-lg/rights:text-on-brand-soft",
        false: "@max-lg/rights:border-line-strong",
      },
    },
  },
);

/** Target of a box, or place of a sign. */
export const targetClasses =
  "inline-flex min-h-target min-w-target max-w-full items-center justify-center gap-1.5 @max-lg/rights:px-2 @max-lg/rights:py-1.5 pointer-coarse:min-h-touch pointer-coarse:min-w-touch";
