import type { CallAnswer, Language } from "@parution/contract/call";
import { readDashboard, readDashboardAds } from "@parution/contract/dashboard";
import { creditTermsOf } from "@parution/rules/access";
import { adStatusOf } from "@parution/rules/ads";
import { dateInZone } from "@parution/rules/dates";
import { sharesOf } from "@parution/rules/money";
import { reachOf } from "../access/index.ts";
import { adBadge, adStatusLabel, isAdOnTerm, readAdPage, webStateOfRow } from "../ads/index.ts";
import { readBalances } from "../ledger/index.ts";
import { orderKindLabel, summariseSupport } from "../orders/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import { describePage } from "../platform/http/paging.ts";
import { type Messages, notFound } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import {
  countAds,
  countInvoices,
  countOrders,
  firstYear,
  listMembers,
  listSales,
  type Sale,
  type Scope,
  sumSales,
  type Year,
  yearIn,
} from "./queries.ts";

type Answer = CallAnswer<typeof readDashboard>;

/** Orders and consumption of an account, or of its user, in a year. */
const readDashboardRoute = bindSession(readDashboard, async (request) => {
  const { context, identity, language, input } = request;
  const { db, config, clock } = context;
  const { supportId = null, businessId = identity.businessId } = input.query;
  if (businessId !== identity.businessId) throw notFound(texts.otherAccount);
  const zone = config.publisherZone;
  const currentYear = Number(dateInZone(clock.now(), zone).slice(0, 4));
  const scope: Scope = { reach: reachOf(identity), supportId, zone };
  const year = yearIn(input.query.year ?? currentYear, zone);
  const query = { scope, year, language, identity };
  const { ads, orders, first, balance, team, sales, invoices } = await readFigures(db, query);
  const ofYear = sales.filter((sale) => sale.year === year.year);
  const consumed = sumSales(ofYear);
  return {
    year: year.year,
    years: yearsDownTo(first ?? currentYear, currentYear),
    balance,
    adCount: { label: texts.ads[language], number: countAll(ads) },
    orderCount: { label: texts.orders[language], number: countAll(orders) },
    consumed: {
      label: texts.consumed[language],
      number: consumed.inclTax,
      exclTax: consumed.exclTax,
    },
    perYear: perYear(sales),
    perMonth: perMonth(ofYear, ads, orders),
    adsByType: sumBy(ads, ({ typeId }) => typeId).map(([id, count, { type }]) => ({
      id,
      label: type,
      count,
    })),
    ordersByKind: sumBy(orders, ({ kind }) => kind).map(([kind, count]) => ({
      kind,
      label: orderKindLabel[kind][language],
      count,
    })),
    invoicesByMonth: invoices.map(({ isUnsettled, ...rest }) => ({
      ...rest,
      status: isUnsettled ? ("toSettle" as const) : ("settled" as const),
    })),
    adsByStatus: sumBy(ads, ({ status }) => adStatusOf(status)).map(([status, count, first]) => ({
      status,
      label: adStatusLabel(first.status, language, creditTermsOf(identity).credit),
      count,
    })),
    members: describeMembers(team, ofYear),
  };
});

interface FiguresQuery {
  readonly scope: Scope;
  readonly year: Year;
  readonly language: Language;
  readonly identity: Identity;
}

/**
 * Reads on two connections at once, which leaves the others to smaller requests. Only a parent has a team.
 */
async function readFigures(db: Queries, { scope, year, language, identity }: FiguresQuery) {
  const [some, others] = await Promise.all([
    db.connection().execute(async (one) => ({
      ads: await countAds(one, scope, year, language),
      orders: await countOrders(one, scope, year),
      first: await firstYear(one, scope),
      balance: await readBalance(one, identity, language),
      team: identity.isParent ? await listMembers(one, identity.businessId) : [],
    })),
    db.connection().execute(async (one) => ({
      sales: await listSales(one, scope, year),
      invoices: await countInvoices(one, scope, year, identity.businessId),
    })),
  ]);
  return { ...some, ...others };
}

interface Counted {
  readonly count: number;
}

const countAll = (rows: readonly Counted[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** The counts of each key, the largest first, with the first row of it. */
function sumBy<Row extends Counted, Key>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const groups = Map.groupBy(rows, keyOf);
  return [...groups]
    .flatMap(([key, group]) => {
      const [first] = group;
      return first === undefined ? [] : [[key, countAll(group), first] as const];
    })
    .toSorted(([, left], [, right]) => right - left);
}

/** Reads the balance of an account; of an account on term it is the debt, as a negative amount. */
async function readBalance(db: Queries, identity: Identity, language: Language) {
  const { onAccount } = creditTermsOf(identity);
  const { balance, owed } = await readBalances(db, identity.businessId);
  return {
    label: (onAccount ? texts.termBalance : texts.balance)[language],
    number: onAccount ? balance - owed : balance,
  };
}

function yearsDownTo(first: number, last: number): number[] {
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => last - index);
}

function perYear(sales: readonly Sale[]): Answer["perYear"] {
  return [...Map.groupBy(sales, ({ year }) => year)]
    .map(([year, group]) => ({ year, ...sumSales(group) }))
    .toSorted((a, b) => a.year - b.year);
}

interface Monthly extends Counted {
  readonly month: number;
}

function perMonth(
  sales: readonly Sale[],
  ads: readonly Monthly[],
  orders: readonly Monthly[],
): Answer["perMonth"] {
  return Array.from({ length: 12 }, (_, index) => {
    const isMonth = (row: { readonly month: number | null }) => row.month === index + 1;
    return {
      month: index + 1,
      ads: countAll(ads.filter(isMonth)),
      orders: countAll(orders.filter(isMonth)),
      ...sumSales(sales.filter(isMonth)),
    };
  });
}

/** Consumption of each team member, the largest first. */
function describeMembers(
  members: Awaited<ReturnType<typeof listMembers>>,
  sales: readonly Sale[],
): Answer["members"] {
  const sums = members.map(({ id }) => sumSales(sales.filter(({ userId }) => userId === id)));
  const shares = sharesOf(sums.map(({ inclTax }) => inclTax));
  return members
    .map(({ id, first_name, last_name, email }, index) => {
      const { inclTax = 0, exclTax = 0 } = sums[index] ?? {};
      const share = shares[index] ?? 0;
      const consumed = { total: inclTax, exclTax, share };
      return { id, firstName: first_name, lastName: last_name, email, consumed };
    })
    .toSorted((a, b) => b.consumed.total - a.consumed.total);
}

/** The ads beside the figures: those of «Mes annonces», without their actions. */
const readDashboardAdsRoute = bindSession(readDashboardAds, async (request) => {
  const { context, identity, language, input } = request;
  const filter = {
    reach: reachOf(identity),
    reference: null,
    from: null,
    before: null,
    status: null,
    webState: null,
  };
  const { page = 1 } = input.query;
  const { rows, ...found } = await readAdPage(context.db, { filter, page, language });
  return {
    ads: rows.map((row) => ({
      id: row.id,
      reference: row.ref_web,
      slug: row.slug,
      title: row.web_title,
      support: summariseSupport(row),
      status: adStatusOf(row.status),
      webState: webStateOfRow(row),
      correction: row[`correction_${language}`],
      badge: adBadge(row, language, isAdOnTerm(row, identity)),
      total: row.total,
      createdAt: row.created_at.getTime(),
    })),
    info: describePage(found, texts.noAds, language),
  };
});

const texts = {
  otherAccount: {
    fr: "Ce tableau de bord est celui d’un autre compte.",
    ar: "لوحة القيادة هذه تخص حسابا آخر.",
  },
  balance: { fr: "Solde", ar: "الرصيد" },
  termBalance: { fr: "Solde à terme", ar: "رصيد الأداء لأجل" },
  ads: { fr: "Annonces", ar: "الإعلانات" },
  orders: { fr: "Commandes", ar: "الطلبات" },
  consumed: { fr: "Total consommé", ar: "مجموع الاستهلاك" },
  noAds: { fr: "Aucune annonce trouvée.", ar: "لم يتم العثور على أي إعلان." },
} as const satisfies Record<string, Messages>;

export const dashboardRoutes: readonly Route[] = [readDashboardRoute, readDashboardAdsRoute];
