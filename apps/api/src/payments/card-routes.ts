import { messageOf, type PlainRoute } from "../platform/http/index.ts";
import { cardProviderOf, NOTIFICATION_PATH, RETURN_PATH } from "./card-provider.ts";
import { receiveNotification } from "./notification.ts";
import { outcomePage } from "./outcome-page.ts";
import { readForm } from "./read-form.ts";

/** No form of the provider's is longer. */
const BODY = messageOf(32 * 1024);

/** The provider's call, server to server: the only thing that settles a card payment (readings J2). */
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

/** The payer's browser, posted back from the provider's page: it settles nothing (readings J3). */
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
