import type { Language } from "@parution/contract/call";
import { formatDayFirst, type IsoDate, toIsoDate } from "@parution/rules/dates";
import { listClosedEditions } from "../edition-state/index.ts";
import { type Column, exportSheet, type Row } from "../exports/index.ts";
import type { Context } from "../platform/context.ts";
import { type Messages, notFound } from "../platform/http/problems.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { planOf } from "./closed-ad.ts";
import { listClosures, sumAffected } from "./closure-queries.ts";
import { openDaysAfter, requireClosable } from "./declare.ts";
import {
  type ClosedAdRow,
  findClosure,
  listLetters,
  pagesOfAffected,
  pagesOfClosed,
} from "./sheet-queries.ts";

interface Asking {
  readonly context: Context;
  readonly identity: StaffIdentity;
  readonly language: Language;
}

interface Proposed {
  readonly supportId: number;
  readonly date: IsoDate;
  readonly choice: "replan" | "refund";
}

/**
 * Ads that the closure of a day affects as a sheet, each with what it would become.
 * @throws ProblemError 404 for an unknown newspaper; 409 for a day that does not close late; as `exportSheet`.
 */
export async function exportAffectedAds(asking: Asking, { supportId, date, choice }: Proposed) {
  const { context, language } = asking;
  const { db } = context;
  const { slug } = await requireClosable(context, supportId, date);
  const days = await openDaysAfter(context, supportId, date);
  const refused = await listClosedEditions(db, supportId, days);
  const open = days.filter((day) => !refused.some((edition) => edition.day === day));

  async function* rows(): AsyncGenerator<Row> {
    for await (const ads of pagesOfAffected(db, supportId, date)) {
      for (const ad of ads) {
        const plan = planOf(ad, choice, date, open);
        const outcome = outcomeOf({ ...plan, before: ad.dates, state: "planned" });
        const shown = { ...ad, ...plan, charged: ad.total, before: ad.dates };
        yield rowOf(shown, date, [outcome[language], letterTexts.unwritten[language], null]);
      }
    }
  }

  return exportSheet(asking, {
    ...sheetFor(slug, date, language),
    count: async () => (await sumAffected(db, supportId, date)).ads,
    rows: rows(),
  });
}

/**
 * Ads of a late closure as a sheet, each with its outcome and its letter.
 * @throws ProblemError 404 for an unknown closure; as `exportSheet`.
 */
export async function exportClosureAds(asking: Asking, closureId: number) {
  const { context, language } = asking;
  const { db } = context;
  const closure = await findClosure(db, closureId);
  if (closure === undefined) throw notFound();
  const date = toIsoDate(closure.date);
  const letters = Map.groupBy(await listLetters(db, closureId), ({ user_id }) => user_id);
  const isUndone = closure.state === "undoing" || closure.state === "undone";

  async function* rows(): AsyncGenerator<Row> {
    for await (const ads of pagesOfClosed(db, closureId)) {
      for (const ad of ads) {
        const [letter, at] = letterOf(ad, letters.get(ad.user_id) ?? [], isUndone);
        yield rowOf({ ...ad, ...presentOf(ad) }, date, [
          outcomeOf(ad)[language],
          letterTexts[letter][language],
          at,
        ]);
      }
    }
  }

  return exportSheet(asking, {
    ...sheetFor(closure.slug, date, language),
    count: async () => Number((await listClosures(db, { id: closureId }))[0]?.planned ?? 0),
    rows: rows(),
  });
}

/** Dates and refund of an ad; one that has its dates again, or was changed by others, costs nothing back. */
const presentOf = ({ state, after, refund, dates }: ClosedAdRow) =>
  state === "undone" || state === "changed" ? { after: dates, refund: 0 } : { after, refund };

interface Shown extends Pick<ClosedAdRow, "ref_web" | "web_title" | "account" | "charged"> {
  readonly before: readonly IsoDate[];
  readonly after: readonly IsoDate[];
  readonly refund: number;
}

const addedTo = ({ before, after }: Pick<Shown, "before" | "after">) =>
  after.find((day) => !before.includes(day)) ?? null;

function rowOf(
  ad: Shown,
  closed: IsoDate,
  [outcome, letter, at]: readonly [string, string, number | null],
): Row {
  return [
    ...[ad.ref_web, ad.web_title, ad.account],
    ...[closed, addedTo(ad), ad.after.map(formatDayFirst).join(", ")],
    ...[ad.charged, ad.refund, outcome, letter, at],
  ];
}

type Outcome = Pick<Shown, "before" | "after" | "refund"> & Pick<ClosedAdRow, "state">;

/** Outcome in words: an ad that was given its dates back, or changed by others, has that for one. */
function outcomeOf({ state, refund, ...dates }: Outcome): Messages {
  if (state === "undone" || state === "changed") return outcomeTexts[state];
  if (addedTo(dates) !== null) return outcomeTexts.replanned;
  if (dates.after.length === 0) return refund > 0 ? outcomeTexts.refunded : outcomeTexts.cancelled;
  return refund > 0 ? outcomeTexts.dateRefunded : outcomeTexts.dateLost;
}

type Letter = Pick<
  Awaited<ReturnType<typeof listLetters>>[number],
  "ad_id" | "due_at" | "failed_at" | "sent_at"
>;

/** State of the letter about an ad, and its instant; a user's letters follow each other by their first ad. */
function letterOf(
  ad: Pick<ClosedAdRow, "id" | "notified">,
  letters: readonly Letter[],
  isUndone: boolean,
): readonly [keyof typeof letterTexts, number | null] {
  if (isUndone) return ["withdrawn", null];
  if (!ad.notified) return ["unwritten", null];
  const letter = letters.findLast(({ ad_id }) => ad_id <= ad.id) ?? letters[0];
  if (letter === undefined) return ["none", null];
  if (letter.sent_at !== null) return ["sent", letter.sent_at.getTime()];
  if (letter.failed_at !== null) return ["failed", letter.failed_at.getTime()];
  return ["due", letter.due_at.getTime()];
}

const sheetFor = (slug: string, date: IsoDate, language: Language) => ({
  format: "xlsx" as const,
  name: `fermeture-${slug}-${date}`,
  title: title[language],
  columns: COLUMNS.map((column): Column => ({ ...column, header: column.header[language] })),
});

const title: Messages = { fr: "Annonces concernées", ar: "الإعلانات المعنية" };

const outcomeTexts = {
  replanned: { fr: "Reportée", ar: "مؤجَّل" },
  refunded: { fr: "Annulée et remboursée", ar: "ملغى ومسترجع الثمن" },
  dateRefunded: { fr: "Date remboursée", ar: "تاريخ مسترجع الثمن" },
  dateLost: { fr: "Date retirée", ar: "تاريخ محذوف" },
  cancelled: { fr: "Annulée", ar: "ملغى" },
  undone: { fr: "Rétablie", ar: "أعيد إلى تواريخه" },
  changed: { fr: "Modifiée entre-temps", ar: "عُدِّل في هذه الأثناء" },
} as const satisfies Record<string, Messages>;

const letterTexts = {
  unwritten: { fr: "Pas encore écrite", ar: "لم تكتب بعد" },
  due: { fr: "Prévue", ar: "مبرمجة" },
  sent: { fr: "Envoyée", ar: "أُرسلت" },
  failed: { fr: "Non remise", ar: "لم تُسلَّم" },
  withdrawn: { fr: "Retirée", ar: "سُحبت" },
  none: { fr: "Aucune", ar: "لا توجد" },
} as const satisfies Record<string, Messages>;

const COLUMNS = [
  { header: { fr: "Référence", ar: "المرجع" }, kind: "text", width: 14 },
  { header: { fr: "Titre", ar: "العنوان" }, kind: "text", width: 44 },
  { header: { fr: "Annonceur", ar: "المعلن" }, kind: "text", width: 36 },
  { header: { fr: "Ancienne date", ar: "التاريخ السابق" }, kind: "day", width: 16 },
  { header: { fr: "Nouvelle date", ar: "التاريخ الجديد" }, kind: "day", width: 16 },
  { header: { fr: "Dates de parution", ar: "تواريخ النشر" }, kind: "text", width: 36 },
  {
    header: { fr: "Montant TTC (Dhs)", ar: "المبلغ مع احتساب الرسوم (درهم)" },
    kind: "amount",
    width: 20,
  },
  {
    header: { fr: "Remboursement (Dhs)", ar: "المبلغ المسترجع (درهم)" },
    kind: "amount",
    width: 22,
  },
  { header: { fr: "Issue", ar: "المآل" }, kind: "text", width: 24 },
  { header: { fr: "E-mail", ar: "الرسالة" }, kind: "text", width: 18 },
  { header: { fr: "Date de l’e-mail", ar: "تاريخ الرسالة" }, kind: "instant", width: 20 },
] as const satisfies readonly (Omit<Column, "header"> & { readonly header: Messages })[];
