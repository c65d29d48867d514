/** Edge of a profile's photo at most, in pixels; it is square. */
export const LARGEST_PHOTO = 512;
/** Largest size of a photo in bytes. */
export const PHOTO_BYTES = 1024 * 1024;

/** Size of a profile photo, in pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** True when a photo is square and small enough to be a profile's. */
export const isProfilePhoto = ({ width, height }: PhotoSize): boolean =>
  width === height && width >= 1 && width <= LARGEST_PHOTO;

/** Size in a PNG's or JPEG's header; null for any other or a truncated file. */
export function photoSizeOf(bytes: Uint8Array): PhotoSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength >= 24 && view.getUint32(0) === PNG) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  return view.byteLength >= 4 && view.getUint16(0) === JPEG ? jpegSize(view) : null;
}

const PNG = 0x89504e47;
const JPEG = 0xffd8;
/** Markers of a frame, whichever its coding; 0xc4, 0xc8 and 0xcc say something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Goes from segment to segment until the one that begins the frame. */
function jpegSize(view: DataView): PhotoSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
