import { expect, test } from "vitest";
import { type Draft, readDraft, writeDraft } from "./draft.ts";
import { type Note, noteDraft } from "./testing/note-draft.ts";

const draft: Draft<Note> = {
  revision: "r1",
  keptAt: 1_795_000_000_000,
  values: { supportId: 4, text: "un" },
  fileNames: ["plan.pdf"],
  askedSupportId: 4,
};
const text = writeDraft(noteDraft, draft);

test("a draft comes back as it was kept", () => {
  expect(readDraft(noteDraft, text)).toEqual(draft);
});

test.each([
  ["not JSON", "{"],
  ["another shape", "[]"],
  ["another version", text.replace('"version":3', '"version":2')],
  ["values of another shape", text.replace('"text":"un"', '"text":1')],
])("%s is no draft", (_, stored) => {
  expect(readDraft(noteDraft, stored)).toBeNull();
});
