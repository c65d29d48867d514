import { entryVariants } from "../action-menu/action-menu.variants.ts";

/** Appearance of a newspaper in the list. */
export const newspaperClasses = entryVariants();

/** Appearance of the tile that stands for a newspaper without a logo, in the newspaper's colours. */
export const tileClasses =
  "flex size-9 items-center justify-center rounded-control bg-brand font-headline text-title-sm leading-none font-semibold text-on-brand forced-colors:border";
