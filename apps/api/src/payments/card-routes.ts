import type { Context } from "../platform/context.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { messageOf } from "../platform/http/input/limits.ts";
import type { PlainRequest, PlainRoute } from "../platform/http/plain-route.ts";
import { ProblemError } from "../platform/http/problems.ts";
import { acceptAttempt, isAwaited, lockAttempt, recordAnswer } from "./attempt.ts";
import {
  type CardNotification,
  type CardProvider,
  type FormFields,
  NOTIFICATION_PATH,
  type NotificationVerdict,
  RETURN_PATH,
} from "./card-provider.ts";
import { cardProviderOf } from "./cmi.ts";
import { findAttempt } from "./queries.ts";

/**
 * Handles the card provider's report of an attempt, its signature verified already: then the order, then the amount
 * (docs/domain/payments.md#card-callback). The first acceptance counts: repetitions, and refusals that arrive after
 * it, change nothing. A payment accepted for an order that no longer waits for it is not taken: only our answer lets
 * the provider debit the card.
 */
function receiveNotification(
  context: Context,
  notification: CardNotification,
): Promise<NotificationVerdict> {
  return transaction(context.db, async (tx) => {
    const attempt = await lockAttempt(tx, "cmi", notification.ref);
    if (attempt === null || notification.amount !== attempt.payment.amount) return "failed";
    const { status } = attempt.payment;
    if (notification.approved && status === "approved") return "settled";
    if (notification.approved && isAwaited(attempt, context)) {
      await acceptAttempt(tx, attempt, notification, context);
      return "settled";
    }
    if (status === "started") await recordAnswer(tx, attempt, notification, context, null);
    return "not-taken";
  });
}

/**
 * Path of the page for a returning payer, without language. The server's own record counts; while it has none yet, a signed
 * refusal shows as such, and anything else is «under way».
 */
async function outcomePage(
  db: Queries,
  provider: CardProvider,
  fields: FormFields,
): Promise<string> {
  const ref = provider.refOf(fields);
  const attempt = ref === null ? undefined : await findAttempt(db, ref);
  if (attempt === undefined) return "/paiement-echoue";
  const isRefused = attempt.status === "refused" || provider.read(fields)?.approved === false;
  const page = attempt.status === "approved" ? "succes" : isRefused ? "echoue" : "encours";
  return `/paiement-${page}?commande=${attempt.order_id}`;
}

/** Posted form with one text per field; null for any other body, which no provider sends. */
async function readForm(request: PlainRequest): Promise<FormFields | null> {
  const body = await request.fields().catch(refusedAsNull);
  if (typeof body !== "object" || body === null) return null;
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== "string") return null;
    fields[name] = value;
  }
  return fields;
}

/** Turns a refusal into null: the provider understands the answers of its protocol alone. */
function refusedAsNull(error: unknown): null {
  if (error instanceof ProblemError && error.status < 500) return null;
  throw error;
}

/** Longest form of the provider, in bytes. */
const BODY = messageOf(32 * 1024);

/** The provider's call, server to server: the only thing that settles a card payment. */
const notificationRoute: PlainRoute = {
  kind: "plain",
  method: "POST",
  path: NOTIFICATION_PATH,
  body: BODY,
  async handle(request, { context, address }) {
    const provider = cardProviderOf(context.config);
    const fields = await readForm(request);
    const notification = fields && provider.read(fields);
    const verdict = notification ? await receiveNotification(context, notification) : "failed";
    const report = { ref: notification?.ref, verdict, address };
    if (verdict === "failed") context.log.warn(report, "card notification not processed");
    else context.log.info(report, "card notification processed");
    return new Response(provider.answer(verdict), { headers: { "Content-Type": "text/plain" } });
  },
};

/**
 * The payer's browser, posted back from the provider's page: it settles nothing
 * (docs/domain/payments.md#card-return).
 */
const returnRoute: PlainRoute = {
  kind: "plain",
  method: "POST",
  path: RETURN_PATH,
  body: BODY,
  async handle(request, { context }) {
    const provider = cardProviderOf(context.config);
    const language = new URL(request.url).searchParams.get("langue") === "ar" ? "ar" : "fr";
    const fields = await readForm(request);
    const page = await outcomePage(context.db, provider, fields ?? {});
    return new Response(null, { status: 303, headers: { Location: `/${language}${page}` } });
  },
};

export const cardRoutes: readonly PlainRoute[] = [notificationRoute, returnRoute];
