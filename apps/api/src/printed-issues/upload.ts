import type { CallAnswer, CallInput } from "@parution/contract/call";
import type {
  beginIssue as beginCall,
  sendIssuePiece as sendCall,
} from "@parution/contract/printed-issues";
import { formatDayFirst, type IsoDate, toIsoDate } from "@parution/rules/dates";
import { ISSUE_LIMITS } from "@parution/rules/publication";
import type { Transaction } from "kysely";
import {
  type EditionKey,
  isBeingClosed,
  lockEdition,
  requireEdition,
} from "../edition-state/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { storageFull } from "../platform/http/outage.ts";
import { invalid, type Messages, notFound } from "../platform/http/problems.ts";
import { hasRoomFor } from "../platform/storage/folder.ts";
import { FAULTS, type IssueFault } from "./faults.ts";
import { keyIn, lengthOf, removePieces, sha256Of } from "./pieces.ts";
import {
  changeIssue,
  deleteIssue,
  findIssue,
  findSameFile,
  insertIssue,
  keyOf,
  type ListedIssue,
  listFiles,
  listStalled,
  lockFiles,
  lockIssue,
  noteReceived,
  replaceIssues,
} from "./queries.ts";
import { type Actor, noteIssue, refused } from "./record.ts";

type Tx = Transaction<Database>;

/** Milliseconds in which a file must arrive. */
const UPLOAD_LASTS = 24 * 3_600_000;

/**
 * Announces the file of an issue by its pieces, or finds the one that has them and goes on. Another file of the day that has not
 * arrived whole gives way to it.
 * @throws ProblemError 404 for a newspaper without editions; 409 for an edition that is to come, cancelled or being closed late, a
 * day that rests, a file that is there already, or an issue in whose place it was not sent; 422 for pieces that do not make up the file; 503 without room.
 */
export async function beginUpload(
  context: Context,
  actor: Actor,
  body: CallInput<typeof beginCall>["body"],
): Promise<CallAnswer<typeof beginCall>> {
  const { supportId, day, fileName, size, hashes } = body;
  const pieces = Math.ceil(size / ISSUE_LIMITS.piece);
  if (hashes.length !== pieces) throw invalid<typeof beginCall>({ hashes: [UNLIKE] });
  // The file is assembled beside its pieces before it is read.
  const needed = context.config.storageUrl === null ? 2 * size : size;
  if (!hasRoomFor(context.config, needed)) throw storageFull();
  const { today, clock } = momentOf(context);
  const { issue, dropped } = await transaction(context.db, async (tx) => {
    const { unfinished, recorded } = await requirePlace(tx, body, today);
    const same = unfinished.find((one) => isFileOf(one, hashes));
    if (same !== undefined) {
      await changeIssue(tx, same.id, { replaces: recorded });
      return { issue: same, dropped: [] };
    }
    for (const other of unfinished) await deleteIssue(tx, other.id);
    const row = await insertIssue(tx, {
      support_id: supportId,
      day,
      file_name: fileName,
      size,
      piece_hashes: hashes,
      storage_key: `issues/${crypto.randomUUID()}`,
      replaces: recorded,
      uploaded_by: actor.userId,
      uploaded_at: new Date(clock.now),
    });
    return { issue: row, dropped: unfinished };
  });
  for (const other of dropped) await removePieces(context, other);
  // All pieces had arrived, but the process ended before the reading began.
  if (issue.received === issue.size) await endUpload(context, actor, issue.id);
  return { issueId: issue.id, received: issue.received };
}

type Announced = CallInput<typeof beginCall>["body"];

/** Locks an edition that may take this file. Returns what has not arrived yet, and the id of the issue that is recorded. */
async function requirePlace(
  tx: Tx,
  { supportId, day, hashes, replaces }: Announced,
  today: IsoDate,
): Promise<{ readonly unfinished: readonly ListedIssue[]; readonly recorded: number | null }> {
  const key = { supportId, day };
  const edition = await lockEdition(tx, key);
  if (edition === undefined) throw notFound();
  if (edition.state === "cancelled")
    throw refused("EDITION_CANCELLED", FAULTS["edition-cancelled"]);
  await requireEdition(tx, edition, key);
  if (edition.state === "open" && day > today) throw refused("EDITION_OPEN", OPEN);
  await requireNotBeingClosed(tx, key);
  const known = await listFiles(tx, key);
  const inHand = known.find(({ state }) => state === "reading" || state === "checking");
  const there = await findSameFile(tx, key, hashes);
  if (there !== undefined) throw sameFile(there.day);
  // A file of which the storage has lost a piece is sent anew.
  const isWhole = inHand !== undefined && inHand.fault !== LOST;
  if (isWhole && isFileOf(inHand, hashes)) throw sameFile(day);
  const recorded = known.find(({ state }) => state === "recorded");
  const current = inHand ?? recorded;
  if (current !== undefined && current.id !== replaces) throw refused("ISSUE_STANDS", STANDS);
  return {
    unfinished: known.filter(({ state }) => state === "uploading"),
    recorded: recorded?.id ?? null,
  };
}

const LOST: IssueFault = "incomplete";

const isFileOf = (issue: ListedIssue, hashes: readonly string[]): boolean =>
  issue.piece_hashes.join() === hashes.join();

/**
 * Refuses a day that is being closed, whose ads are moved or refunded: its issue is read before or after.
 * @throws ProblemError 409
 */
async function requireNotBeingClosed(tx: Tx, key: EditionKey): Promise<void> {
  if (!(await isBeingClosed(tx, key))) return;
  const day = formatDayFirst(key.day);
  throw refused("DAY_CLOSED", {
    fr: `Le ${day} vient d’être déclaré fermé : annulez cette fermeture, ou attendez une heure, avant d’envoyer son journal imprimé.`,
    ar: `أعلن للتو إغلاق يوم ${day}: تراجعوا عن هذا الإغلاق، أو انتظروا ساعة، قبل إرسال جريدته المطبوعة.`,
  });
}

/**
 * Keeps the next piece of a file. A piece that is there already changes nothing; the last one begins the reading.
 * @throws ProblemError 404 for a file that was taken back; 409 where the day is being closed late, or with the last piece of a file
 * that has arrived for another day or was recorded meanwhile (`SAME_FILE`); 422 for a piece that is not the announced one.
 */
export async function takePiece(
  context: Context,
  actor: Actor,
  { issueId, piece, file }: CallInput<typeof sendCall>["body"],
): Promise<CallAnswer<typeof sendCall>> {
  const issue = await findIssue(context.db, issueId);
  if (issue === undefined || issue.state === "replaced") throw notFound(GONE);
  const before = piece * ISSUE_LIMITS.piece;
  const isNext = issue.state === "uploading" && before === issue.received;
  if (!isNext) return { received: issue.received };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hash = sha256Of(bytes);
  const isAnnounced = hash === issue.piece_hashes[piece];
  if (bytes.length !== lengthOf(issue.size, piece) || !isAnnounced) {
    throw invalid<typeof sendCall>({ file: [UNLIKE] });
  }
  const key = keyIn(issue, "piece", piece);
  await context.storage.put(key, bytes, "application/octet-stream");
  const after = before + bytes.length;
  if (!(await noteReceived(context.db, issueId, { before, after }))) {
    const now = await findIssue(context.db, issueId);
    if (now !== undefined && now.state !== "replaced") return { received: now.received };
    await context.storage.remove(key);
    throw notFound(GONE);
  }
  if (after === issue.size) await endUpload(context, actor, issueId);
  return { received: after };
}

/**
 * Begins the reading of a file that has arrived whole; the one that was being read or checked gives way to it.
 * @throws ProblemError 404 for a file that was taken back; 409 where the day is being closed late, or the same file has arrived for
 * another day or was recorded meanwhile: this one is removed.
 */
async function endUpload(context: Context, actor: Actor, id: number): Promise<void> {
  const at = new Date(context.clock.now());
  const twice = await transaction(context.db, async (tx) => {
    const found = await findIssue(tx, id);
    if (found === undefined) throw notFound(GONE);
    const edition = await lockEdition(tx, keyOf(found));
    const issue = await lockIssue(tx, id);
    if (issue === undefined || issue.state === "replaced" || edition === undefined)
      throw notFound(GONE);
    if (issue.state !== "uploading") return undefined;
    await requireNotBeingClosed(tx, keyOf(issue));
    await lockFiles(tx, issue.support_id);
    const same = await findSameFile(tx, keyOf(issue), issue.piece_hashes);
    if (same !== undefined) {
      await deleteIssue(tx, id);
      return { issue, day: same.day };
    }
    const replaced = await replaceIssues(tx, keyOf(issue), ["reading", "checking"], {
      except: id,
      at,
    });
    await changeIssue(tx, id, { state: "reading" });
    await noteIssue(
      tx,
      { at, operator: actor.email, command: "upload-issue" },
      edition.slug,
      issue,
      {
        before: { state: "uploading" },
        after: { state: "reading", replaced: replaced.length },
      },
    );
    return undefined;
  });
  if (twice === undefined) return;
  await removePieces(context, twice.issue);
  throw sameFile(twice.day);
}

/** Forgets files that have not arrived whole within a day. */
export async function forgetStalled(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - UPLOAD_LASTS);
  for (const { id } of await listStalled(context.db, before)) {
    const row = await deleteIssue(context.db, id);
    if (row !== undefined) await removePieces(context, row);
  }
}

function sameFile(of: string) {
  const day = formatDayFirst(toIsoDate(of));
  return refused("SAME_FILE", {
    fr: `Ce fichier a déjà été envoyé pour l’édition du ${day}.`,
    ar: `سبق إرسال هذا الملف لعدد ${day}.`,
  });
}

const UNLIKE: Messages = {
  fr: "Ce morceau n’est pas celui du fichier annoncé.",
  ar: "هذا الجزء ليس من الملف المعلن عنه.",
};
const GONE: Messages = {
  fr: "Cet envoi a été retiré ou remplacé : choisissez de nouveau le fichier.",
  ar: "سحب هذا الإرسال أو استبدل: اختاروا الملف من جديد.",
};
const OPEN: Messages = {
  fr: "Cette édition est encore ouverte : bouclez-la avant d’envoyer son journal imprimé.",
  ar: "ما زال هذا العدد مفتوحا: أقفلوه قبل إرسال جريدته المطبوعة.",
};
const STANDS: Messages = {
  fr: "Un journal imprimé est déjà là pour ce jour : confirmez qu’il doit être remplacé.",
  ar: "توجد جريدة مطبوعة لهذا اليوم: أكدوا أنه يجب استبدالها.",
};
