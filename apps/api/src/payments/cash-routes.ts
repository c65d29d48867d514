import {
  messageOf,
  type PlainFacts,
  type PlainRequest,
  type PlainRoute,
  ProblemError,
} from "../platform/http/index.ts";
import { createCashPartner, SIGNATURE_HEADER, type SignedMessage } from "./cash/index.ts";
import { consultCode, receiveCashNotification } from "./cash-notification.ts";

/** No message of the partner's is longer. */
const BODY = messageOf(4096);

/** The partner's cashier asks what a code is worth, before taking money. */
const consultationRoute: PlainRoute = {
  kind: "plain",
  method: "POST",
  path: "/ads/commandes/especes/consultation",
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

/** The partner's call, server to server: the only thing that settles a payment in cash (readings J5). */
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

/** The message as signed, byte for byte; null for what is none of the partner's. */
async function readMessage(request: PlainRequest): Promise<SignedMessage | null> {
  try {
    return { text: await request.text(), signature: request.headers.get(SIGNATURE_HEADER) };
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return null;
    throw error;
  }
}

/** Who does not sign learns nothing, not even whether a code exists. */
const unknownSender = () => Response.json({ etat: "SIGNATURE" }, { status: 401 });

export const cashRoutes: readonly PlainRoute[] = [consultationRoute, notificationRoute];
