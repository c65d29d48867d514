import { expect, test } from "vitest";
import { encodingIn } from "../http/encode.ts";
import { answerFile, rangeIn } from "./answer-file.ts";
import { staticFile } from "./static-file.ts";

test.each([
  ["bytes=0-99", { first: 0, last: 99 }],
  ["bytes=900-", { first: 900, last: 999 }],
  ["bytes=-100", { first: 900, last: 999 }],
  ["bytes=990-5000", { first: 990, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
  ["bytes=1000-", "outside"],
  ["bytes=-0", "outside"],
  ["bytes=0-1,5-6", null],
  ["bytes=-", null],
  ["lines=0-1", null],
  [null, null],
])("reads the range %s of 1000 bytes", (header, range) => {
  expect(rangeIn(header, 1000)).toEqual(range);
});

const film = staticFile("/guide.webm", new Uint8Array(10));
const ask = (headers: Record<string, string>, method = "GET") =>
  answerFile(film, new Request("http://localhost/guide.webm", { method, headers }));

test("answers a part only to callers that read it, of the version that they have", async () => {
  const Range = "bytes=2-4";
  expect((await ask({ Range })).status).toBe(206);
  expect((await ask({ Range, "If-Range": `"${film.etag}"` })).status).toBe(206);
  const renewed = await ask({ Range, "If-Range": '"former"' });
  expect([renewed.status, renewed.headers.get("Content-Length")]).toEqual([200, "10"]);
  const head = await ask({ Range }, "HEAD");
  expect([head.status, head.headers.get("Content-Length")]).toEqual([200, "10"]);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, BR;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000, gzip;q=0", null],
  ["brotli, x-gzip", null],
  ["", null],
])("takes the encoding that «%s» accepts", (header, encoding) => {
  expect(encodingIn(header)).toBe(encoding);
});
