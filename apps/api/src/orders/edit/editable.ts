import { adStatusOf, type EditableAd, type EditRefusal, editRefusal } from "@parution/rules/ads";
import type { Clock } from "@parution/rules/calendar";
import { toIsoDate } from "@parution/rules/dates";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import type { EditedOrder } from "@parution/rules/price";
import { mediumOf } from "../../calendar/index.ts";
import type { Queries } from "../../platform/database/transaction.ts";
import { conflict, type Messages, notFound } from "../../platform/http/problems.ts";
import type { Identity } from "../../platform/session/identify.ts";
import { selectEditable } from "./queries.ts";

/** An ad of the caller's with every fact that decides on its editing. */
export type EditableRow = NonNullable<Awaited<ReturnType<typeof selectEditable>>>;

/**
 * An ad of the caller's that can be edited now: not paid, or settled and with all of its dates still open to orders.
 * @throws ProblemError 404 when there is none, or it is another account's; 409 when it is past editing.
 */
export async function findEditable(
  db: Queries,
  adId: number,
  identity: Identity,
  clock: Clock,
): Promise<EditableRow> {
  const ad = await selectEditable(db, adId, identity);
  if (ad === undefined) throw notFound(texts.unknown);
  requireOpen(ad, clock);
  return ad;
}

function requireOpen(ad: EditableRow, clock: Clock): void {
  const refusal = editRefusalOf(ad, clock);
  if (refusal !== null) throw conflict(codes[refusal], texts[refusal]);
}

/** Columns of an ad and its order that decide on its editing. */
type Columns = Pick<
  EditableRow,
  "online" | "channel_id" | "lead_hours" | "first_date" | "correction_fr"
> & {
  readonly status: number;
  readonly order_status: number;
};

/** Reason for which an ad cannot be edited now; null when it can. */
export const editRefusalOf = (ad: Columns, clock: Clock): EditRefusal | null =>
  editRefusal(editFactsOf(ad), clock);

/** Facts that decide if an ad can be edited. */
export const editFactsOf = (ad: Columns): EditableAd => ({
  status: adStatusOf(ad.status),
  online: ad.online,
  settled: isSettled(ad),
  toCorrect: ad.correction_fr !== null,
  medium: mediumOf(ad.channel_id),
  leadHours: ad.lead_hours,
  firstDate: toIsoDate(ad.first_date),
});

/** True when the order has been paid or charged on term. */
export function isSettled({ order_status }: Pick<Columns, "order_status">): boolean {
  const { processing, paid } = ORDER_STATUS_CODES;
  return order_status === processing || order_status === paid;
}

/** The ad's order as the price of an edit needs it. */
export function editedOrderOf(ad: EditableRow) {
  const coupon =
    ad.coupon_id === null || ad.coupon_percent === null
      ? null
      : { id: ad.coupon_id, percent: ad.coupon_percent, productId: ad.coupon_product_id };
  return { settled: isSettled(ad), charged: ad.charged, coupon } satisfies EditedOrder;
}

const codes: Readonly<Record<EditRefusal, string>> = {
  closed: "AD_CLOSED",
  online: "AD_ONLINE",
  inReview: "AD_IN_REVIEW",
  datePassed: "DATE_PASSED",
};

const texts = {
  unknown: { fr: "Cette annonce est introuvable.", ar: "هذا الإعلان غير موجود." },
  closed: {
    fr: "Cette annonce est annulée ou archivée : elle ne peut plus être modifiée.",
    ar: "هذا الإعلان ملغى أو مؤرشف: لا يمكن تعديله.",
  },
  online: {
    fr: "Cette annonce est en ligne : elle ne peut plus être modifiée.",
    ar: "هذا الإعلان منشور حاليا: لا يمكن تعديله.",
  },
  inReview: {
    fr: "Cette annonce est examinée par le journal : elle ne peut pas être modifiée pour le moment.",
    ar: "الجريدة تراجع هذا الإعلان: لا يمكن تعديله في الوقت الحالي.",
  },
  datePassed: {
    fr: "La première parution est trop proche ou passée : cette annonce ne peut plus être modifiée.",
    ar: "موعد النشر الأول قريب جدا أو قد فات: لا يمكن تعديل هذا الإعلان.",
  },
} as const satisfies Record<string, Messages>;
