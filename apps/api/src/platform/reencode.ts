import type { PhotoType } from "@parution/rules/attachments";

/** Pixels of the largest picture that is opened: some small files unfold to more than the memory holds. */
const MOST_PIXELS = 50_000_000;
/** Quality of a JPEG that is written anew: no difference to be seen. */
const QUALITY = 90;

/**
 * A picture written anew from its pixels, upright, in the type it came in: what else was in the file (where and with
 * what it was taken, what other programs would read in it) is left behind.
 * @returns null for what is no whole picture of that type, or too large a one.
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
    // The decoder refuses it, whatever it is: for the caller no picture.
    return null;
  }
}
