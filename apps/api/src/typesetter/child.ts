import { createSetter, type Document } from "./set-document.ts";

/** What the parent asks, and what it is told. */
export interface SetRequest {
  readonly id: number;
  readonly document: Document;
}
export type SetReply =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly failure: string };

/** Sets documents for the process that started this one, until that one ends. */
const set = createSetter();
process.on("message", (request: SetRequest) => process.send?.(reply(request)));
process.on("disconnect", () => process.exit());

function reply({ id, document }: SetRequest): SetReply {
  try {
    return { id, pdf: set(document) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
