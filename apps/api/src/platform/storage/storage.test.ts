import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bucketStorage } from "./bucket.ts";
import { folderStorage } from "./folder.ts";
import type { Storage } from "./storage.ts";

const folder = mkdtempSync(join(tmpdir(), "parution-storage-"));
const bucket = new S3rver({
  directory: join(folder, "bucket"),
  silent: true,
  configureBuckets: [{ name: "parution", configs: [] }],
});
const server = createServer(bucket.getMiddleware());
let endpoint = "";

beforeAll(async () => {
  await bucket.configureBuckets();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  endpoint = typeof address === "object" ? `http://127.0.0.1:${address?.port}` : "";
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const keys = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };
const openBucket = (env: NodeJS.ProcessEnv = keys) =>
  bucketStorage(`s3://parution/files?endpoint=${encodeURIComponent(endpoint)}`, env);

const kinds: readonly (readonly [string, () => Storage])[] = [
  ["a folder", () => folderStorage(join(folder, "files"))],
  ["a bucket", openBucket],
];

describe.each(kinds)("%s", (_name, open) => {
  const key = `ads/${crypto.randomUUID()}`;
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));

  test("returns stored bytes", async () => {
    const storage = open();
    await storage.put(key, bytes, "image/png");
    expect(await storage.get(key)).toEqual(bytes);
  });

  test("holds nothing under an unknown key", async () => {
    expect(await open().get("ads/unknown")).toBeNull();
  });

  test("lists the files", async () => {
    const storage = open();
    const more = Array.from({ length: 3 }, () => `users/${crypto.randomUUID()}`);
    for (const one of more) await storage.put(one, new Uint8Array([1]), "image/png");
    const found = await Array.fromAsync(storage.keys());
    expect(found.toSorted()).toEqual([key, ...more].toSorted());
    for (const one of more) await storage.remove(one);
  });

  test("removes a file, and accepts a second removal", async () => {
    const storage = open();
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
    await storage.remove(key);
  });

  test.each(["../secret", "ads/../../secret", "/etc/passwd", "ads//x", "", "ads/x.png"])(
    "refuses the key %j",
    async (bad) => {
      await expect(async () => open().get(bad)).rejects.toThrow(RangeError);
    },
  );
});

test("a folder holds no drafts when a file is written", async () => {
  const storage = folderStorage(join(folder, "whole"));
  await storage.put("ads/one", new Uint8Array([1]), "image/png");
  expect(readdirSync(join(folder, "whole/ads"))).toEqual(["one"]);
});

test("a folder that nothing was put into has no files", async () => {
  expect(await Array.fromAsync(folderStorage(join(folder, "none")).keys())).toEqual([]);
});

test("a bucket that lists in pages is read to its last page", async () => {
  const pages: Record<string, string> = {
    "": "<Key>files/ads/one</Key><NextContinuationToken>more+</NextContinuationToken>",
    "more+": "<Key>files/ads/two</Key><Key>files/ads/No key</Key>",
  };
  const lister = createServer(({ url }, response) => {
    const token = new URL(url ?? "", "http://bucket").searchParams.get("continuation-token");
    response.end(`<ListBucketResult>${pages[token ?? ""]}</ListBucketResult>`);
  }).listen(0, "127.0.0.1");
  await once(lister, "listening");
  const address = lister.address();
  const port = typeof address === "object" ? address?.port : "";
  const storage = bucketStorage(`s3://parution/files?endpoint=http://127.0.0.1:${port}`, keys);
  expect(await Array.fromAsync(storage.keys())).toEqual(["ads/one", "ads/two"]);
  lister.close();
});

test("a missing bucket is an error, not an empty answer", async () => {
  const elsewhere = bucketStorage(`s3://other?endpoint=${encodeURIComponent(endpoint)}`, keys);
  await expect(elsewhere.get("ads/one")).rejects.toThrow("The bucket answered 404");
  await expect(elsewhere.put("ads/one", new Uint8Array([1]), "image/png")).rejects.toThrow("404");
});

test("a bucket without keys is reported in one sentence", () => {
  expect(() => openBucket({})).toThrow("STORAGE_URL needs keys");
});
