import { inflateSync } from "node:zlib";
import { photoTypeOf } from "@parution/rules/attachments";
import { expect, test } from "vitest";
import { paintLandscape } from "./landscape.ts";

test("a landscape is a small PNG of all its rows, the same for the same seed", () => {
  const picture = paintLandscape(3);
  expect(photoTypeOf(picture)).toBe("image/png");
  expect(picture.byteLength).toBeLessThan(50_000);
  const content = Buffer.from(picture);
  const start = content.indexOf("IDAT") + 4;
  const length = content.readUInt32BE(start - 8);
  const rows = inflateSync(content.subarray(start, start + length));
  expect(rows).toHaveLength(641 * 480);
  expect(paintLandscape(3)).toEqual(picture);
  expect(paintLandscape(4)).not.toEqual(picture);
});
