import type { Sheet } from "../sheet.ts";
import { createSetter } from "./set-sheet.ts";

/** What the parent asks, and what it is told. */
export interface SetRequest {
  readonly id: number;
  readonly sheet: Sheet;
}
export type SetReply =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly failure: string };

/** Sets sheets for the process that started this one, until that one ends. */
const set = createSetter();
process.on("message", (request: SetRequest) => process.send?.(reply(request)));
process.on("disconnect", () => process.exit());

function reply({ id, sheet }: SetRequest): SetReply {
  try {
    return { id, pdf: set(sheet) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
