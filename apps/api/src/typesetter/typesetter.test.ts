import { afterEach, expect, test } from "vitest";
import { createTypesetter, type Typesetter, TypesetterUnavailable } from "./index.ts";

const document = {
  template: new URL("./testing/words.typ", import.meta.url).href,
  data: { words: ["Avis", "إعلان"] },
};

let typesetter: Typesetter | undefined;
afterEach(() => typesetter?.stop());

const opening = (pdf: Uint8Array) => Buffer.from(pdf.subarray(0, 5)).toString();

test("sets many documents at once, and again after it was stopped", async () => {
  typesetter = createTypesetter();
  const { set } = typesetter;
  const pdfs = await Promise.all(Array.from({ length: 8 }, () => set(document)));
  expect(pdfs.map(opening)).toEqual(Array(8).fill("%PDF-"));
  typesetter.stop();
  expect(opening(await set(document))).toBe("%PDF-");
});

test("gives up a document that takes too long, and sets no more than it can", async () => {
  typesetter = createTypesetter({
    timeLimit: 300,
    program: new URL("./testing/deaf.ts", import.meta.url),
  });
  const { set } = typesetter;
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => set(document)));
  const reasons = outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason);
  expect(reasons.every((reason) => reason instanceof TypesetterUnavailable)).toBe(true);
});

test("fails the documents that were under way when its program dies", async () => {
  typesetter = createTypesetter({ program: new URL("./testing/mortal.ts", import.meta.url) });
  await expect(typesetter.set(document)).rejects.toThrow(TypesetterUnavailable);
});

test("refuses what is no document without dying of it", async () => {
  typesetter = createTypesetter();
  const broken = { ...document, data: { words: null } };
  await expect(typesetter.set(broken)).rejects.toThrow("cannot be set");
  expect(opening(await typesetter.set(document))).toBe("%PDF-");
});
