import { attributeFeature, elementFeature } from "./style-parts.ts";

/** Elements, classes, other attributes; false positives in texts are harmless. */
const FEATURES = /<([a-z][\w-]*)|\sclass="([^"]*)"|\s([a-z-]+)="/gi;
const THEMED = /<([a-z]+)[^>]*\sdata-support="([\w-]*)"/g;

/** Character references as React writes them for what cannot stand in an attribute. */
const references: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Elements, attributes and classes of a page's markup that selectors may refer to. */
export function featuresIn(html: string): Set<string> {
  const features = new Set<string>();
  const lists = new Set<string>();
  for (const [, element, classes, attribute] of html.matchAll(FEATURES)) {
    if (element !== undefined) features.add(elementFeature(element));
    else if (classes !== undefined) lists.add(classes);
    else if (attribute !== undefined) features.add(attributeFeature(attribute.toLowerCase()));
  }
  for (const list of lists) for (const name of plain(list).split(" ")) features.add(name);
  return features;
}

/** The parts of a page that are in a newspaper's theme of their own, by theme. */
export function themedMarkup(html: string): ReadonlyMap<string, string> {
  const themed = new Map<string, string>();
  for (const { index, 1: element = "", 2: theme = "" } of html.matchAll(THEMED)) {
    themed.set(theme, (themed.get(theme) ?? "") + elementAt(html, index, element));
  }
  return themed;
}

/** An element from its beginning to its end. */
function elementAt(html: string, start: number, element: string): string {
  const tags = new RegExp(`<(/?)${element}\\b`, "g");
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === "" ? 1 : -1;
    if (depth === 0) return html.slice(start, tags.lastIndex);
  }
  return html.slice(start);
}

const plain = (text: string): string =>
  text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (reference) => references[reference] ?? reference);
