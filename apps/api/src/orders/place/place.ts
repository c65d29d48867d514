import type { CallAnswer, CallInput, Language } from "@parution/contract/call";
import { placeAd, placeTenderAd } from "@parution/contract/orders";
import { standingOf } from "@parution/rules/access";
import { adFinaliseCutoff } from "@parution/rules/calendar";
import { earliestDate } from "@parution/rules/dates";
import { rememberLanguage } from "../../mail/index.ts";
import { writeTogether } from "../../platform/database/index.ts";
import { bindSession, type CallRequest, type Messages } from "../../platform/http/index.ts";
import { once, onceWritten } from "../../platform/idempotency/index.ts";
import type { Identity } from "../../platform/session/index.ts";
import { settleOnTerm } from "../charge-on-term.ts";
import { requireConventionCall } from "../convention.ts";
import { referenceOf } from "../reference.ts";
import { receiptOf } from "../tell.ts";
import { checkAd } from "./checked-ad.ts";
import {
  insertOrder,
  insertOrders,
  type NewOrder,
  type OrderIds,
  type WrittenOrder,
} from "./insert.ts";
import { keepFiles } from "./keep-files.ts";

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

/** An account on term settles at once; others, and everybody with `plus_tard`, pay later. */
async function place(request: PlacingRequest): Promise<Placed> {
  const { input, identity, context, language } = request;
  const { body, query } = input;
  const order = await checkAd(request, body);
  const onTerm = standingOf(identity).onAccount && query?.payLater !== true;
  const message = messages[onTerm ? "onTerm" : query?.payLater ? "saved" : "placed"][language];
  const { total } = order.selection.price;
  const answerOf = (ids: OrderIds): Placed => ({ ...ids, onTerm, message, total });
  const letterOf = letterOfOrder(order, language, onTerm ? null : context.config.publisherZone);
  const placing = { request, order: { order, letterOf }, answerOf };
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

/** One statement a process at a time, for all orders that have come since the last. */
const insertTogether = writeTogether(insertOrders);

function placeUnpaid(
  { request, order, answerOf }: Placement,
  refersToFiles: () => void,
): Promise<Placed> {
  return onceWritten(request, async (keep) => {
    const written = { ...order, answerOf: (ids: OrderIds) => keep(answerOf(ids)) };
    const ids = await insertTogether(request.context.db, written);
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

/** @param zone the publisher's, in which the payment has its deadline; null where nothing is to be paid */
const letterOfOrder = (
  { identity, selection, dates }: NewOrder,
  language: Language,
  zone: string | null,
) => {
  const first = selection.fixedPrice ? null : earliestDate(dates);
  const payableUntil = zone === null || first === null ? null : adFinaliseCutoff(first, zone);
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
      { awaitsPayment: zone !== null, payableUntil },
    );
};

const messages = {
  placed: { fr: "Votre commande est enregistrée.", ar: "تم تسجيل طلبكم." },
  saved: {
    fr: "Votre annonce est enregistrée. Vous pourrez la payer plus tard depuis « Mes annonces ».",
    ar: "تم حفظ إعلانكم. يمكنكم أداء ثمنه لاحقا من صفحة «إعلاناتي».",
  },
  onTerm: {
    fr: "Votre commande est enregistrée sur votre compte à terme. Votre annonce est en cours de vérification.",
    ar: "تم تسجيل طلبكم في حسابكم بالأداء الآجل، وإعلانكم قيد المراجعة.",
  },
} as const satisfies Record<string, Messages>;
