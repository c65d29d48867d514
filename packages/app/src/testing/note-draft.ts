import * as z from "zod/mini";
import type { DraftKind } from "../drafts/draft.ts";

/** Sample form with one text field. */
export interface Note {
  readonly supportId: number | null;
  readonly text: string;
}

export const EMPTY_NOTE: Note = { supportId: 1, text: "" };

const schema = z.object({ supportId: z.nullable(z.int()), text: z.string() });

export const noteDraft: DraftKind<Note> = {
  version: 3,
  written: (note) => note,
  read: (written) => z.safeParse(schema, written).data ?? null,
  contentOf: (note) => JSON.stringify(note),
  fileNamesOf: () => [],
  isWorthKeeping: ({ text }, fresh) => text !== fresh.text,
};
