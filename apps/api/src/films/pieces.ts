import { FILM_LIMITS, FILM_PATH } from "@parution/rules/films";
import type { Selectable } from "kysely";
import type { Context } from "../platform/context.ts";
import type { FilmTable } from "../platform/database/tables/contents.ts";
import type { ByteRange } from "../platform/web/answer-file.ts";

const TYPES = {
  mp4: "video/mp4",
  webm: "video/webm",
  jpg: "image/jpeg",
  png: "image/png",
} as const;
type Extension = keyof typeof TYPES;

export const newName = (extension: Extension): string => `${crypto.randomUUID()}.${extension}`;
export const addressOf = (name: string): string => `${FILM_PATH}${name}`;
export const nameOf = (address: string): string => address.slice(FILM_PATH.length);

/** Media type by the name that the service itself has given. */
export const typeOf = (name: string): string =>
  TYPES[(name.split(".")[1] ?? "") as Extension] ?? "application/octet-stream";

/** Storage key of a piece. */
export const keyOf = (name: string, piece: number): string =>
  `films/${name.split(".")[0]}/${piece}`;

/** Bytes of a piece of a film. */
export const lengthOf = (size: number, piece: number): number =>
  Math.min(FILM_LIMITS.piece, size - piece * FILM_LIMITS.piece);

type Storage = Pick<Context, "storage">;

export async function removePieces(
  { storage }: Storage,
  { name, piece_hashes }: Pick<Selectable<FilmTable>, "name" | "piece_hashes">,
): Promise<void> {
  for (const piece of piece_hashes.keys()) await storage.remove(keyOf(name, piece));
}

/** Bytes of a part of a film, with one piece at a time in memory. */
export async function* readPart(
  { storage }: Storage,
  name: string,
  { first, last }: ByteRange,
): AsyncIterable<Uint8Array<ArrayBuffer>> {
  const { piece: length } = FILM_LIMITS;
  for (let piece = Math.floor(first / length); piece * length <= last; piece += 1) {
    const bytes = await storage.get(keyOf(name, piece));
    if (bytes === null) throw new Error(`Piece ${piece} of the film ${name} is missing.`);
    const start = piece * length;
    yield bytes.subarray(Math.max(0, first - start), last + 1 - start);
  }
}
