/** Selects parts of a page; the header of a section is none. */
export const LANDMARKS =
  "main, [role=main], :is(header, footer):not(:is(article, aside, main, nav, section) *)";

/**
 * Stands the story in the main part of a page, for rules about landmarks, unless it brings landmarks of its own. A page whose
 * texts are still being loaded is empty, and will bring them.
 */
export function standInMain(canvas: HTMLElement): void {
  const isLoaded = canvas.childElementCount > 0;
  if (isLoaded && canvas.querySelector(LANDMARKS) === null) canvas.setAttribute("role", "main");
}
