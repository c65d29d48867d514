import type { CallAnswer, Language } from "@parution/contract/call";
import type { replayRates } from "@parution/contract/rate-cards";
import { addDays, dateInZone, startOfDayInZone } from "@parution/rules/dates";
import { type Column, exportBook, type Row } from "../exports/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import { conflict, type Messages, notFound } from "../platform/http/problems.ts";
import { byteStream, StreamedFile } from "../platform/http/streamed-file.ts";
import {
  countReplayed,
  type ReplayedAd,
  type ReplaySums,
  ReplayTotals,
  replayAds,
  replayCard,
} from "../pricing/index.ts";
import { fitPrices, readPrices } from "../rate-cards/index.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { findDraft, listAccountNames, listReplayNames } from "./queries.ts";

const REPLAYED_DAYS = 90;
/** Headings and accounts that the desk shows; a spreadsheet has all. */
const NAMED = 50;

const replaying = new WeakSet<Context["db"]>();
/** Users whose spreadsheet is being written. */
const exporting = new Set<number>();

/**
 * Prices the ads of the last 90 days by a draft. One replay at a time: it reads all of them.
 * @throws ProblemError 404 for an unknown draft, 409 while another replay is under way.
 */
export async function replayDraft(
  context: Context,
  draftId: number,
  language: Language,
): Promise<CallAnswer<typeof replayRates>> {
  const { db } = context;
  if (replaying.has(db)) throw conflict("REPLAYING", underWay);
  replaying.add(db);
  try {
    return await describeReplay(context, draftId, language);
  } finally {
    replaying.delete(db);
  }
}

async function describeReplay(
  context: Context,
  draftId: number,
  language: Language,
): Promise<CallAnswer<typeof replayRates>> {
  const { db } = context;
  const { prices, span, from } = await beginReplay(context, draftId);
  const result = await replayCard(db, prices, span);
  const accounts = result.accounts.slice(0, NAMED);
  const names = await listReplayNames(db, language);
  const accountNames = await listAccountNames(
    db,
    accounts.map(({ businessId }) => businessId),
  );
  const sums = ({ ads, charged, priced }: ReplaySums) => ({ ads, charged, priced });
  return {
    from,
    unsold: result.unsold,
    ...sums(result),
    headingCount: result.headings.length,
    accountCount: result.accounts.length,
    headings: result.headings.slice(0, NAMED).map((row) => ({
      support: names.supports.get(row.supportId) ?? "",
      heading: names.headings.get(row.headingId) ?? "",
      ...sums(row),
    })),
    accounts: accounts.map((row) => ({
      account: accountNames.get(row.businessId) ?? "",
      ...sums(row),
    })),
  };
}

/** A draft's prices for the catalogue of today, and the days whose ads are priced. */
async function beginReplay(context: Context, draftId: number) {
  const { db } = context;
  const draft = await findDraft(db, draftId);
  if (draft === undefined) throw notFound();
  const { now, zone } = clockOf(context);
  const from = addDays(dateInZone(now, zone), -REPLAYED_DAYS);
  const span = { from: new Date(startOfDayInZone(from, zone)), to: new Date(now), zone };
  return { prices: fitPrices(draft.prices, await readPrices(db)), span, from };
}

interface Asking {
  readonly context: Context;
  readonly identity: Pick<StaffIdentity, "userId">;
  readonly language: Language;
}

/**
 * The same replay as a book: every heading, every account and every ad, read only as fast as it is received.
 * @throws ProblemError 404 for an unknown draft, 409 while the user's last one is written, 422 for more ads than a sheet holds, 429 when
 *   one person asks too often.
 */
export async function exportDraftReplay(asking: Asking, draftId: number) {
  const { userId } = asking.identity;
  if (exporting.has(userId)) throw conflict("REPLAYING", underWay);
  exporting.add(userId);
  const end = () => void exporting.delete(userId);
  try {
    const { bytes, name, type } = await writeReplay(asking, draftId);
    return new StreamedFile(byteStream(followedBy(bytes, end)), name, type);
  } catch (error) {
    end();
    throw error;
  }
}

/** The same bytes; `end` is called after the last of them, and when the reader leaves before. */
async function* followedBy(bytes: AsyncIterable<Uint8Array>, end: () => void) {
  try {
    yield* bytes;
  } finally {
    end();
  }
}

async function writeReplay(asking: Asking, draftId: number): Promise<StreamedFile> {
  const { context, language } = asking;
  const { db } = context;
  const replay = await beginReplay(context, draftId);
  const rows = replayRows(db, replay, await listReplayNames(db, language));
  const columns = (...chosen: readonly (keyof typeof COLUMNS)[]): readonly Column[] =>
    chosen.map((name) => ({ ...COLUMNS[name], header: COLUMNS[name].header[language] }));
  const AMOUNTS = ["charged", "priced", "difference"] as const;
  return exportBook(asking, {
    name: "simulation-tarifs",
    count: (most) => countReplayed(db, replay.span, most),
    // The ads are written first, and summed meanwhile.
    tables: [
      {
        title: titles.headings[language],
        columns: columns("support", "heading", "ads", ...AMOUNTS),
        rows: rows.headings(),
      },
      {
        title: titles.accounts[language],
        columns: columns("account", "ads", ...AMOUNTS),
        rows: rows.accounts(),
      },
      {
        title: titles.ads[language],
        columns: columns(
          ...(["order", "ad", "created", "account", "support", "heading"] as const),
          ...AMOUNTS,
        ),
        rows: rows.ads(),
      },
    ],
  });
}

/** Rows of the ads, and of headings and accounts, whose sums are complete once the ads are read. */
function replayRows(
  db: Context["db"],
  { prices, span }: Awaited<ReturnType<typeof beginReplay>>,
  names: Awaited<ReturnType<typeof listReplayNames>>,
) {
  const totals = new ReplayTotals();
  const placeOf = (supportId: number, headingId: number) => [
    names.supports.get(supportId) ?? null,
    names.headings.get(headingId) ?? null,
  ];

  async function* rowsOf(batch: readonly ReplayedAd[]): AsyncGenerator<Row> {
    totals.add(batch);
    const ids = new Set(batch.map(({ ad }) => ad.business_id));
    const accounts = await listAccountNames(db, [...ids]);
    for (const { ad, priced } of batch) {
      if (priced === null) continue;
      yield [
        ...[ad.order_ref, ad.ref_web, ad.created_at.getTime()],
        accounts.get(ad.business_id) ?? null,
        ...placeOf(ad.support_id, ad.heading_id),
        ...amountsOf({ charged: ad.total, priced }),
      ];
    }
  }

  return {
    async *ads(): AsyncGenerator<Row> {
      for await (const batch of replayAds(db, prices, span)) yield* rowsOf(batch);
    },
    async *headings(): AsyncGenerator<Row> {
      for (const row of totals.answer().headings) {
        yield [...placeOf(row.supportId, row.headingId), row.ads, ...amountsOf(row)];
      }
    },
    async *accounts(): AsyncGenerator<Row> {
      const rows = totals.answer().accounts;
      const ids = rows.map(({ businessId }) => businessId);
      const labels = await listAccountNames(db, ids);
      for (const row of rows) {
        yield [labels.get(row.businessId) ?? null, row.ads, ...amountsOf(row)];
      }
    },
  };
}

const amountsOf = ({ charged, priced }: Pick<ReplaySums, "charged" | "priced">) => [
  ...[charged, priced, priced - charged],
];

const underWay: Messages = {
  fr: "Une simulation est déjà en cours. Réessayez dans un instant.",
  ar: "توجد محاكاة جارية. أعيدوا المحاولة بعد قليل.",
};

const titles = {
  headings: { fr: "Par rubrique", ar: "حسب الباب" },
  accounts: { fr: "Par compte", ar: "حسب الحساب" },
  ads: { fr: "Par annonce", ar: "حسب الإعلان" },
} as const satisfies Record<string, Messages>;

const COLUMNS = {
  order: { header: { fr: "Commande", ar: "الطلب" }, kind: "text", width: 14 },
  ad: { header: { fr: "Annonce", ar: "الإعلان" }, kind: "text", width: 14 },
  created: { header: { fr: "Date de création", ar: "تاريخ الإنشاء" }, kind: "instant", width: 20 },
  account: { header: { fr: "Compte", ar: "الحساب" }, kind: "text", width: 36 },
  support: { header: { fr: "Journal", ar: "الجريدة" }, kind: "text", width: 20 },
  heading: { header: { fr: "Rubrique", ar: "الباب" }, kind: "text", width: 30 },
  ads: { header: { fr: "Annonces", ar: "الإعلانات" }, kind: "count", width: 12 },
  charged: {
    header: { fr: "Facturé TTC (Dhs)", ar: "المفوتر مع الضريبة (درهم)" },
    kind: "amount",
    width: 20,
  },
  priced: {
    header: { fr: "Avec cette grille TTC (Dhs)", ar: "بهذه التعريفة مع الضريبة (درهم)" },
    kind: "amount",
    width: 26,
  },
  difference: { header: { fr: "Différence (Dhs)", ar: "الفرق (درهم)" }, kind: "amount", width: 18 },
} as const satisfies Record<string, Omit<Column, "header"> & { readonly header: Messages }>;
