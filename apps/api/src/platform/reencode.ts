import type { PhotoType } from "@parution/rules/attachments";

/** Most pixels of a picture: some small files decompress to more than the memory holds. */
const MOST_PIXELS = 50_000_000;
/** Quality of a re-encoded JPEG, without a visible difference. */
const QUALITY = 90;

/**
 * A picture written anew from its pixels, upright, in its own type: other contents of the file (place,
 * camera, data of other programs) are left out.
 * @returns null for a broken picture, another type, or too large a one.
 */
export async function reencode(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: PhotoType,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const format = mediaType === "image/png" ? "png" : "jpeg";
  const { default: sharp } = await import("sharp"); // When first used: starting has no use for it.
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" });
  try {
    const { format: found } = await picture.metadata();
    if (found !== format) return null;
    const upright = picture.autoOrient();
    const written = format === "png" ? upright.png() : upright.jpeg({ quality: QUALITY });
    return new Uint8Array(await written.toBuffer());
  } catch {
    // Any refusal of the decoder means no picture to the caller.
    return null;
  }
}
