/** Settings of the toolbar, or of a story in their place. */
export interface Scope {
  /** Newspaper whose theme applies: a support id of the tokens package. */
  readonly support: string;
  /** Language of the story's text; Arabic also turns the page right to left. */
  readonly language: string;
  /** `light`, `dark`, or `system` to follow the reader's preference. */
  readonly scheme: string;
  /** `comfortable` or `compact`. */
  readonly density: string;
  /** The reader's text size: `100%` or `200%` of the browser's. */
  readonly textSize: string;
}

/** The scope that Storybook's globals describe. */
export function scopeOf(globals: Readonly<Record<string, unknown>>): Scope {
  return {
    support: String(globals.support),
    language: String(globals.language),
    scheme: String(globals.scheme),
    density: String(globals.density),
    textSize: String(globals.textSize),
  };
}

/** The attributes that put an element, and all it holds, in a scope. */
export function attributesOf(scope: Scope) {
  return {
    lang: scope.language,
    dir: scope.language === "ar" ? "rtl" : "ltr",
    "data-support": scope.support,
    "data-scheme": scope.scheme === "system" ? "" : scope.scheme,
    "data-density": scope.density === "compact" ? "compact" : "",
  };
}

/**
 * Writes the scope on the document's root element: dialogs and popovers live in the top layer, so
 * a wrapper around the story would not reach them.
 */
export function applyScope(root: HTMLElement, scope: Scope): void {
  for (const [name, value] of Object.entries(attributesOf(scope))) {
    root.setAttribute(name, value);
  }
  root.style.fontSize = scope.textSize === "100%" ? "" : scope.textSize;
}
