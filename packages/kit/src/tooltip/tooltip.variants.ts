/**
 * Appearance of the text's frame: transparent, and reaching down to the control, so that the pointer
 * crosses to the words without leaving them.
 */
export const tipClasses =
  "anchored-above fixed overflow-visible max-w-[min(18rem,calc(100vw-1rem))] border-0 bg-transparent p-0 py-1.5";

/** Appearance of the text. */
export const bubbleClasses =
  "line-clamp-8 rounded-control bg-neutral px-3 py-1.5 text-body-sm wrap-anywhere text-on-neutral shadow-overlay forced-colors:border";
