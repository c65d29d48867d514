import { cancelAd } from "@parution/contract/ads";
import { type AdAction, adStatusOf } from "@parution/rules/ads";
import type { Transaction } from "kysely";
import { readCreditCondition } from "../ledger/index.ts";
import { cancelLocked, lockOrder } from "../orders/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { bindSession } from "../platform/http/bind.ts";
import { conflict, type Messages, notFound } from "../platform/http/problems.ts";
import { once } from "../platform/idempotency/once.ts";
import type { Identity } from "../platform/session/identify.ts";
import { type ActionableRow, actionsOf } from "./actionable.ts";
import { selectOwn } from "./queries.ts";

export const unknownAd: Messages = {
  fr: "Cette annonce est introuvable.",
  ar: "هذا الإعلان غير موجود.",
};

interface Caller {
  readonly identity: Identity;
  readonly context: Context;
}

/**
 * An ad of the caller's with which `action` can be taken now; the checks of a payment are left to it.
 * @throws ProblemError 404 when there is none, or it is another account's; 409 when the action is not offered.
 */
export async function findActable(
  db: Queries,
  adId: number,
  action: AdAction,
  { identity, context }: Caller,
): Promise<ActionableRow> {
  const ad = await selectOwn(db, adId, identity);
  if (ad === undefined) throw notFound(unknownAd);
  const credit = await readCreditCondition(db, identity.businessId);
  const asking = { identity, credit, moment: momentOf(context) };
  if (!actionsOf(ad, asking).offered.includes(action)) {
    throw conflict("AD_CLOSED", refusalOf(ad));
  }
  return ad;
}

/**
 * Variant of {@link findActable} that locks the ad until the transaction ends; the order's lock comes first, as
 * everywhere.
 */
export async function lockActable(
  tx: Transaction<Database>,
  adId: number,
  action: AdAction,
  caller: Caller,
): Promise<ActionableRow> {
  const ad = await selectOwn(tx, adId, caller.identity);
  if (ad === undefined) throw notFound(unknownAd);
  await lockOrder(tx, ad.order_id, caller.identity);
  return findActable(tx, adId, action, caller);
}

function refusalOf({ status }: ActionableRow): Messages {
  switch (adStatusOf(status)) {
    case "unpaid":
      return texts.unpaid;
    case "cancelled":
      return texts.cancelled;
    default:
      return texts.other;
  }
}

const texts = {
  unpaid: {
    fr: "Cette annonce n’est pas encore payée.",
    ar: "لم يتم أداء ثمن هذا الإعلان بعد.",
  },
  cancelled: { fr: "Cette annonce est annulée.", ar: "هذا الإعلان ملغى." },
  other: {
    fr: "L’état de cette annonce ne le permet plus.",
    ar: "لم تعد حالة هذا الإعلان تسمح بذلك.",
  },
} as const satisfies Record<string, Messages>;

/** Cancels an unpaid ad and its order; a cash partner's code that it had is void. */
export const cancelAdRoute = bindSession(cancelAd, (request) =>
  once(request, async (tx) => {
    const ad = await lockActable(tx, request.input.body.adId, "cancel", request);
    await cancelLocked(tx, ad.order_id, new Date(request.context.clock.now()));
    return { message: cancelled[request.language] };
  }),
);

const cancelled: Messages = { fr: "Votre annonce est annulée.", ar: "تم إلغاء إعلانكم." };
