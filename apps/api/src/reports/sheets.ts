import type { CallAnswer, Language } from "@parution/contract/call";
import type { RevenueGroup, readEditionReport } from "@parution/contract/desk-reports";
import { type Column, exportSheet, type Row } from "../exports/index.ts";
import type { Context } from "../platform/context.ts";
import type { Messages } from "../platform/http/problems.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { countEditions, eachEdition } from "./editions.ts";
import { describeModeration } from "./moderation.ts";
import { listRevenue } from "./revenue.ts";
import type { Span } from "./span.ts";

interface Asking {
  readonly context: Context;
  readonly identity: Pick<StaffIdentity, "userId">;
  readonly language: Language;
}

/** Revenue of a period as a sheet, every row. @throws ProblemError as `exportSheet` */
export async function exportRevenue(asking: Asking, span: Span, by: RevenueGroup) {
  const { context, language } = asking;
  const rows = await listRevenue(context.db, span, by, language);
  const other = (by === "heading" ? texts.noHeading : texts.noSupport)[language];
  return exportRows(asking, {
    name: "recettes",
    title: texts.revenue[language],
    columns: columnsOf(language, by, "sales", "exclTax", "tax", "inclTax"),
    rows: rows.map(({ label, day, sales, exclTax, tax, inclTax }) => [
      ...[day ?? label ?? other, sales, exclTax, tax, inclTax],
    ]),
  });
}

/** Decisions of a period as a sheet. @throws ProblemError as `exportSheet` */
export async function exportModeration(asking: Asking, span: Span) {
  const { context, language } = asking;
  const { rows } = await describeModeration(context.db, span, language);
  return exportRows(asking, {
    name: "moderation",
    title: texts.moderation[language],
    columns: columnsOf(
      ...([language, "support", "decisions", "accepted", "returned", "refused"] as const),
      ...(["median", "slowest"] as const),
    ),
    rows: rows.map(({ support, decisions, accepted, returned, refused, median, slowest }) => [
      ...[support, decisions, accepted, returned, refused, median, slowest],
    ]),
  });
}

/** Editions of a period as a sheet, every one. @throws ProblemError as `exportSheet` */
export function exportEditions(asking: Asking, span: Span) {
  const { context, language } = asking;
  async function* rows(): AsyncGenerator<Row> {
    for await (const row of eachEdition(context.db, span, language)) {
      const { day, support, state, pages, ads, filled } = row;
      yield [day, support, states[state][language], pages, ads, percentOf(filled)];
    }
  }
  return exportSheet(asking, {
    format: "xlsx",
    name: "editions",
    title: texts.editions[language],
    columns: columnsOf(language, "edition", "support", "state", "pages", "ads", "filled"),
    count: () => countEditions(context.db, span),
    rows: rows(),
  });
}

/** Percentage as the hundredths that an amount's cell takes. */
const percentOf = (filled: number | null) => (filled === null ? null : Math.round(filled * 100));

interface Rows {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

function exportRows(asking: Asking, { rows, ...sheet }: Rows) {
  async function* each(): AsyncGenerator<Row> {
    yield* rows;
  }
  return exportSheet(asking, {
    ...sheet,
    format: "xlsx",
    count: async () => rows.length,
    rows: each(),
  });
}

const columnsOf = (language: Language, ...names: readonly (keyof typeof COLUMNS)[]): Column[] =>
  names.map((name) => ({ ...COLUMNS[name], header: COLUMNS[name].header[language] }));

const texts = {
  revenue: { fr: "Recettes", ar: "المداخيل" },
  moderation: { fr: "Modération", ar: "المراقبة" },
  editions: { fr: "Éditions", ar: "الأعداد" },
  noHeading: { fr: "Numéros et abonnements", ar: "الأعداد والاشتراكات" },
  noSupport: { fr: "Sans journal", ar: "بدون جريدة" },
} as const satisfies Record<string, Messages>;

type State = CallAnswer<typeof readEditionReport>["rows"][number]["state"];

const states: Readonly<Record<State, Messages>> = {
  closed: { fr: "Bouclée", ar: "مقفل" },
  printed: { fr: "Imprimée", ar: "مطبوع" },
  cancelled: { fr: "Annulée", ar: "ملغى" },
};

const COLUMNS = {
  support: { header: { fr: "Journal", ar: "الجريدة" }, kind: "text", width: 20 },
  heading: { header: { fr: "Rubrique", ar: "الباب" }, kind: "text", width: 30 },
  day: { header: { fr: "Jour", ar: "اليوم" }, kind: "day", width: 12 },
  sales: { header: { fr: "Ventes", ar: "المبيعات" }, kind: "count", width: 10 },
  exclTax: { header: { fr: "HT (Dhs)", ar: "دون الضريبة (درهم)" }, kind: "amount", width: 18 },
  tax: { header: { fr: "TVA (Dhs)", ar: "الضريبة (درهم)" }, kind: "amount", width: 16 },
  inclTax: { header: { fr: "TTC (Dhs)", ar: "مع الضريبة (درهم)" }, kind: "amount", width: 18 },
  decisions: { header: { fr: "Décisions", ar: "القرارات" }, kind: "count", width: 12 },
  accepted: { header: { fr: "Acceptées", ar: "المقبولة" }, kind: "count", width: 12 },
  returned: { header: { fr: "Renvoyées", ar: "المعادة للتصحيح" }, kind: "count", width: 14 },
  refused: { header: { fr: "Refusées", ar: "المرفوضة" }, kind: "count", width: 12 },
  median: {
    header: { fr: "Délai médian (min)", ar: "الأجل الوسيط (دقيقة)" },
    kind: "count",
    width: 20,
  },
  slowest: {
    header: { fr: "90 % en moins de (min)", ar: "90% في أقل من (دقيقة)" },
    kind: "count",
    width: 22,
  },
  edition: { header: { fr: "Édition", ar: "العدد" }, kind: "day", width: 12 },
  state: { header: { fr: "État", ar: "الحالة" }, kind: "text", width: 14 },
  pages: { header: { fr: "Pages", ar: "الصفحات" }, kind: "count", width: 10 },
  ads: { header: { fr: "Annonces", ar: "الإعلانات" }, kind: "count", width: 12 },
  filled: { header: { fr: "Remplissage (%)", ar: "نسبة الملء (%)" }, kind: "amount", width: 16 },
} as const satisfies Record<string, Omit<Column, "header"> & { readonly header: Messages }>;
