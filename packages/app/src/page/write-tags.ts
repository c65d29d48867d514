import type { HeadTag } from "./head.ts";

/** Marks the elements of a document's head that a page wrote, whoever drew it. */
const MARK = "data-head";

/** Puts a page's tags where those of the former page, or the server's, stood; answers how to take them away. */
export function writeTags(tags: readonly HeadTag[]): () => void {
  const elements = tags.map(elementOf);
  // What the server wrote stays: a head that changes costs a page more than its tags.
  if (!areWritten(elements)) {
    removeTags();
    document.head.append(...elements);
  }
  return removeTags;
}

function areWritten(elements: readonly HTMLElement[]): boolean {
  const written = [...findTags()];
  return (
    written.length === elements.length &&
    elements.every((element, place) => written[place]?.isEqualNode(element))
  );
}

function elementOf({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute(MARK, "");
  return element;
}

const findTags = () => document.head.querySelectorAll(`[${MARK}]`);

function removeTags(): void {
  for (const element of findTags()) element.remove();
}
