/**
 * What the toolbar chooses, written on `<html>`: dialogs and popovers live in the top layer, so a
 * wrapper around the story would not reach them.
 */
export interface Scope {
  /** Newspaper whose theme applies: a support id of the tokens package. */
  readonly support: string;
  /** Language of the story's text; Arabic also turns the page right to left. */
  readonly language: string;
  /** `light`, `dark`, or `system` to follow the reader's preference. */
  readonly scheme: string;
  /** `comfortable` or `compact`. */
  readonly density: string;
}

function setOrRemove(root: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) {
    root.removeAttribute(name);
  } else {
    root.setAttribute(name, value);
  }
}

/** Writes the scope on the document's root element. */
export function applyScope(root: HTMLElement, scope: Scope): void {
  root.lang = scope.language;
  root.dir = scope.language === "ar" ? "rtl" : "ltr";
  root.setAttribute("data-support", scope.support);
  setOrRemove(root, "data-scheme", scope.scheme === "system" ? undefined : scope.scheme);
  setOrRemove(root, "data-density", scope.density === "compact" ? "compact" : undefined);
}
