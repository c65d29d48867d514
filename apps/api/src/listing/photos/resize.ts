import { type Size, sizes } from "./sizes.ts";

/** Sizes that are kept in memory; the largest are some 200 kB each. */
const KEPT = 200;
const QUALITY = 78;

const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * A photo in one of its sizes, as WebP; never enlarged. What was asked for lately is not drawn again.
 * @param key of the photo, whose bytes never change
 */
export function resize(
  key: string,
  size: Size,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${key} ${size}`;
  const known = kept.get(name);
  const drawn = known ?? draw(size, read);
  kept.delete(name); // and to the end: the oldest is forgotten first
  kept.set(name, drawn);
  drawn.catch(() => kept.delete(name));
  const oldest = kept.size > KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return drawn;
}

async function draw(size: Size, read: () => Promise<Uint8Array<ArrayBuffer>>) {
  const { width, height, fit } = sizes[size];
  const { default: sharp } = await import("sharp"); // When first used: starting has no use for it.
  const picture = sharp(await read()).autoOrient();
  const sized = picture.resize({ width, height, fit, withoutEnlargement: true });
  return new Uint8Array(await sized.webp({ quality: QUALITY }).toBuffer());
}
