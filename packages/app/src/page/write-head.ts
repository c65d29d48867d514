import type { Language } from "../i18n/languages.ts";
import type { Head, HeadTag } from "./head.ts";
import { headTags } from "./head-tags.ts";

/** Writes a page's metadata into the browser's document; returns the removal. */
export const writeHead = (head: Head, language: Language): (() => void) =>
  writeTags(headTags(head, { language, origin: location.origin }));

/** Attribute of the head's elements that describe the page, written by the server or the browser. */
const MARK = "data-head";

/** Replaces the tags of the former page, or the server's, with a page's own; returns their removal. */
function writeTags(tags: readonly HeadTag[]): () => void {
  const elements = tags.map(elementOf);
  // Equal tags of the server stay: replacing them makes the browser recalculate the page.
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
    elements.every((element, index) => written[index]?.isEqualNode(element))
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
