import { placeAd } from "@parution/contract/orders";
import { standingOf } from "@parution/rules/access";
import type { Transaction } from "kysely";
import type { Context } from "../../platform/context/index.ts";
import type { Database } from "../../platform/database/index.ts";
import { bindSession, invalid, type Messages } from "../../platform/http/index.ts";
import { once } from "../../platform/idempotency/index.ts";
import { priceSelection } from "../../pricing/index.ts";
import { settleOnTerm } from "../charge-on-term.ts";
import { requirePrice } from "../require-price.ts";
import { permissionsOfCaller, requireOwnIdentity } from "../standing.ts";
import { checkDetails, completeDetails } from "./details.ts";
import { readFiles } from "./files.ts";
import { insertOrder, type NewOrder } from "./insert.ts";
import { keepFiles } from "./keep-files.ts";

/**
 * Orders an ad. The server decides everything again: ids, texts, dates, price and rights (readings C5, G3). An account on
 * term settles at once; others, and everybody with `plus_tard`, pay later.
 */
export const placeAdRoute = bindSession(placeAd, async (request) => {
  const { input, identity, context, language, address } = request;
  const { body, query } = input;
  requireOwnIdentity(identity, body);
  const now = context.clock.now();
  const clock = { now, zone: context.config.publisherZone };
  const selection = await priceSelection(context.db, body, identity.businessId, clock, "whole");
  const may = permissionsOfCaller(identity);
  const details = completeDetails(body, selection, may);
  const read = await readFiles(body, selection, details.publishOnWeb);
  const faults = {
    ...(await checkDetails(context.db, body, details, selection, may)),
    ...read.faults,
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  requirePrice(body.total, selection.price.total);
  const order: NewOrder = {
    identity,
    selection,
    details,
    dates: body.dates,
    files: read.files,
    clientAddress: address,
    at: new Date(now),
  };
  const onTerm = standingOf(identity).onAccount && query.payLater !== true;
  const message = messages[onTerm ? "onTerm" : query.payLater ? "saved" : "placed"][language];
  return keepFiles(context.storage, read.files, (refersToFiles) =>
    once(request, async (tx) => {
      const ids = await write(tx, order, onTerm, context);
      refersToFiles();
      return { ...ids, onTerm, message, total: selection.price.total };
    }),
  );
});

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
