import { createContext } from "react";
import type { Language } from "../i18n/languages.ts";
import type { Head } from "./head.ts";
import { documentTitle } from "./site.ts";

/** Receiver of a page's metadata during the server's rendering; browsers have a document instead. */
export interface HeadSink {
  /** Takes the `h1`, the title of pages without a `PageHead`. */
  title(title: string): void;
  page(head: Head): void;
  /** Takes the CSS rule with a newspaper's own colours, where they differ from its theme's. */
  theme(rule: string): void;
}

export const HeadSinkContext = createContext<HeadSink | null>(null);

type Source = "head" | "heading";

const titles = new Map<Source, string>();

/** Sets the document's title; that of a `PageHead` has precedence over the heading's. Returns the removal. */
export function setDocumentTitle(source: Source, title: string, language: Language): () => void {
  titles.set(source, title);
  document.title = documentTitle(titles.get("head") ?? title, language);
  return () => {
    titles.delete(source);
  };
}
