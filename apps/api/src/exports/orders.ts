import type { Language } from "@parution/contract/call";
import { exportMyOrders } from "@parution/contract/exports";
import { orderStatusOf, shownOrderStatus } from "@parution/rules/orders";
import { reachOfUser } from "../access/index.ts";
import {
  countOrders,
  filterOrders,
  isChargedOnTerm,
  orderBadge,
  orderFilterOf,
  orderKindLabel,
} from "../orders/index.ts";
import { bindSession } from "../platform/http/bind.ts";
import type { Messages } from "../platform/http/problems.ts";
import { exportSheet, paymentMethodLabel } from "./export.ts";
import { type ExportedOrder, idBatches, selectOrders } from "./queries.ts";
import type { Column, Row } from "./sheets/sheet.ts";

/** The caller's orders, or those of a member of the team, as a sheet. */
export const exportMyOrdersRoute = bindSession(exportMyOrders, async (request) => {
  const { context, identity, language, input } = request;
  const { userId, format = "xls", ...query } = input.query;
  const { db, config } = context;
  const reach = await reachOfUser(db, identity, userId);
  const filter = orderFilterOf(query, reach, config.publisherZone);

  async function* rows(): AsyncGenerator<Row> {
    for await (const ids of idBatches("orders", () => filterOrders(db, filter))) {
      const orders = await selectOrders(db, ids, language);
      yield* orders.map((order) => rowOf(order, isChargedOnTerm(order, identity), language));
    }
  }

  return exportSheet(request, {
    format,
    name: "mes-commandes",
    title: title[language],
    columns: columns(language),
    count: (most) => countOrders(db, filter, most),
    rows: rows(),
  });
});

function columns(language: Language): Column[] {
  return [
    { header: headers.reference[language], kind: "text", width: 14 },
    { header: headers.support[language], kind: "text", width: 20 },
    { header: headers.type[language], kind: "text", width: 20 },
    { header: headers.ad[language], kind: "text", width: 14 },
    { header: headers.status[language], kind: "text", width: 24 },
    { header: headers.exclTax[language], kind: "amount", width: 18 },
    { header: headers.tax[language], kind: "amount", width: 14 },
    { header: headers.total[language], kind: "amount", width: 18 },
    { header: headers.method[language], kind: "text", width: 22 },
    { header: headers.invoices[language], kind: "text", width: 18 },
    { header: headers.ice[language], kind: "text", width: 18 },
    { header: headers.purchaseOrder[language], kind: "text", width: 18 },
    { header: headers.created[language], kind: "instant", width: 20 },
    { header: headers.user[language], kind: "text", width: 28 },
    { header: headers.due[language], kind: "day", width: 14 },
  ];
}

function rowOf(order: ExportedOrder, onTerm: boolean, language: Language): Row {
  const isOnAccount = shownOrderStatus(orderStatusOf(order.status), onTerm) === "onAccount";
  return [
    order.ref,
    order.support,
    orderKindLabel[order.kind][language],
    order.ref_web,
    orderBadge(order.status, language, onTerm).label,
    order.excl_tax,
    order.tax,
    order.total,
    paymentMethodLabel(order.payment_method, language),
    order.invoices || null,
    order.ice || null,
    order.purchase_order || null,
    order.created_at.getTime(),
    `${order.first_name} ${order.last_name}`,
    isOnAccount ? order.due_on : null,
  ];
}

const title: Messages = { fr: "Mes commandes", ar: "طلباتي" };

const headers = {
  reference: { fr: "Référence", ar: "المرجع" },
  support: { fr: "Support", ar: "الجريدة" },
  type: { fr: "Type", ar: "النوع" },
  ad: { fr: "Annonce", ar: "الإعلان" },
  status: { fr: "Statut", ar: "الحالة" },
  exclTax: { fr: "Montant HT (Dhs)", ar: "المبلغ دون احتساب الرسوم (درهم)" },
  tax: { fr: "TVA (Dhs)", ar: "الضريبة على القيمة المضافة (درهم)" },
  total: { fr: "Montant TTC (Dhs)", ar: "المبلغ مع احتساب الرسوم (درهم)" },
  method: { fr: "Mode de paiement", ar: "طريقة الأداء" },
  invoices: { fr: "N° de facture", ar: "رقم الفاتورة" },
  ice: { fr: "ICE", ar: "التعريف الموحد للمقاولة" },
  purchaseOrder: { fr: "Bon de commande", ar: "سند الطلب" },
  created: { fr: "Date de création", ar: "تاريخ الإنشاء" },
  user: { fr: "Commandé par", ar: "صاحب الطلب" },
  due: { fr: "Échéance", ar: "تاريخ الاستحقاق" },
} as const satisfies Record<string, Messages>;
