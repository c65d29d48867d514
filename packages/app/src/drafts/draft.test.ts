import { expect, test } from "vitest";
import { type Note, noteDraft } from "../testing/note-draft.ts";
import { type Draft, readDraft, writeDraft } from "./draft.ts";

const draft: Draft<Note> = {
  revision: "r1",
  keptAt: 1_795_000_000_000,
  values: { supportId: 4, text: "un" },
  fileNames: ["plan.pdf"],
  askedSupportId: 4,
};
const text = writeDraft(noteDraft, draft);

test("reads a draft as it was written", () => {
  expect(readDraft(noteDraft, text)).toEqual(draft);
});

test.each([
  ["not JSON", "{"],
  ["another shape", "[]"],
  ["another version", text.replace('"version":3', '"version":2')],
  ["values of another shape", text.replace('"text":"un"', '"text":1')],
])("reads no draft from %s", (_, stored) => {
  expect(readDraft(noteDraft, stored)).toBeNull();
});
