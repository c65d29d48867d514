import type { Transaction } from "kysely";
import { releaseCashCode } from "../orders/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { messageOf } from "../platform/http/input/limits.ts";
import type { PlainFacts, PlainRequest, PlainRoute } from "../platform/http/plain-route.ts";
import { ProblemError } from "../platform/http/problems.ts";
import { type Attempt, acceptAttempt, isValidCode, lockAttempt } from "./attempt.ts";
import {
  type CashNotification,
  type CashVerdict,
  type CodeFacts,
  createCashPartner,
  SIGNATURE_HEADER,
  type SignedMessage,
} from "./cash-partner.ts";
import { selectCode } from "./queries.ts";

/** Facts about a code for the cashier before money is taken; null: no such code. */
async function consultCode({ db, clock }: Context, code: string): Promise<CodeFacts | null> {
  const found = await selectCode(db, code);
  if (found === undefined || found.expires_at === null) return null;
  return {
    code,
    amount: found.amount,
    orderRef: found.ref,
    expiresAt: found.expires_at.getTime(),
    state: stateOf(found, clock.now()),
  };
}

function stateOf(
  code: { status: string; result_code: string | null } & Parameters<typeof isValidCode>[0],
  now: number,
): CodeFacts["state"] {
  if (code.status === "approved") return "paid";
  if (isValidCode(code, now)) return "payable";
  return code.status === "started" || code.result_code === "expired" ? "expired" : "void";
}

/**
 * Handles the partner's report of a code, its signature verified already. A code is paid once: a repeated report changes
 * nothing, and another payment of the same code is refused, so that the partner gives it back.
 */
function receiveCashNotification(
  context: Context,
  notification: CashNotification,
): Promise<CashVerdict> {
  return transaction(context.db, async (tx) => {
    const attempt = await lockAttempt(tx, "cash", notification.code);
    if (attempt === null) return "refused";
    return notification.kind === "expired"
      ? endCode(tx, attempt, context)
      : takePayment(tx, attempt, notification, context);
  });
}

async function endCode(
  tx: Transaction<Database>,
  { order, payment }: Attempt,
  { clock }: Context,
): Promise<CashVerdict> {
  if (payment.status === "started")
    await releaseCashCode(tx, order.id, "expired", new Date(clock.now()));
  return "noted";
}

async function takePayment(
  tx: Transaction<Database>,
  attempt: Attempt,
  { amount, transaction: transactionRef }: CashNotification & { kind: "paid" },
  context: Context,
): Promise<CashVerdict> {
  const { payment } = attempt;
  const isPaid = payment.status === "approved";
  const isAnother = isPaid && payment.transaction_ref !== transactionRef;
  if (amount !== payment.amount || isAnother) return "refused";
  const answer = { transactionRef, resultCode: "PAIEMENT" };
  const outcome = isPaid ? payment.outcome : await acceptAttempt(tx, attempt, answer, context);
  return outcome === "order" ? "paid" : "credited";
}

/** Longest message of the partner, in bytes. */
const BODY = messageOf(4096);

/** Address at which the partner asks what a code is worth. */
export const CONSULTATION_PATH = "/ads/commandes/especes/consultation";

/** The partner's cashier asks for the amount of a code before taking money. */
const consultationRoute: PlainRoute = {
  kind: "plain",
  method: "POST",
  path: CONSULTATION_PATH,
  body: BODY,
  async handle(request, { context }) {
    const partner = createCashPartner(context.config.cash.key);
    const message = await readMessage(request);
    const code = message && partner.readConsultation(message);
    if (code === null) return unknownSender();
    const facts = await consultCode(context, code);
    if (facts === null) return Response.json({ etat: "INCONNU" }, { status: 404 });
    return Response.json(partner.describe(facts));
  },
};

/** The partner's call, server to server: the only thing that settles a payment in cash. */
const notificationRoute: PlainRoute = {
  kind: "plain",
  method: "POST",
  path: "/ads/commandes/especes/notification",
  body: BODY,
  async handle(request, facts) {
    const { context } = facts;
    const partner = createCashPartner(context.config.cash.key);
    const message = await readMessage(request);
    const notification = message && partner.readNotification(message);
    if (!notification) {
      report(facts, "refused", null);
      return unknownSender();
    }
    const verdict = await receiveCashNotification(context, notification);
    report(facts, verdict, notification.code);
    return Response.json(partner.answer(verdict), { status: verdict === "refused" ? 422 : 200 });
  },
};

function report({ context, address }: PlainFacts, verdict: string, ref: string | null): void {
  if (verdict === "refused")
    context.log.warn({ ref, verdict, address }, "cash notification refused");
  else context.log.info({ ref, verdict, address }, "cash notification processed");
}

/** Message with the exact bytes that were signed; null for any other body. */
async function readMessage(request: PlainRequest): Promise<SignedMessage | null> {
  try {
    return { text: await request.text(), signature: request.headers.get(SIGNATURE_HEADER) };
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return null;
    throw error;
  }
}

/** Refusal of an unsigned message; it does not disclose if the code exists. */
const unknownSender = () => Response.json({ etat: "SIGNATURE" }, { status: 401 });

export const cashRoutes: readonly PlainRoute[] = [consultationRoute, notificationRoute];
