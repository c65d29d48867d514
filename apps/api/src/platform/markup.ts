/** Elements of one text, and how deep they may stand in each other: an ad needs only a few. */
const MOST_ELEMENTS = 2000;
const DEEPEST = 50;

/** Letters that may be written by name, as `&eacute;`: parsers stop at each `&`. */
const MOST_REFERENCES = 5000;

/** Void elements, which have no end tag. */
const EMPTY = new Set(["br", "hr", "img", "input", "link", "meta", "wbr", "col", "area"]);

/**
 * True when HTML has few elements, not deep in each other, and few letters by name. Parsers take time in proportion to the
 * product of the first two, and stop at each of the last; this is asked before, and takes time in proportion to the text. An element that is not closed counts as open to the end.
 */
export function isModestMarkup(html: string): boolean {
  if (html.split("&", MOST_REFERENCES + 2).length > MOST_REFERENCES + 1) return false;
  let elements = 0;
  let depth = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
    elements += 1;
    depth = Math.max(0, depth + stepAt(html, at));
    if (elements > MOST_ELEMENTS || depth > DEEPEST) return false;
  }
  return true;
}

/** 1 where an element begins, -1 where one ends, 0 where neither does. */
function stepAt(html: string, at: number): number {
  const [, slash, name] = /^<(\/?)([a-z]\w{0,9})/i.exec(html.slice(at, at + 12)) ?? [];
  if (name === undefined || EMPTY.has(name.toLowerCase())) return 0;
  return slash === "/" ? -1 : 1;
}
