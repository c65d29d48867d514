import { featuresIn, themedMarkup } from "./markup-features.ts";
import type { Needs, StylePart } from "./style-parts.ts";
import { attributeFeature, elementFeature, supportFeature } from "./style-parts.ts";

/** Rendered page. */
interface RenderedMarkup {
  readonly html: string;
  /** Rules of its own. */
  readonly css: string;
  /** The newspaper's theme that its document is in. */
  readonly theme: string;
}

/**
 * Rules of the portal's sheet that a rendered page needs, in the sheet's order, followed by its own: the page appears
 * as with the whole sheet. Web fonts are part of that sheet; until then their fallbacks are shown.
 */
export function firstStyles(
  parts: readonly StylePart[],
  { html, css, theme }: RenderedMarkup,
): string {
  const document = ["html", "body"].map(elementFeature);
  const features = new Set([
    ...featuresIn(html),
    ...document,
    ...["lang", "dir", "data-support"].map(attributeFeature),
    supportFeature(theme),
  ]);
  const others = [...themedMarkup(html)].map(([name, markup]) => otherTheme(parts, name, markup));
  return [withNamed(parts, features, css), ...others, css].join("");
}

/** Values that are read of a theme that a part of the page is in. */
function otherTheme(parts: readonly StylePart[], theme: string, markup: string): string {
  const named = wordsIn(withNamed(parts, featuresIn(markup), ""));
  const feature = supportFeature(theme);
  const own = parts.filter((part) => "needs" in part && part.needs.flat().includes(feature));
  return write(own, new Set([feature]), named);
}

/** Rules, and then what they name, and what that names. */
function withNamed(
  parts: readonly StylePart[],
  features: ReadonlySet<string>,
  own: string,
): string {
  let css = "";
  for (;;) {
    const more = write(parts, features, wordsIn(`${css} ${own}`));
    if (more.length === css.length) return css;
    css = more;
  }
}

/** Text of the remaining parts; a group without any is omitted. */
function write(
  parts: readonly StylePart[],
  features: ReadonlySet<string>,
  named: ReadonlySet<string>,
): string {
  let css = "";
  for (const part of parts) {
    if ("name" in part) css += named.has(part.name) ? part.css : "";
    else if (!isNeeded(part.needs, features)) continue;
    else if ("css" in part) css += part.css;
    else {
      const inner = write(part.parts, features, named);
      if (inner !== "") css += `${part.open}{${inner}}`;
    }
  }
  return css;
}

const isNeeded = (needs: Needs, features: ReadonlySet<string>): boolean =>
  needs.some((needed) => needed.every((feature) => features.has(feature)));

const wordsIn = (css: string): ReadonlySet<string> => new Set(css.match(/[\w-]+/g));

/** Markup whose style attributes stand in rules of their own. */
interface Styled {
  readonly html: string;
  /** The content of one `<style>` element; empty when no element has a style of its own. */
  readonly css: string;
}

/** Declarations that stay within their rule, whatever they say. */
const PLAIN = /^[\w\s:;.,%()+*/#-]+$/;

/**
 * Moves style attributes into a style sheet: a strict policy heeds no attribute, and a style sheet by its digest. A
 * browser's own scripts go on setting styles, which stand above these rules.
 */
export function withoutStyleAttributes(html: string): Styled {
  const numbers = new Map<string, number>();
  // React escapes quotes in texts: every match is an attribute.
  const moved = html.replace(/ style="([^"]*)"/g, (_, declarations: string) => {
    if (!PLAIN.test(declarations)) return "";
    const number = numbers.get(declarations) ?? numbers.size;
    numbers.set(declarations, number);
    return ` data-style="${number}"`;
  });
  const rules = [...numbers].map(
    ([style, number]) => `[data-style="${number}"][data-style]{${style}}`,
  );
  return { html: moved, css: rules.join("") };
}
