/** A rule of the portal's style sheet, as it stands there. */
export interface StyleRule {
  readonly css: string;
  readonly needs: Needs;
}

/** Style that a rule refers to by name: an animation, a font face, a variable's type or value. */
export interface NamedStyle {
  readonly css: string;
  readonly name: string;
}

/** Group of rules: a layer, a condition, the selector of variables. */
export interface StyleGroup {
  /** Up to its brace. */
  readonly open: string;
  readonly needs: Needs;
  readonly parts: readonly StylePart[];
}

/** Features that a rule needs: all of any one list. Features are classes, and those named below. */
export type Needs = readonly (readonly string[])[];

export type StylePart = StyleRule | NamedStyle | StyleGroup;

/** The portal's style sheet, taken apart by its build, and the sheets that are served: all rules, then the faces. */
export interface StyleParts {
  readonly hrefs: readonly string[];
  readonly parts: readonly StylePart[];
}

/** A sheet's link in the document. */
export const sheetLink = (href: string): string =>
  `<link rel="stylesheet" crossorigin href="${href}">`;

/** An element's name among the features of a page. */
export const elementFeature = (name: string): string => `<${name}`;

/** A newspaper's theme among the features of a page. */
export const supportFeature = (support: string): string => `data-support=${support}`;

/** An attribute's name among the features of a page, whatever its value. */
export const attributeFeature = (name: string): string => `[${name}`;

/** Feature that no page has before an interaction. */
export const AFTER_INTERACTION = ":after-interaction";
