/** Markup whose style attributes stand in rules of their own. */
export interface Styled {
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
