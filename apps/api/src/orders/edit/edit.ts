import { editAd } from "@parution/contract/orders";
import { AD_STATUS_CODES } from "@parution/rules/ads";
import { splitTax, toDecimal } from "@parution/rules/money";
import { keptCoupon, priceOfEdit } from "@parution/rules/price";
import type { Transaction } from "kysely";
import { requireOpenEditions } from "../../edition-state/index.ts";
import {
  chargeEdit,
  creditEdit,
  type EditedOrder,
  fitsCeiling,
  lockAccounts,
  type EditedOrder as MovedOrder,
  readCredit,
} from "../../ledger/index.ts";
import { type Context, clockOf } from "../../platform/context.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import { bindSession } from "../../platform/http/bind.ts";
import { type Messages, ProblemError } from "../../platform/http/problems.ts";
import { once } from "../../platform/idempotency/once.ts";
import { publishDue } from "../../publishing/index.ts";
import { paymentMethodOf } from "../labels.ts";
import { lockOrder, type Order } from "../order.ts";
import { checkAd } from "../place/check.ts";
import { keepFiles } from "../place/files.ts";
import { contentColumns, type NewOrder } from "../place/insert.ts";
import { ceilingExceeded, orderNotFound } from "../problems.ts";
import { updateAdStatus, updateOrder } from "../queries.ts";
import { adStatusAfter, releaseCashCode, requireOpenForOrder } from "../settle.ts";
import { type EditableRow, editedOrderOf, findEditable, isSettled } from "./editable.ts";
import { planFiles } from "./files.ts";
import { endCorrection, type FilePlan, rewriteAd, writeFiles } from "./queries.ts";

/**
 * Changes an ad by the rules of an order. An unpaid order takes the current price; a settled one charges or credits the
 * difference, and its ad is reviewed again before it appears.
 */
export const editAdRoute = bindSession(editAd, async (request) => {
  const { input, identity, context, language } = request;
  const { adId, photoOrder, fileOrder, ...body } = input.body;
  const clock = clockOf(context);
  const found = await findEditable(context.db, adId, identity, clock);
  const edited = await checkAd(request, body, found);
  const wanted = { photo: photoOrder, attachment: fileOrder };
  await planFiles(context.db, adId, wanted, edited);
  let removed: FilePlan["removed"] = [];
  const answer = await keepFiles(context.storage, edited.files, (refersToFiles) =>
    once(request, async (tx) => {
      const order = await lockOrder(tx, found.order_id, identity);
      if (order === null) throw orderNotFound();
      const ad = await findEditable(tx, adId, identity, clock);
      const plan = await planFiles(tx, adId, wanted, edited);
      const price = await writeEdit(tx, order, ad, edited, context);
      await writeFiles(tx, adId, plan);
      refersToFiles();
      removed = plan.removed;
      const settled = isSettled(ad);
      const corrected = ad.correction_fr !== null;
      const message = messageOf({ settled, corrected }, price.difference)[language];
      return { orderId: order.id, adId, settled, corrected, message, ...price };
    }),
  );
  await Promise.all(removed.map(({ storageKey }) => context.storage.remove(storageKey)));
  return answer;
});

async function writeEdit(
  tx: Transaction<Database>,
  order: Order,
  ad: EditableRow,
  edited: NewOrder,
  context: Context,
) {
  const before = editedOrderOf(ad);
  const { productId, price: adPrice } = edited.selection;
  const price = priceOfEdit(adPrice.total, productId, before);
  // The ad neither leaves nor enters a closed edition, which prints the text that it has.
  if (before.settled) {
    await requireOpenForOrder(tx, order.id);
    await requireOpenEditions(tx, edited.selection.supportId, edited.dates);
  }
  if (ad.correction_fr !== null && price.difference > 0) throw dearer(price.difference);
  const after = { total: price.total, ...splitTax(price.total) };
  await updateOrder(tx, order.id, {
    support_id: edited.selection.supportId,
    total: after.total,
    excl_tax: after.exclTax,
    tax: after.tax,
    discount: adPrice.total - price.total,
    coupon_id: keptCoupon(before.coupon, productId)?.id ?? null,
    ice: edited.details.ice,
    purchase_order: edited.details.purchaseOrder,
  });
  await rewriteAd(tx, ad.id, contentColumns(edited), edited.dates);
  if (ad.correction_fr !== null) await correct(tx, order, ad.id, after, context);
  else if (before.settled) await resettle(tx, order, ad, after, context);
  // The code of a cash partner was for the former amount and dates.
  else await releaseCashCode(tx, order.id, "replaced", edited.at);
  return price;
}

/** Sends a corrected ad back to the moderators, in the status that it has; a lower price is given back. */
async function correct(
  tx: Transaction<Database>,
  order: Order,
  adId: number,
  after: MovedOrder["after"],
  context: Context,
): Promise<void> {
  const at = new Date(context.clock.now());
  await moveDifference(tx, order.businessId, { id: order.id, before: order, after }, at);
  await endCorrection(tx, adId, at);
}

async function resettle(
  tx: Transaction<Database>,
  order: Order,
  { payment_method }: EditableRow,
  after: MovedOrder["after"],
  context: Context,
): Promise<void> {
  const at = new Date(context.clock.now());
  await moveDifference(tx, order.businessId, { id: order.id, before: order, after }, at);
  const method = paymentMethodOf(payment_method);
  if (method === null) throw new Error(`Settled without a method: order ${order.id}`);
  const status = await adStatusAfter(tx, order.id, method, context);
  await updateAdStatus(tx, order.id, status);
  if (status === AD_STATUS_CODES.validated) await publishDue(tx, context, order.id);
}

function messageOf({ settled, corrected }: Outcome, difference: number): Messages {
  if (corrected) return difference < 0 ? texts.correctedCheaper : texts.corrected;
  if (!settled) return texts.edited;
  if (difference === 0) return texts.unchanged;
  return difference > 0 ? texts.charged : texts.credited;
}

interface Outcome {
  readonly settled: boolean;
  /** True when a moderator had asked for it. */
  readonly corrected: boolean;
}

const texts = {
  corrected: {
    fr: "Votre correction est envoyée au journal.",
    ar: "تم إرسال تصحيحكم إلى الجريدة.",
  },
  correctedCheaper: {
    fr: "Votre correction est envoyée au journal. La différence de prix vous a été créditée.",
    ar: "تم إرسال تصحيحكم إلى الجريدة وإضافة فارق الثمن إلى حسابكم.",
  },
  edited: { fr: "Votre annonce est modifiée.", ar: "تم تعديل إعلانكم." },
  unchanged: {
    fr: "Votre annonce est modifiée, sans changement de prix.",
    ar: "تم تعديل إعلانكم دون تغيير في الثمن.",
  },
  charged: {
    fr: "Votre annonce est modifiée. La différence de prix a été prélevée.",
    ar: "تم تعديل إعلانكم واقتطاع فارق الثمن.",
  },
  credited: {
    fr: "Votre annonce est modifiée. La différence de prix vous a été créditée.",
    ar: "تم تعديل إعلانكم وإضافة فارق الثمن إلى حسابكم.",
  },
} as const satisfies Record<string, Messages>;

/**
 * Moves the price difference of a settled order's edit: charged to the balance or the debt, or credited back to its
 * source.
 * @throws ProblemError 409 with the missing amount when the balances lack it, or when the ceiling does not allow it.
 */
async function moveDifference(
  tx: Transaction<Database>,
  businessId: number,
  order: EditedOrder,
  at: Date,
): Promise<void> {
  const difference = order.after.total - order.before.total;
  if (difference === 0) return;
  const accounts = await lockAccounts(tx, businessId);
  if (difference < 0) return creditEdit(tx, accounts, order, at);
  const { onCredit, ceiling } = await readCredit(tx, businessId);
  if (onCredit && !fitsCeiling(ceiling, accounts.owed, difference)) throw ceilingExceeded();
  const missing = await chargeEdit(tx, accounts, order, onCredit ? "onTerm" : "balance", at);
  if (missing > 0) throw insufficient(missing);
}

/** A correction is asked for by the newspaper, and never charged. */
function dearer(difference: number): ProblemError {
  const amount = toDecimal(difference);
  const messages = {
    fr: `Cette correction coûterait ${amount} Dhs de plus : raccourcissez l’annonce ou gardez ses dates et ses options.`,
    ar: `سيكلف هذا التصحيح ${amount} درهم إضافية: اختصروا الإعلان أو احتفظوا بتواريخه وخياراته.`,
  };
  return new ProblemError(409, "CORRECTION_DEARER", messages, undefined, {
    details: { difference },
  });
}

function insufficient(missing: number): ProblemError {
  const amount = toDecimal(missing);
  const messages = {
    fr: `Il manque ${amount} Dhs sur votre solde pour cette modification.`,
    ar: `ينقص رصيدكم ${amount} درهم لإجراء هذا التعديل.`,
  };
  return new ProblemError(409, "INSUFFICIENT_BALANCE", messages, undefined, {
    details: { missing },
  });
}
