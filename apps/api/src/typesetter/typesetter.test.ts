import { afterEach, expect, test } from "vitest";
import {
  createTypesetter,
  DocumentFailed,
  type Typesetter,
  TypesetterUnavailable,
} from "./index.ts";

const template = new URL("../testing/typesetter-words.typ", import.meta.url).href;
const document = { template, data: { words: ["Avis", "إعلان"] } };
/** Documents that end, stop or bloat the process that sets them. */
const poison = (word: "die" | "hang" | "hoard") => ({ template, data: { words: [word] } });
const program = new URL("../testing/typesetter-poison.ts", import.meta.url);

let typesetter: Typesetter | undefined;
afterEach(() => typesetter?.stop());

const opening = (pdf: Uint8Array) => Buffer.from(pdf.subarray(0, 5)).toString();
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test("sets many documents at once, and again after it was stopped", async () => {
  typesetter = createTypesetter();
  const { set } = typesetter;
  const pdfs = await Promise.all(Array.from({ length: 8 }, () => set(document)));
  expect(pdfs.map(opening)).toEqual(Array(8).fill("%PDF-"));
  typesetter.stop();
  expect(opening(await set(document))).toBe("%PDF-");
});

test("delivers ten documents beside one that kills its process", async () => {
  typesetter = createTypesetter({ program, size: 2 });
  const { set } = typesetter;
  const good = (owner: number) => set(document, { owner });
  const before = Array.from({ length: 5 }, (_, owner) => good(owner));
  const bad = reasonOf(set(poison("die"), { owner: 99 }));
  const after = Array.from({ length: 5 }, (_, owner) => good(owner));
  const pdfs = await Promise.all([...before, ...after]);
  expect(pdfs.map(opening)).toEqual(Array(10).fill("%PDF-"));
  expect(await bad).toBeInstanceOf(DocumentFailed);
});

test("tries a document again whose process was killed from outside", async () => {
  typesetter = createTypesetter({ program, size: 2 });
  const { set, pids } = typesetter;
  await set(document);
  const [victim] = pids();
  if (victim === undefined) throw new Error("no process runs");
  const underWay = [set(document), set(document), set(document)];
  process.kill(victim, "SIGKILL");
  expect((await Promise.all(underWay)).map(opening)).toEqual(Array(3).fill("%PDF-"));
  expect(pids()).not.toContain(victim);
});

test("times out on a slow document, and goes on with the others", async () => {
  typesetter = createTypesetter({ program, size: 2 });
  const { set } = typesetter;
  const hung = reasonOf(set(poison("hang"), { owner: 1, timeLimit: 300 }));
  expect(opening(await set(document, { owner: 2 }))).toBe("%PDF-");
  expect(await hung).toBeInstanceOf(DocumentFailed);
});

test("ends a process that takes too much memory", async () => {
  typesetter = createTypesetter({ program, memoryLimit: 400 << 20 });
  const reason = await reasonOf(typesetter.set(poison("hoard")));
  expect(reason).toMatchObject({
    name: "DocumentFailed",
    message: expect.stringContaining("memory"),
  });
  expect(opening(await typesetter.set(document))).toBe("%PDF-");
});

test("keeps a process for other owners while one owner's documents hang", async () => {
  typesetter = createTypesetter({ program, size: 2 });
  const { set } = typesetter;
  const hung = Array.from({ length: 4 }, () => reasonOf(set(poison("hang"), { owner: 1 })));
  const start = performance.now();
  await set(document, { owner: 2 });
  expect(performance.now() - start).toBeLessThan(10_000);
  typesetter.stop();
  for (const reason of await Promise.all(hung)) {
    expect(reason).toBeInstanceOf(TypesetterUnavailable);
  }
});

test("refuses documents beyond its queue", async () => {
  typesetter = createTypesetter({ program, size: 2 });
  const { set } = typesetter;
  const outcomes = Array.from({ length: 40 }, (_, owner) =>
    reasonOf(set(poison("hang"), { owner })),
  );
  expect(await outcomes.at(-1)).toBeInstanceOf(TypesetterUnavailable);
  expect(await reasonOf(set(document))).toBeInstanceOf(TypesetterUnavailable);
});

test("refuses an invalid document and goes on running", async () => {
  typesetter = createTypesetter();
  const broken = { ...document, data: { words: null } };
  await expect(typesetter.set(broken)).rejects.toThrow("cannot be set");
  expect(opening(await typesetter.set(document))).toBe("%PDF-");
});
