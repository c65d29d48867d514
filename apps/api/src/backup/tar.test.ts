import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Entry, readTar, writeTar } from "./tar.ts";

const entries: readonly Entry[] = [
  { name: "first.json", bytes: new TextEncoder().encode('{ "été": "إشهار" }') },
  { name: "folder/empty", bytes: new Uint8Array() },
  { name: "folder/block", bytes: crypto.getRandomValues(new Uint8Array(512)) },
  { name: `${"n".repeat(96)}.bin`, bytes: crypto.getRandomValues(new Uint8Array(1300)) },
];

const all = <Item>(items: AsyncIterable<Item>) => Array.fromAsync(items);
async function* each<Item>(items: Iterable<Item>) {
  yield* items;
}
const written = async () => Buffer.concat(await all(writeTar(each(entries))));

function* piecesOf(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test.each([100, 512, 10_000])("written files are read in pieces of %d bytes", async (size) => {
  expect(await all(readTar(each(piecesOf(await written(), size))))).toEqual(entries);
});

test("the system's own tar unpacks it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "parution-tar-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "archive.tar"), await written());
  execFileSync("tar", ["-xf", "archive.tar"], { cwd: folder });
  for (const { name, bytes } of entries) {
    expect(new Uint8Array(readFileSync(join(folder, name)))).toEqual(bytes);
  }
});

test("an archive that is truncated anywhere is refused", async () => {
  const whole = await written();
  for (let length = 0; length < whole.length; length += 97) {
    const cut = each([whole.subarray(0, length)]);
    await expect(all(readTar(cut))).rejects.toThrow("cut off");
  }
});

test("refuses a file that is no archive", async () => {
  const noise = crypto.getRandomValues(new Uint8Array(2048));
  await expect(all(readTar(each([noise])))).rejects.toThrow("no archive");
});

test("a name too long for the format is refused", async () => {
  const entry = { name: "n".repeat(101), bytes: new Uint8Array() };
  await expect(all(writeTar(each([entry])))).rejects.toThrow("too long");
});
