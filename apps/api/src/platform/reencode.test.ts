import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { reencode } from "./reencode.ts";

/** Position that a phone records. */
const PLACE = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 35/1 0/1" } };

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#306066" } });

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

describe("a re-encoded photo", () => {
  test.each(["png", "jpeg"] as const)("keeps its type, %s, and its size", async (format) => {
    const photo = await bytesOf(canvas(40, 30).toFormat(format));
    const written = await reencode(photo, `image/${format}`);
    const found = await sharp(written ?? photo).metadata();
    expect(written).not.toBeNull();
    expect(found).toMatchObject({ format, width: 40, height: 30 });
  });

  test("has no location", async () => {
    const photo = await bytesOf(canvas(8, 8).withExif(PLACE).jpeg());
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const written = await reencode(photo, "image/jpeg");
    expect(written).not.toBeNull();
    expect((await sharp(written ?? photo).metadata()).exif).toBeUndefined();
  });

  test("stands upright, as it was shown before", async () => {
    const lying = await bytesOf(canvas(40, 30).withMetadata({ orientation: 6 }).jpeg());
    const written = await reencode(lying, "image/jpeg");
    const found = await sharp(written ?? lying).metadata();
    expect(found).toMatchObject({ width: 30, height: 40 });
    expect(found.orientation).toBeUndefined();
  });

  test("has lost data hidden behind its pixels", async () => {
    const script = new TextEncoder().encode("<script>alert(1)</script>");
    const photo = await bytesOf(canvas(8, 8).png());
    const polyglot = new Uint8Array([...photo, ...script]);
    const written = await reencode(polyglot, "image/png");
    expect(written).not.toBeNull();
    expect(new TextDecoder("latin1").decode(written ?? polyglot)).not.toContain("script");
  });
});

describe("a file that is no photo", () => {
  test.each([
    ["a picture of another type", async () => bytesOf(canvas(8, 8).webp())],
    ["half a picture", async () => (await bytesOf(canvas(64, 64).png())).subarray(0, 90)],
    ["a text", async () => new TextEncoder().encode("\u0089PNG, they say")],
    ["a drawing that runs", async () => new TextEncoder().encode("<svg onload='alert(1)'/>")],
  ])("is refused: %s", async (_, make) => {
    const bytes = new Uint8Array(await make());
    expect(await reencode(bytes, "image/png")).toBeNull();
  });

  test("is refused as a small file that decompresses beyond the limit", async () => {
    const bomb = await bytesOf(canvas(8000, 8000).png({ compressionLevel: 9 }));
    expect(bomb.byteLength).toBeLessThan(1024 * 1024);
    expect(await reencode(bomb, "image/png")).toBeNull();
  });
});
