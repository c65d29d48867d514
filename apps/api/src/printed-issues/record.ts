import type { CallAnswer, Language } from "@parution/contract/call";
import type { readPrintedIssue } from "@parution/contract/printed-issues";
import type { Transaction } from "kysely";
import { lockEdition, markPrinted } from "../edition-state/index.ts";
import { keepPages } from "../editions/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, type Messages, notFound } from "../platform/http/problems.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail } from "../trail/index.ts";
import { gatherBilled } from "./billed.ts";
import { describePrintedIssue, isOther } from "./describe.ts";
import { areRecordsOf } from "./findings.ts";
import {
  changeIssue,
  findIssue,
  type IssueRow,
  isElsewhere,
  keyOf,
  listFiles,
  lockIssue,
  readAgain,
  replaceIssues,
} from "./queries.ts";
import { denyMissing, listRecords } from "./record-queries.ts";

type Tx = Transaction<Database>;
/** Member of staff, for the trail. */
export type Actor = Pick<StaffIdentity, "email" | "userId">;
type Answer = CallAnswer<typeof readPrintedIssue>;

/**
 * Records an issue that a person has checked: the edition is printed, and another issue of the day is replaced. Missing ads
 * without a decision are marked as not printed. Where ads came in or changed since it was read, it is read again instead.
 * @throws ProblemError 404 for an unknown issue; 409 where it is not being checked, ads are undecided, came in or changed since it was
 * read, or it looks like another issue and the user has not accepted that.
 */
export async function record(
  context: Context,
  actor: Actor,
  { issueId, acceptsOther }: { readonly issueId: number; readonly acceptsOther: boolean },
  language: Language,
): Promise<Answer> {
  const known = await findIssue(context.db, issueId);
  if (known === undefined) throw notFound();
  const at = new Date(context.clock.now());
  const answer = await transaction(context.db, async (tx) => {
    const edition = await lockEdition(tx, keyOf(known));
    const issue = await lockIssue(tx, issueId);
    if (edition === undefined || issue?.state !== "checking") throw issueChanged();
    const records = await listRecords(tx, issueId);
    // Nothing enters or changes while the edition is locked. The issue is read again, and the refusal follows.
    if (!areRecordsOf(records, await gatherBilled(tx, keyOf(issue)))) {
      await readAgain(tx, issueId);
      const action = { at, operator: actor.email, command: "reread-issue" };
      await noteIssue(tx, action, edition.slug, issue, {
        before: { state: "checking" },
        after: { state: "reading" },
      });
      return null;
    }
    const isOpen = records.some(({ found, decision }) => found === "unsure" && decision === null);
    if (isOpen) throw refused("ADS_UNDECIDED", UNDECIDED);
    const isUnlike = isOther(issue, records, await isElsewhere(tx, issue));
    if (isUnlike && !acceptsOther) throw refused("OTHER_ISSUE", OTHER);
    await denyMissing(tx, issueId, { by: actor.userId, at });
    await recordIn(tx, issue, { at, by: actor.userId, slug: edition.slug, operator: actor.email });
    return describePrintedIssue(tx, keyOf(issue), language);
  });
  if (answer === null) throw refused("ADS_ADDED", ADDED);
  return answer;
}

interface Recording {
  readonly at: Date;
  readonly by: number | null;
  readonly slug: string;
  readonly operator: string;
}

/**
 * Records an issue in the place of the one before, and its edition as printed, whose pages are kept; the ads that it lacks are due to
 * be reported.
 */
export async function recordIn(
  tx: Tx,
  issue: IssueRow,
  { at, by, slug, operator }: Recording,
): Promise<void> {
  const key = keyOf(issue);
  const replaced = await replaceIssues(tx, key, ["recorded"], { except: issue.id, at });
  await changeIssue(tx, issue.id, {
    state: "recorded",
    fault: null,
    ended_at: at,
    absences_due: true,
  });
  await markPrinted(tx, key, { at, by });
  await keepPages(tx, key, at);
  await noteIssue(tx, { at, operator, command: "record-issue" }, slug, issue, {
    before: { state: issue.state },
    after: { state: "recorded", replaced: replaced.length },
  });
}

/**
 * Puts a recorded issue back to its check: its ads can be decided anew, and its records prove nothing until it is recorded again. The
 * edition stays printed.
 * @throws ProblemError 404 for an unknown issue; 409 where it is not recorded, or another file of the day is read or checked.
 */
export async function recheck(
  context: Context,
  actor: Actor,
  issueId: number,
  language: Language,
): Promise<Answer> {
  const known = await findIssue(context.db, issueId);
  if (known === undefined) throw notFound();
  const at = new Date(context.clock.now());
  return transaction(context.db, async (tx) => {
    const key = keyOf(known);
    const edition = await lockEdition(tx, key);
    const issue = await lockIssue(tx, issueId);
    if (edition === undefined || issue?.state !== "recorded") throw issueChanged();
    const files = await listFiles(tx, key);
    const hasOther = files.some(({ state }) => state === "reading" || state === "checking");
    if (hasOther) throw refused("OTHER_FILE", OTHER_FILE);
    await changeIssue(tx, issueId, { state: "checking", ended_at: null });
    const action = { at, operator: actor.email, command: "recheck-issue" };
    await noteIssue(tx, action, edition.slug, issue, {
      before: { state: "recorded" },
      after: { state: "checking" },
    });
    return describePrintedIssue(tx, key, language);
  });
}

interface Entry {
  readonly before: Readonly<Record<string, string | number | boolean | null>>;
  readonly after: Entry["before"];
}

/** Appends an event of an issue to the trail. */
export async function noteIssue(
  tx: Tx,
  action: { readonly at: Date; readonly operator: string; readonly command: string },
  slug: string,
  issue: Pick<IssueRow, "day" | "file_name">,
  entry: Entry,
): Promise<void> {
  const subject = `${slug} ${issue.day} ${issue.file_name}`;
  await appendToTrail(tx, { ...action, subject, reason: null, ...entry });
}

export const refused = (code: string, messages: Messages) => conflict(code, messages);

export const issueChanged = () =>
  refused("ISSUE_CHANGED", {
    fr: "L’état de ce journal imprimé a changé : relisez-le avant de continuer.",
    ar: "تغيرت حالة هذه الجريدة المطبوعة: راجعوها قبل المتابعة.",
  });

const UNDECIDED: Messages = {
  fr: "Des annonces restent à confirmer.",
  ar: "ما زالت هناك إعلانات تحتاج إلى تأكيد.",
};
const ADDED: Messages = {
  fr: "Des annonces sont entrées dans l’édition ou ont changé depuis la lecture : le fichier est relu, vérifiez-les ensuite.",
  ar: "دخلت إعلانات إلى العدد أو تغيرت بعد القراءة: تعاد قراءة الملف، ثم تحققوا منها.",
};
const OTHER: Messages = {
  fr: "Ce fichier ressemble à celui d’un autre numéro : confirmez qu’il est le bon.",
  ar: "يشبه هذا الملف عددا آخر: أكدوا أنه العدد الصحيح.",
};
const OTHER_FILE: Messages = {
  fr: "Un autre fichier de ce jour est en lecture ou à confirmer : enregistrez-le ou retirez-le d’abord.",
  ar: "يوجد ملف آخر لهذا اليوم قيد القراءة أو التأكيد: سجلوه أو اسحبوه أولا.",
};
