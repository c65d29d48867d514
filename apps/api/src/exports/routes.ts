import type { Language } from "@parution/contract/call";
import { exportMyAds } from "@parution/contract/exports";
import { formatDayFirst } from "@parution/rules/dates";
import { reachOf, requireOwnIdentity } from "../access/index.ts";
import {
  type AdRow,
  adBadge,
  adFilterOf,
  countAds,
  filterAds,
  isAdOnTerm,
  listAds,
  publicationBadge,
} from "../ads/index.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import type { Messages } from "../platform/http/problems.ts";
import { publishToday } from "../publishing/index.ts";
import { exportSheet, paymentMethodLabel } from "./export.ts";
import { exportMyInvoicesRoute } from "./invoices.ts";
import { exportMyOrdersRoute } from "./orders.ts";
import { type Invoiced, idBatches, readInvoiced } from "./queries.ts";
import type { Column, Row } from "./sheets/sheet.ts";

/** The caller's ads as a sheet, as their list shows them. */
export const exportMyAdsRoute = bindSession(exportMyAds, async (request) => {
  const { context, identity, language, input } = request;
  const { userId, format = "xls", ...query } = input.query;
  requireOwnIdentity(identity, { userId });
  await publishToday(context);
  const { db, config } = context;
  const filter = adFilterOf(query, reachOf(identity), config.publisherZone);

  async function* rows(): AsyncGenerator<Row> {
    for await (const ids of idBatches("ads", () => filterAds(db, filter))) {
      const ads = await listAds(db, ids, language);
      const invoiced = await readInvoiced(
        db,
        ads.map(({ order_id }) => order_id),
      );
      yield* ads.map((ad) =>
        rowOf(ad, invoiced.get(ad.order_id), isAdOnTerm(ad, identity), language),
      );
    }
  }

  return exportSheet(request, {
    format,
    name: "mes-annonces",
    title: title[language],
    columns: columns(language),
    count: (most) => countAds(db, filter, most),
    rows: rows(),
  });
});

function columns(language: Language): Column[] {
  return [
    { header: headers.reference[language], kind: "text", width: 14 },
    { header: headers.title[language], kind: "text", width: 44 },
    { header: headers.support[language], kind: "text", width: 20 },
    { header: headers.heading[language], kind: "text", width: 26 },
    { header: headers.status[language], kind: "text", width: 24 },
    { header: headers.publication[language], kind: "text", width: 24 },
    { header: headers.dates[language], kind: "text", width: 36 },
    { header: headers.created[language], kind: "instant", width: 20 },
    { header: headers.total[language], kind: "amount", width: 18 },
    { header: headers.method[language], kind: "text", width: 22 },
    { header: headers.invoices[language], kind: "text", width: 18 },
    { header: headers.ice[language], kind: "text", width: 18 },
  ];
}

function rowOf(
  ad: AdRow,
  invoiced: Invoiced | undefined,
  onTerm: boolean,
  language: Language,
): Row {
  return [
    ad.ref_web,
    ad.web_title,
    ad.support_label,
    ad.heading,
    adBadge(ad, language, onTerm).label,
    publicationBadge(ad, language).label,
    ad.dates.map(formatDayFirst).join(", "),
    ad.created_at.getTime(),
    ad.total,
    paymentMethodLabel(ad.payment_method, language),
    invoiced?.invoices || null,
    invoiced?.ice || null,
  ];
}

const title: Messages = { fr: "Mes annonces", ar: "إعلاناتي" };

const headers = {
  reference: { fr: "Référence", ar: "المرجع" },
  title: { fr: "Titre", ar: "العنوان" },
  support: { fr: "Support", ar: "الجريدة" },
  heading: { fr: "Rubrique", ar: "الباب" },
  status: { fr: "Statut", ar: "الحالة" },
  publication: { fr: "Publication", ar: "النشر" },
  dates: { fr: "Dates de parution", ar: "تواريخ النشر" },
  created: { fr: "Date de création", ar: "تاريخ الإنشاء" },
  total: { fr: "Montant TTC (Dhs)", ar: "المبلغ مع احتساب الرسوم (درهم)" },
  method: { fr: "Mode de paiement", ar: "طريقة الأداء" },
  invoices: { fr: "N° de facture", ar: "رقم الفاتورة" },
  ice: { fr: "ICE", ar: "التعريف الموحد للمقاولة" },
} as const satisfies Record<string, Messages>;

export const exportRoutes: readonly Route[] = [
  exportMyAdsRoute,
  exportMyOrdersRoute,
  exportMyInvoicesRoute,
];
