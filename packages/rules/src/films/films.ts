/** Sizes of films in bytes, but for the largest of an installation, which is a setting. */
export const FILM_LIMITS = {
  /** Largest value of the setting. */
  bytes: 1000 * 1024 * 1024,
  /** Size of a piece that is sent, kept and read at once. */
  piece: 1024 * 1024,
  poster: 5 * 1024 * 1024,
} as const;

export type FilmFormat = "mp4" | "webm";

/** Bytes at the start of a film that show its format. */
export const FILM_HEAD = 64;
const EBML = [0x1a, 0x45, 0xdf, 0xa3] as const;
/** Brands of audio, pictures and QuickTime, which stand in the same kind of file (ISO/IEC 14496-12, 4.3). */
const OTHER_BRANDS = /^(M4A|M4B|M4P|qt|heic|heix|mif1|avif|avis|crx)/;

/** Format that the first bytes of a file name, whatever its name is; null: no film that browsers play. */
export function filmFormatOf(start: Uint8Array): FilmFormat | null {
  const head = start.subarray(0, FILM_HEAD);
  const words = String.fromCharCode(...head);
  if (EBML.every((byte, at) => head[at] === byte)) return words.includes("webm") ? "webm" : null;
  const isMp4 = words.slice(4, 8) === "ftyp" && !OTHER_BRANDS.test(words.slice(8, 12));
  return isMp4 ? "mp4" : null;
}

/** Path of the films and posters that the newspaper keeps itself; a name follows. */
export const FILM_PATH = "/ads/films/";

/** True for an address of a film or a poster that the newspaper keeps itself. */
export const isOwnFilm = (address: string): boolean => address.startsWith(FILM_PATH);
