import { flushCompileCache } from "node:module";
import { createSetter, type Document } from "./set-document.ts";

/** Child process's answer to a document. */
export type SetReply = { readonly pdf: Uint8Array } | { readonly failure: string };

/** Sets documents for the process that started this one, one after the other, until that one ends. */
const set = createSetter();
process.on("message", (document: Document) => process.send?.(reply(document)));
process.on("disconnect", () => process.exit());
// It is killed in the end, and would leave nothing compiled to the next.
flushCompileCache();

function reply(document: Document): SetReply {
  try {
    return { pdf: set(document) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
