import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { glossary } from "./glossary.ts";

test("docs/glossary.md lists the names of the codecs", async () => {
  const file = new URL("../../../../docs/glossary.md", import.meta.url);
  expect(await readFile(file, "utf8")).toBe(glossary());
});
