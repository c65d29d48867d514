import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { readSigned } from "./signed-file.ts";

const signed = { statement: "{}", signature: "abc" };
const written = JSON.stringify(signed);

const BEFORE = "%PDF-1.7\n1 0 obj\n<<>>stream\nq Q\nendstream\nendobj\n2 0 obj\n<<>>stream\r\n";

/** A file with another stream before the one that says something. */
const fileWith = (content: BlobPart) =>
  new File([BEFORE, content, "\nendstream\nendobj\n"], "attestation.pdf");

test.each([
  ["compressed", deflateSync(written)],
  ["as it stands", written],
])("what is signed is found %s", async (_how, content) => {
  expect(await readSigned(fileWith(content))).toEqual(signed);
});

test("a file that unfolds to more than a statement is not unfolded", async () => {
  const content = deflateSync(written + " ".repeat(1_000_000));
  await expect(readSigned(fileWith(content))).rejects.toMatchObject({ status: 422 });
});

test.each(["", "%PDF-1.7", "stream", "stream\nendstream"])("%o is no certificate", async (text) => {
  await expect(readSigned(new File([text], "a.pdf"))).rejects.toMatchObject({ status: 422 });
});
