import type { HeadTag } from "./head.ts";

/** Marks the elements of a document's head that a page wrote, whoever drew it. */
const MARK = "data-head";

/** Puts a page's tags where those of the former page, or the server's, stood; answers how to take them away. */
export function writeTags(tags: readonly HeadTag[]): () => void {
  removeTags();
  document.head.append(...tags.map(elementOf));
  return removeTags;
}

function elementOf({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute(MARK, "");
  return element;
}

function removeTags(): void {
  for (const element of document.head.querySelectorAll(`[${MARK}]`)) element.remove();
}
