import { createHash } from "node:crypto";
import type { CallAnswer, CallInput } from "@parution/contract/call";
import type {
  beginFilm as beginCall,
  sendPoster as posterCall,
  sendFilmPiece as sendCall,
} from "@parution/contract/contents";
import { photoTypeOf } from "@parution/rules/attachments";
import { dateInZone } from "@parution/rules/dates";
import { FILM_LIMITS, filmFormatOf } from "@parution/rules/films";
import { MEGABYTE } from "../platform/config/config.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { storageFull } from "../platform/http/outage.ts";
import { invalid, type Messages, notFound } from "../platform/http/problems.ts";
import type { Job } from "../platform/jobs.ts";
import { reencode } from "../platform/reencode.ts";
import { hasRoomFor } from "../platform/storage/folder.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail, type Facts } from "../trail/index.ts";
import { addressOf, keyOf, lengthOf, newName, removePieces, typeOf } from "./pieces.ts";
import {
  deleteFilm,
  type FilmRow,
  findFilm,
  insertFilm,
  markUnused,
  noteReceived,
  touchNamed,
  touchSame,
} from "./queries.ts";

type Actor = Pick<StaffIdentity, "email" | "userId">;

/** Time in which a film has to arrive, and after which one that nothing names is removed. */
const KEPT = 24 * 3_600_000;
/** Milliseconds from one removal to the next. */
const INTERVAL = 10 * 60_000;

/**
 * Announces a film by its pieces, or finds the one that has them.
 * @throws ProblemError 422 for an empty or too large file, or pieces that do not make it up; 503 without room.
 */
export async function beginUpload(
  context: Context,
  { fileName, format, size, hashes }: CallInput<typeof beginCall>["body"],
): Promise<CallAnswer<typeof beginCall>> {
  const { config, clock, db } = context;
  if (size === 0) throw invalid<typeof beginCall>({ fileName: [texts.empty] }, texts.empty);
  if (size > config.filmBytes) {
    const sentence = tooLarge(config.filmBytes);
    throw invalid<typeof beginCall>({ fileName: [sentence] }, sentence);
  }
  if (hashes.length !== Math.ceil(size / FILM_LIMITS.piece)) {
    throw invalid<typeof beginCall>({ hashes: [texts.unlike] }, texts.unlike);
  }
  if (!hasRoomFor(config, config.storageUrl === null ? size : 0)) throw storageFull();
  const at = new Date(clock.now());
  const film =
    (await touchSame(
      db,
      { hashes, extension: format, since: new Date(at.getTime() - KEPT) },
      at,
    )) ??
    (await insertFilm(db, {
      name: newName(format),
      file_name: fileName.toWellFormed(),
      size,
      received: 0,
      piece_hashes: hashes,
      touched_at: at,
    }));
  return { filmId: film.id, received: film.received, address: addressOf(film.name) };
}

/**
 * Keeps the next piece of a film. A piece that is there already changes nothing.
 * @throws ProblemError 404 for a film that is gone; 422 for a piece that is not the announced one, and for a first one that is not of
 * the announced format: the film is forgotten then.
 */
export async function takePiece(
  context: Context,
  actor: Actor,
  { filmId, piece, file }: CallInput<typeof sendCall>["body"],
): Promise<CallAnswer<typeof sendCall>> {
  const film = await findFilm(context.db, filmId);
  if (film === undefined) throw notFound(texts.gone);
  const before = piece * FILM_LIMITS.piece;
  if (before !== film.received || film.received === film.size) return { received: film.received };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hash = createHash("sha256").update(bytes).digest("hex");
  if (bytes.length !== lengthOf(film.size, piece) || hash !== film.piece_hashes[piece]) {
    throw invalid<typeof sendCall>({ file: [texts.unlike] }, texts.unlike);
  }
  if (piece === 0 && !film.name.endsWith(`.${filmFormatOf(bytes)}`)) {
    await deleteFilm(context.db, filmId);
    throw invalid<typeof beginCall>({ fileName: [texts.type] }, texts.type);
  }
  const key = keyOf(film.name, piece);
  await context.storage.put(key, bytes, "application/octet-stream");
  const after = before + bytes.length;
  if (await note(context, actor, film, { before, after })) return { received: after };
  const now = await findFilm(context.db, filmId);
  if (now !== undefined) return { received: now.received };
  await context.storage.remove(key);
  throw notFound(texts.gone);
}

/** Notes a piece, and in the trail that the film is whole. */
function note(
  { db, clock }: Pick<Context, "clock" | "db">,
  actor: Actor,
  film: FilmRow,
  { before, after }: { readonly before: number; readonly after: number },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const at = new Date(clock.now());
    const isNoted = await noteReceived(tx, film.id, { before, after, at });
    if (isNoted && after === film.size) await appendToTrail(tx, entryOf(at, actor, film));
    return isNoted;
  });
}

const entryOf = (
  at: Date,
  { email }: Actor,
  { name, file_name, size }: Pick<FilmRow, "file_name" | "name" | "size">,
) => {
  const facts: { before: Facts; after: Facts } = {
    before: { address: null },
    after: { address: addressOf(name), size },
  };
  const subject = `film ${file_name}`;
  return { at, operator: email, command: "contents", subject, reason: null, ...facts };
};

/**
 * Keeps the picture before a film, written anew from its pixels.
 * @throws ProblemError 422 for another file, or one that is too large; 503 without room.
 */
export async function takePoster(
  context: Context,
  actor: Actor,
  file: File,
): Promise<CallAnswer<typeof posterCall>> {
  const sent = new Uint8Array(await file.arrayBuffer());
  const type = sent.length > FILM_LIMITS.poster ? null : photoTypeOf(sent);
  const bytes = type === null ? null : await reencode(sent, type);
  if (bytes === null) throw invalid<typeof posterCall>({ file: [texts.poster] }, texts.poster);
  if (!hasRoomFor(context.config, bytes.length)) throw storageFull();
  const at = new Date(context.clock.now());
  const name = newName(type === "image/png" ? "png" : "jpg");
  const length = Math.ceil(bytes.length / FILM_LIMITS.piece);
  const parts = Array.from({ length }, (_, piece) =>
    bytes.slice(piece * FILM_LIMITS.piece, (piece + 1) * FILM_LIMITS.piece),
  );
  const hashes = parts.map((part) => createHash("sha256").update(part).digest("hex"));
  // Its row comes first: whatever ends the program, nothing is kept that no row names.
  const film = await insertFilm(context.db, {
    name,
    file_name: file.name.slice(0, 200).toWellFormed(),
    size: bytes.length,
    received: 0,
    piece_hashes: hashes,
    touched_at: at,
  });
  try {
    for (const [piece, part] of parts.entries()) {
      await context.storage.put(keyOf(name, piece), part, typeOf(name));
    }
    if (!(await note(context, actor, film, { before: 0, after: film.size }))) throw notFound();
  } catch (error) {
    await removePieces(context, film);
    await deleteFilm(context.db, film.id);
    throw error;
  }
  return { address: addressOf(name) };
}

/** Removes films that have not arrived whole within a day, or that no content names any more. */
export const removeUnusedFilms: Job = {
  name: "films",
  every: INTERVAL,
  async run(context) {
    const now = context.clock.now();
    const day = dateInZone(now, context.config.publisherZone);
    const at = new Date(now);
    await touchNamed(context.db, { at, day });
    // A film may have been named for as long as that since the last run.
    for (const film of await markUnused(context.db, new Date(now - KEPT - INTERVAL), day)) {
      await removePieces(context, film);
      await deleteFilm(context.db, film.id);
      // Pieces that arrived before the row was deleted; a later one finds no row, and its own upload removes it.
      await removePieces(context, film);
    }
  },
};

function tooLarge(most: number): Messages {
  const megabytes = Math.floor(most / MEGABYTE);
  return {
    fr: `Ce film dépasse ${megabytes} Mo : exportez-le plus léger.`,
    ar: `يتجاوز هذا الفيلم ${megabytes} ميغابايت: صدروه بحجم أصغر.`,
  };
}

const texts = {
  empty: { fr: "Ce fichier est vide.", ar: "هذا الملف فارغ." },
  type: {
    fr: "Ce fichier n’est pas un film MP4 ou WebM, quel que soit son nom.",
    ar: "هذا الملف ليس فيلما بصيغة MP4 أو WebM أيا كان اسمه.",
  },
  unlike: {
    fr: "Ce morceau n’est pas celui du film annoncé.",
    ar: "هذا الجزء ليس من الفيلم المعلن عنه.",
  },
  gone: {
    fr: "Cet envoi a expiré : choisissez de nouveau le film.",
    ar: "انتهت مدة هذا الإرسال: اختاروا الفيلم من جديد.",
  },
  poster: {
    fr: "L’affiche est une image PNG ou JPEG de 5 Mo au plus.",
    ar: "الملصق صورة PNG أو JPEG لا تتجاوز 5 ميغابايت.",
  },
} as const satisfies Record<string, Messages>;
