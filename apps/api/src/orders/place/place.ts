import type { CallAnswer, CallInput, Language } from "@parution/contract/call";
import { placeAd, placeTenderAd } from "@parution/contract/orders";
import { creditTermsOf } from "@parution/rules/access";
import { adFinaliseCutoff } from "@parution/rules/calendar";
import { earliestDate } from "@parution/rules/dates";
import { requireConventionCall } from "../../access/index.ts";
import { rememberLanguage } from "../../mail/index.ts";
import { batchInserts } from "../../platform/database/batch.ts";
import { bindSession, type CallRequest } from "../../platform/http/bind.ts";
import type { Messages } from "../../platform/http/problems.ts";
import { once, onceWritten } from "../../platform/idempotency/once.ts";
import type { Identity } from "../../platform/session/identify.ts";
import { receiptOf } from "../notify.ts";
import { referenceOf } from "../order.ts";
import { settleOnTerm } from "../settle.ts";
import { checkAd } from "./check.ts";
import { keepFiles } from "./files.ts";
import {
  insertOrder,
  insertOrders,
  type NewOrder,
  type OrderIds,
  type WrittenOrder,
} from "./insert.ts";

type Placing = CallInput<typeof placeAd>;
type Placed = CallAnswer<typeof placeAd>;
type PlacingRequest = CallRequest<unknown, Placing["query"], Placing["body"], Placed, Identity>;

/** Orders an ad, of an account without a convention. */
export const placeAdRoute = bindSession(placeAd, (request) => {
  requireConventionCall(request.identity, false);
  return place(request);
});

/** Orders an ad under a convention. */
export const placeTenderAdRoute = bindSession(placeTenderAd, (request) => {
  requireConventionCall(request.identity, true);
  return place(request);
});

/** Places an order. An account on term settles at once; others, and every account with `plus_tard`, pay later. */
async function place(request: PlacingRequest): Promise<Placed> {
  const { input, identity, context, language } = request;
  const { body, query } = input;
  const order = await checkAd(request, body, null);
  const { onAccount, credit: paysOnTerm } = creditTermsOf(identity);
  const onTerm = onAccount && query?.payLater !== true;
  const saved = paysOnTerm ? "savedOnTerm" : "saved";
  const message = messages[onTerm ? "onTerm" : query?.payLater ? saved : "placed"][language];
  const { total } = order.selection.price;
  const answerOf = (ids: OrderIds): Placed => ({ ...ids, onTerm, message, total });
  const zone = onTerm ? null : context.config.publisherZone;
  const mailOf = receiptOfOrder(order, language, zone, paysOnTerm);
  const placing = { request, order: { order, mailOf }, answerOf };
  if (identity.language !== language) await rememberLanguage(context.db, identity.userId, language);
  return keepFiles(context.storage, order.files, (refersToFiles) =>
    onTerm ? placeOnTerm(placing, refersToFiles) : placeUnpaid(placing, refersToFiles),
  );
}

interface Placement {
  readonly request: PlacingRequest;
  readonly order: WrittenOrder;
  readonly answerOf: (ids: OrderIds) => Placed;
}

/** Inserts orders in one statement a process at a time, each for all orders since the last one. */
const insertBatch = batchInserts(insertOrders);

function placeUnpaid(
  { request, order, answerOf }: Placement,
  refersToFiles: () => void,
): Promise<Placed> {
  return onceWritten(request, async (keep) => {
    const written = { ...order, answerOf: (ids: OrderIds) => keep(answerOf(ids)) };
    const ids = await insertBatch(request.context.db, written);
    refersToFiles();
    return answerOf(ids);
  });
}

function placeOnTerm(
  { request, order, answerOf }: Placement,
  refersToFiles: () => void,
): Promise<Placed> {
  const { identity, context } = request;
  return once(request, async (tx) => {
    const ids = await insertOrder(tx, order);
    const { total, exclTax, tax } = order.order.selection.price;
    const charge = { id: ids.orderId, total, exclTax, tax };
    await settleOnTerm(tx, identity.businessId, charge, context);
    refersToFiles();
    return answerOf(ids);
  });
}

/**
 * @param zone the publisher's, in which the payment has its deadline; null where nothing is to be paid
 * @param onTerm true when the account is charged in place of paying
 */
const receiptOfOrder = (
  { identity, selection, dates }: NewOrder,
  language: Language,
  zone: string | null,
  onTerm: boolean,
) => {
  const first = selection.fixedPrice ? null : earliestDate(dates);
  const payableUntil =
    zone === null || first === null ? null : adFinaliseCutoff(selection.leadHours, first, zone);
  return ({ orderId }: OrderIds) =>
    receiptOf(
      {
        orderId,
        reference: referenceOf(orderId),
        kind: "ad",
        total: selection.price.total,
        dates: dates.toSorted(),
      },
      { to: identity.email, language, name: identity.name },
      { awaitsPayment: zone !== null, onTerm, payableUntil },
    );
};

const messages = {
  placed: { fr: "Votre commande est enregistrée.", ar: "تم تسجيل طلبكم." },
  saved: {
    fr: "Votre annonce est enregistrée. Vous pourrez la payer plus tard depuis « Mes annonces ».",
    ar: "تم حفظ إعلانكم. يمكنكم أداء ثمنه لاحقا من صفحة «إعلاناتي».",
  },
  savedOnTerm: {
    fr: "Votre annonce est enregistrée. Vous pourrez la porter sur votre compte depuis « Mes annonces ».",
    ar: "تم حفظ إعلانكم. يمكنكم تقييده في حسابكم لاحقا من صفحة «إعلاناتي».",
  },
  onTerm: {
    fr: "Votre commande est enregistrée sur votre compte à terme. Votre annonce est en cours de vérification.",
    ar: "تم تسجيل طلبكم في حسابكم بالأداء الآجل، وإعلانكم قيد المراجعة.",
  },
} as const satisfies Record<string, Messages>;
