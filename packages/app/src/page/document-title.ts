import { documentTitle } from "./head.ts";

type Source = "head" | "heading";

const titles = new Map<Source, string>();

/** Sets the document's title; that of a `PageHead` has precedence over the heading's. Returns the removal. */
export function setDocumentTitle(source: Source, title: string): () => void {
  titles.set(source, title);
  document.title = documentTitle(titles.get("head") ?? title);
  return () => {
    titles.delete(source);
  };
}
