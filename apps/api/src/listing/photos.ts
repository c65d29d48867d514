import { PHOTO_PATH, photoUrl, requirePhoto } from "../ads/index.ts";
import type { PlainRoute } from "../platform/http/plain-route.ts";
import { notFound } from "../platform/http/problems.ts";

const PATH = /\/(\d+)\/(\d+\/\d+)$/;

/** A photo of an ad in one of its sizes, with the rights of the photo itself. */
export const sizedPhotoRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: `${PHOTO_PATH}:id{[0-9]{1,15}}/:width{[0-9]{1,4}}/:height{[0-9]{1,4}}`,
  async handle(request, { context }) {
    const [, id, size = ""] = PATH.exec(new URL(request.url).pathname) ?? [];
    if (!isSize(size)) throw notFound();
    const { storageKey, cache } = await requirePhoto(context, request.headers, Number(id));
    const bytes = await resize(storageKey, size, async () => {
      const whole = await context.storage.get(storageKey);
      if (whole === null) throw notFound();
      return whole;
    });
    return new Response(bytes, {
      headers: {
        "Content-Type": "image/webp",
        "Cache-Control": cache,
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};

/** Sizes that are kept in memory; the largest are some 200 kB each. */
const KEPT = 200;
const QUALITY = 78;

const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * A photo in one of its sizes, as WebP; never enlarged. Recent results are kept.
 * @param key of the photo, whose bytes never change
 */
function resize(
  key: string,
  size: Size,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${key} ${size}`;
  const known = kept.get(name);
  const rendered = known ?? render(size, read);
  kept.delete(name); // and to the end: the oldest is forgotten first
  kept.set(name, rendered);
  rendered.catch(() => kept.delete(name));
  const oldest = kept.size > KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return rendered;
}

async function render(size: Size, read: () => Promise<Uint8Array<ArrayBuffer>>) {
  const { width, height, fit } = sizes[size];
  const { default: sharp } = await import("sharp"); // When first used: starting has no use for it.
  const picture = sharp(await read()).autoOrient();
  const sized = picture.resize({ width, height, fit, withoutEnlargement: true });
  return new Uint8Array(await sized.webp({ quality: QUALITY }).toBuffer());
}

/** The sizes that a published ad's photos are shown in, by the end of their address. */
const sizes = {
  "1280/960": { width: 1280, height: 960, fit: "inside" },
  // In CSS pixels, with two of the screen's for each.
  "320/240": { width: 640, height: 480, fit: "cover" },
  "100/100": { width: 200, height: 200, fit: "cover" },
} as const;

export type Size = keyof typeof sizes;

const isSize = (text: string): text is Size => Object.hasOwn(sizes, text);

/** Addresses of a published ad's photo, by size. */
export function photoUrls(fileId: number) {
  const at = (size: Size) => `${photoUrl(fileId)}/${size}`;
  return { url: at("1280/960"), medium: at("320/240"), thumbnail: at("100/100") };
}
