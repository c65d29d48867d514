import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { runProgram, withFileOnDisk } from "../testing/index.ts";
import { createTypesetter } from "../typesetter/index.ts";
import { appendSignature, fillSignature } from "./revision.ts";

const folder = mkdtempSync(join(tmpdir(), "parution-revision-"));
const typesetter = createTypesetter();
afterAll(() => rmSync(folder, { recursive: true }));

const details = { name: "L’Horizon", at: new Date("2026-06-01T09:00:00Z"), label: "Signature" };

/** A document without links, tagged, of some pages. */
async function pagesOf(count: number): Promise<Uint8Array> {
  const path = join(folder, `${count}.typ`);
  writeFileSync(path, `#for n in range(${count}) [Page #n #pagebreak(weak: true)]`);
  const template = pathToFileURL(path).href;
  return typesetter.set({ template, data: null }, { owner: "test" });
}

/** Objects of a file, after qpdf has checked it. */
const objectsOf = (bytes: Uint8Array<ArrayBuffer>) =>
  withFileOnDisk(new File([bytes], "signed.pdf"), async (path) => {
    await runProgram("qpdf", ["--check", path]);
    const json = JSON.parse(await runProgram("qpdf", ["--json", "--json-key=qpdf", path]));
    const [, objects]: [unknown, Record<string, { value?: Record<string, unknown> }>] = json.qpdf;
    return Object.values(objects).map(({ value = {} }) => value);
  });

test.each([1, 300])("of %d pages without links, the first has the field", async (count) => {
  const pdf = await pagesOf(count);
  const { bytes } = appendSignature(pdf, details, 2048);
  // What was there stays to the byte.
  expect(Buffer.compare(bytes.subarray(0, pdf.length), pdf)).toBe(0);
  const objects = await objectsOf(bytes);
  const pages = objects.filter((object) => object["/Type"] === "/Page");
  expect(pages).toHaveLength(count);
  expect(pages.filter((page) => "/Annots" in page)).toMatchObject([{ "/Tabs": "/S" }]);
  const [field] = objects.filter((object) => object["/FT"] === "/Sig");
  expect(field).toMatchObject({ "/F": 130, "/TU": "u:Signature", "/Rect": [0, 0, 0, 0] });
});

test("a file with a form of its own, or another kind of table, is not signed", async () => {
  const { bytes } = appendSignature(await pagesOf(1), details, 2048);
  expect(() => appendSignature(bytes, details, 2048)).toThrow("that can be extended");
  await withFileOnDisk(new File([new Uint8Array(await pagesOf(1))], "in.pdf"), async (path) => {
    const packed = join(folder, "packed.pdf");
    await runProgram("qpdf", ["--object-streams=generate", path, packed]);
    expect(() => appendSignature(readFileSync(packed), details, 2048)).toThrow(
      "that can be extended",
    );
  });
});

test("a signature larger than its room is refused, and the file stays as it was", async () => {
  const unsigned = appendSignature(await pagesOf(1), details, 2048);
  const before = unsigned.bytes.slice();
  expect(() => fillSignature(unsigned, new Uint8Array(2049).fill(7))).toThrow("its room");
  expect(Buffer.compare(unsigned.bytes, before)).toBe(0);
  fillSignature(unsigned, new Uint8Array(2048).fill(7));
  const written = Buffer.from(unsigned.bytes.subarray(unsigned.from - 1, unsigned.to + 1));
  expect(written.toString("latin1")).toBe(`<${"07".repeat(2048)}>`);
});
