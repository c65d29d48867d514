import type { CallAnswer, CallInput } from "@parution/contract/call";
import { placeAd, placeTenderAd } from "@parution/contract/orders";
import { standingOf } from "@parution/rules/access";
import type { Transaction } from "kysely";
import type { Context } from "../../platform/context/index.ts";
import type { Database } from "../../platform/database/index.ts";
import { bindSession, type CallRequest, type Messages } from "../../platform/http/index.ts";
import { once } from "../../platform/idempotency/index.ts";
import type { Identity } from "../../platform/session/index.ts";
import { settleOnTerm } from "../charge-on-term.ts";
import { requireConventionCall } from "../convention.ts";
import { tellOrderReceived } from "../tell.ts";
import { checkAd } from "./checked-ad.ts";
import { insertOrder, type NewOrder } from "./insert.ts";
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
  return keepFiles(context.storage, order.files, (refersToFiles) =>
    once(request, async (tx) => {
      const ids = await write(tx, order, onTerm, context);
      await tellOrderReceived(tx, ids.orderId, { language, awaitsPayment: !onTerm, at: order.at });
      refersToFiles();
      return { ...ids, onTerm, message, total: order.selection.price.total };
    }),
  );
}

async function write(
  tx: Transaction<Database>,
  order: NewOrder,
  onTerm: boolean,
  context: Context,
): Promise<{ orderId: number; adId: number }> {
  const ids = await insertOrder(tx, order);
  if (!onTerm) return ids;
  const { total, exclTax, tax } = order.selection.price;
  const charge = { id: ids.orderId, total, exclTax, tax };
  await settleOnTerm(tx, order.identity.businessId, charge, context);
  return ids;
}

const messages = {
  placed: { fr: "Votre commande est enregistrée.", ar: "تم تسجيل طلبكم." },
  saved: {
    fr: "Votre annonce est enregistrée. Vous pourrez la régler plus tard depuis « Mes annonces ».",
    ar: "تم حفظ إعلانكم. يمكنكم أداء ثمنه لاحقا من صفحة «إعلاناتي».",
  },
  onTerm: {
    fr: "Votre commande est enregistrée sur votre compte à terme. Votre annonce est en cours de vérification.",
    ar: "تم تسجيل طلبكم في حسابكم بالأداء الآجل، وإعلانكم قيد المراجعة.",
  },
} as const satisfies Record<string, Messages>;
