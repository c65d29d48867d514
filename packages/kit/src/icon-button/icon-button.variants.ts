/** A button that is down: a ground and an edge, so that colour is not alone. */
export const pressedClasses = [
  "aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft",
  "aria-pressed:hover:bg-brand-soft forced-colors:aria-pressed:outline-2",
].join(" ");
