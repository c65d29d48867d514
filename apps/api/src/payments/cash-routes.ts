import type { PlainFacts, PlainRoute } from "../platform/http/index.ts";
import { createCashPartner, SIGNATURE_HEADER, type SignedMessage } from "./cash/index.ts";
import { consultCode, receiveCashNotification } from "./cash-notification.ts";

/** No message of the partner's is longer, in bytes. */
const LONGEST = 4096;

/** The partner's cashier asks what a code is worth, before taking money. */
const consultationRoute: PlainRoute = {
  kind: "plain",
  method: "POST",
  path: "/ads/commandes/especes/consultation",
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

/** The message as signed, byte for byte; null when it is longer than any of the partner's. */
async function readMessage(request: Request): Promise<SignedMessage | null> {
  if (Number(request.headers.get("content-length") ?? LONGEST + 1) > LONGEST) return null;
  return { text: await request.text(), signature: request.headers.get(SIGNATURE_HEADER) };
}

/** Who does not sign learns nothing, not even whether a code exists. */
const unknownSender = () => Response.json({ etat: "SIGNATURE" }, { status: 401 });

export const cashRoutes: readonly PlainRoute[] = [consultationRoute, notificationRoute];
