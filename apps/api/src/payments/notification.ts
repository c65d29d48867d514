import type { Context } from "../platform/context/index.ts";
import { transaction } from "../platform/database/index.ts";
import { acceptAttempt, isStillWanted, lockAttempt, noteAttempt } from "./attempt.ts";
import type { CardNotification, NotificationVerdict } from "./card/index.ts";

/**
 * Takes in what the card provider says of an attempt, its signature verified already: then the order, then the amount
 * (readings J2). The first acceptance counts: repetitions, and refusals that arrive after it, change nothing. What was
 * accepted for an order that no longer waits for it is not taken: only our answer lets the provider debit the card.
 */
export function receiveNotification(
  context: Context,
  notification: CardNotification,
): Promise<NotificationVerdict> {
  return transaction(context.db, async (tx) => {
    const attempt = await lockAttempt(tx, "cmi", notification.ref);
    if (attempt === null || notification.amount !== attempt.payment.amount) return "failed";
    const { status } = attempt.payment;
    if (notification.approved && status === "approved") return "settled";
    if (notification.approved && isStillWanted(attempt, context)) {
      await acceptAttempt(tx, attempt, notification, context);
      return "settled";
    }
    if (status === "started") await noteAttempt(tx, attempt, notification, context, null);
    return "not-taken";
  });
}
