import { documentTitle } from "./head.ts";

type Speaker = "head" | "heading";

const said = new Map<Speaker, string>();

/** Names the document. What a page says in its head goes before its heading; answers how to take it back. */
export function nameDocument(speaker: Speaker, title: string): () => void {
  said.set(speaker, title);
  document.title = documentTitle(said.get("head") ?? title);
  return () => {
    said.delete(speaker);
  };
}
