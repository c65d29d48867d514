import { editionCloses, LONGEST_LEAD } from "@parution/rules/calendar";
import { addDays, formatDayFirst, type IsoDate, toIsoDate } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import { mediumOf } from "../calendar/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, type Messages, notFound, ProblemError } from "../platform/http/problems.ts";
import type { Job } from "../platform/jobs.ts";
import { appendToTrail } from "../trail/index.ts";
import {
  dropRestingEditions,
  type EditionKey,
  type EditionRow,
  findRest,
  hasIssueInHand,
  hasNothingToClose,
  isRestored,
  listOpenUntil,
  lockEdition,
  makeOfferedEditions,
  writeState,
} from "./queries.ts";

type Tx = Transaction<Database>;

/** Locked edition as it was before a change. */
export type Locked = NonNullable<Awaited<ReturnType<typeof lockEdition>>>;

interface Change {
  readonly at: Date;
  /** The user who makes it. */
  readonly userId: number;
  /** Version that the user saw; undefined: any. */
  readonly version?: number | undefined;
}

/**
 * Closes an open edition.
 * @throws ProblemError 404 for a newspaper without editions; 409 for one that is not open, changed since it was seen, or whose day rests.
 */
export async function closeEdition(tx: Tx, key: EditionKey, change: Change): Promise<Locked> {
  const before = await lockToChange(tx, key, ["open"], change.version);
  await requireEdition(tx, before, key);
  await writeState(tx, key, "closed", { closed_at: change.at, closed_by: change.userId });
  return before;
}

/**
 * Opens a closed edition again, until it is closed at the desk or its day is over.
 * @throws ProblemError as {@link closeEdition}; 409 too while its printed issue is sent, read or checked.
 */
export async function reopenEdition(tx: Tx, key: EditionKey, change: Change): Promise<Locked> {
  const before = await lockToChange(tx, key, ["closed"], change.version);
  if (await hasIssueInHand(tx, key)) throw issueInHand(key, "reopen");
  if (await hasIssueInHand(tx, key, ["uploading"])) throw issueArriving(key, "reopen");
  await writeState(tx, key, "open", { closed_at: null, closed_by: null });
  return before;
}

interface Cancellation extends Change {
  readonly reasons: Readonly<Record<"fr" | "ar", string>>;
  /** Outcome for its ads. */
  readonly choice: "move" | "refund" | "client";
}

/**
 * Cancels an edition that is not printed.
 * @throws ProblemError as {@link closeEdition}; 409 too while its printed issue is sent, read or checked.
 */
export async function cancelEdition(
  tx: Tx,
  key: EditionKey,
  { at, userId, version, reasons, choice }: Cancellation,
): Promise<Locked> {
  const before = await lockToChange(tx, key, ["open", "closed"], version);
  if (await hasIssueInHand(tx, key)) throw issueInHand(key, "cancel");
  if (await hasIssueInHand(tx, key, ["uploading"])) throw issueArriving(key, "cancel");
  await writeState(tx, key, "cancelled", {
    cancelled_at: at,
    cancelled_by: userId,
    cancel_choice: choice,
    cancel_reason_fr: reasons.fr,
    cancel_reason_ar: reasons.ar,
  });
  return before;
}

/**
 * Marks an edition as printed; one that was still open closes with it. An edition that is printed already stays as it is.
 * @param by the user who says so; null: the program.
 * @throws ProblemError 404 for a newspaper without editions, 409 for a cancelled one.
 */
export async function markPrinted(
  tx: Tx,
  key: EditionKey,
  { at, by }: { readonly at: Date; readonly by: number | null },
): Promise<void> {
  const edition = await lockToChange(tx, key, ["open", "closed", "printed"]);
  if (edition.state === "printed") return;
  const closing = edition.state === "open" ? { closed_at: at, closed_by: by } : {};
  await writeState(tx, key, "printed", { ...closing, printed_at: at });
}

/** Takes back that an edition was printed: none of its files says so any more. Returns false for one that is not printed. */
export async function unmarkPrinted(tx: Tx, key: EditionKey): Promise<boolean> {
  const edition = await lockEdition(tx, key);
  if (edition?.state !== "printed") return false;
  await writeState(tx, key, "closed", { printed_at: null });
  return true;
}

async function lockToChange(
  tx: Tx,
  key: EditionKey,
  from: readonly EditionRow["state"][],
  version?: number,
): Promise<Locked> {
  const edition = await lockEdition(tx, key);
  if (edition === undefined) throw notFound();
  if (!from.includes(edition.state)) throw wrongState(key, edition.state);
  if (version !== undefined && version !== edition.version) throw wrongState(key, edition.state);
  if (await isRestored(tx, key)) throw restored(key);
  return edition;
}

/** @throws ProblemError 409 for an open edition of a day on which its newspaper does not appear. */
export async function requireEdition(
  tx: Tx,
  { state }: Pick<EditionRow, "state">,
  key: EditionKey,
): Promise<void> {
  if (state !== "open" || (await findRest(tx, key)) === undefined) return;
  const written = formatDayFirst(key.day);
  throw conflict("NO_EDITION", {
    fr: `Le journal ne paraît pas le ${written} : ce jour n’a pas d’édition.`,
    ar: `لا تصدر الجريدة يوم ${written}: ليس لهذا اليوم عدد.`,
  });
}

/**
 * Lets printed newspapers alone pass: others have no editions.
 * @throws ProblemError 404, with a code of its own for a digital newspaper.
 */
export function requirePrint<
  Support extends { readonly channel_id: Parameters<typeof mediumOf>[0] },
>(support: Support | undefined): asserts support is Support {
  if (support === undefined) throw notFound();
  if (mediumOf(support.channel_id) === "print") return;
  throw new ProblemError(404, "DIGITAL_NEWSPAPER", {
    fr: "Ce journal paraît en ligne : il n’a ni éditions ni numéro imprimé.",
    ar: "تصدر هذه الجريدة على الإنترنت: ليس لها أعداد مطبوعة.",
  });
}

function wrongState({ day }: EditionKey, state: EditionRow["state"]): ProblemError {
  const { fr, ar } = STATES[state];
  const written = formatDayFirst(day);
  return conflict("EDITION_CHANGED", {
    fr: `L’édition du ${written} est ${fr} : relisez son état avant de continuer.`,
    ar: `عدد ${written} ${ar}: راجعوا حالته قبل المتابعة.`,
  });
}

function restored({ day }: EditionKey): ProblemError {
  const written = formatDayFirst(day);
  return conflict("EDITION_RESTORED", {
    fr: `Les annonces du ${written} reviennent dans cette édition : réessayez dans un instant.`,
    ar: `إعلانات يوم ${written} في طور العودة إلى هذا العدد: أعيدوا المحاولة بعد لحظة.`,
  });
}

function issueInHand({ day }: EditionKey, action: keyof typeof BEFORE): ProblemError {
  const written = formatDayFirst(day);
  const { fr, ar } = BEFORE[action];
  return conflict("ISSUE_IN_HAND", {
    fr: `Le journal imprimé du ${written} est en cours de lecture ou de vérification : retirez-le avant ${fr}.`,
    ar: `الجريدة المطبوعة ليوم ${written} قيد القراءة أو التحقق: اسحبوها قبل ${ar}.`,
  });
}

function issueArriving({ day }: EditionKey, action: keyof typeof BEFORE): ProblemError {
  const written = formatDayFirst(day);
  const { fr, ar } = BEFORE[action];
  return conflict("ISSUE_IN_HAND", {
    fr: `Le journal imprimé du ${written} est en cours d’envoi : retirez-le avant ${fr}.`,
    ar: `الجريدة المطبوعة ليوم ${written} قيد الإرسال: اسحبوها قبل ${ar}.`,
  });
}

/** Words for the actions before which a printed issue is taken back. */
const BEFORE = {
  reopen: { fr: "de rouvrir l’édition", ar: "إعادة فتح العدد" },
  cancel: { fr: "d’annuler l’édition", ar: "إلغاء العدد" },
} as const satisfies Record<string, Messages>;

const STATES: Readonly<Record<EditionRow["state"], Messages>> = {
  open: { fr: "ouverte", ar: "مفتوح" },
  closed: { fr: "bouclée", ar: "مقفل" },
  printed: { fr: "imprimée", ar: "مطبوع" },
  cancelled: { fr: "annulée", ar: "ملغى" },
};

/** Days ahead in which an edition may close by itself. */
const CLOSING_DAYS = Math.ceil(LONGEST_LEAD / 24) + 1;

/**
 * Writes the editions that the calendar offers, takes those away that it offers no more, and closes those whose last payment can no
 * longer arrive, each with an entry of the trail. One that was reopened at the desk stays open until it is closed there, or its day is
 * over; one whose day is closed late waits until that is carried out or taken back.
 */
export const keepEditions: Job = {
  name: "editions",
  every: 5000,
  async run(context) {
    const { db } = context;
    const { today, clock } = momentOf(context);
    await makeOfferedEditions(db, today);
    await dropRestingEditions(db);
    for (const row of await listOpenUntil(db, addDays(today, CLOSING_DAYS))) {
      const key = { supportId: row.support_id, day: toIsoDate(row.day) };
      const closesAt = editionCloses(row.lead_hours, key.day, clock.zone);
      if (staysOpen(row.version, key, today) || clock.now < closesAt) continue;
      await transaction(db, (tx) => closeByItself(tx, context, key, closesAt));
    }
  },
};

/** True for an edition that was reopened at the desk and whose day is not over. */
const staysOpen = (version: number, { day }: EditionKey, today: IsoDate): boolean =>
  version > 0 && day >= today;

/** Closes an edition that does not stay open; a late closure of its day, and the ads that its undo gives back, are waited for. */
async function closeByItself(tx: Tx, context: Context, key: EditionKey, closesAt: number) {
  const edition = await lockEdition(tx, key);
  if (edition?.state !== "open" || (await hasNothingToClose(tx, key))) return;
  if (staysOpen(edition.version, key, momentOf(context).today)) return;
  const at = new Date(context.clock.now());
  const closed_at = edition.version > 0 ? at : new Date(closesAt);
  await writeState(tx, key, "closed", { closed_at });
  await appendToTrail(tx, {
    at,
    operator: "automatic",
    command: "close-edition",
    subject: `${edition.slug} ${key.day}`,
    reason: null,
    before: { state: "open" },
    after: { state: "closed" },
  });
}
