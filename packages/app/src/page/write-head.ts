import type { Language } from "../i18n/languages.ts";
import type { Head } from "./head.ts";
import { headTags } from "./head-tags.ts";
import { writeTags } from "./write-tags.ts";

/** Writes what a page says of itself into the browser's document; answers how to take it away. */
export const writeHead = (head: Head, language: Language): (() => void) =>
  writeTags(headTags(head, { language, origin: location.origin }));
