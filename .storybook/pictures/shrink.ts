import { glob, readFile, writeFile } from "node:fs/promises";
import UPNG from "upng-js";
import { references } from "./references.ts";

/** Largest number of colours that a PNG with a palette can hold. */
const colours = 256;

/** Colour type of a PNG with a palette. */
const paletteType = 3;

/** Rewrites a reference with a palette: less than half the bytes, and no visible difference. */
async function shrink(path: string): Promise<void> {
  const image = UPNG.decode(new Uint8Array(await readFile(path)).buffer);
  if (image.ctype === paletteType) {
    return;
  }
  const small = UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, colours);
  await writeFile(path, Buffer.from(small));
}

/** After the pictures are taken, shrinks the references that were written. */
export async function teardown(): Promise<void> {
  for await (const path of glob(`${references}/**/*.png`)) {
    await shrink(path);
  }
}
