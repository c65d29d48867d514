import { afterEach, expect, test } from "vitest";
import type { Sheet } from "../sheet.ts";
import { createTypesetter, type Typesetter, TypesetterUnavailable } from "./index.ts";

const sheet: Sheet = {
  kind: "line",
  title: "L’Horizon · Annonces légales",
  language: "fr",
  faces: ["Source Serif 4"],
  width: 50,
  rowLength: 28,
  rows: [{ text: "Avis", dir: "ltr", continues: false }],
};

let typesetter: Typesetter | undefined;
afterEach(() => typesetter?.stop());

const opening = (pdf: Uint8Array) => Buffer.from(pdf.subarray(0, 5)).toString();

test("sets many sheets at once, and again after it was stopped", async () => {
  typesetter = createTypesetter();
  const { set } = typesetter;
  const pdfs = await Promise.all(Array.from({ length: 8 }, () => set(sheet)));
  expect(pdfs.map(opening)).toEqual(Array(8).fill("%PDF-"));
  typesetter.stop();
  expect(opening(await set(sheet))).toBe("%PDF-");
});

test("gives up a sheet that takes too long, and sets no more than it can", async () => {
  typesetter = createTypesetter({
    timeLimit: 300,
    program: new URL("./testing/deaf.ts", import.meta.url),
  });
  const { set } = typesetter;
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => set(sheet)));
  const reasons = outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason);
  expect(reasons.every((reason) => reason instanceof TypesetterUnavailable)).toBe(true);
});

test("fails the sheets that were under way when its program dies", async () => {
  typesetter = createTypesetter({ program: new URL("./testing/mortal.ts", import.meta.url) });
  await expect(typesetter.set(sheet)).rejects.toThrow(TypesetterUnavailable);
});

test("refuses what is no sheet without dying of it", async () => {
  typesetter = createTypesetter();
  const broken = { ...sheet, rows: JSON.parse("null") };
  await expect(typesetter.set(broken)).rejects.toThrow("cannot be set");
  expect(opening(await typesetter.set(sheet))).toBe("%PDF-");
});
