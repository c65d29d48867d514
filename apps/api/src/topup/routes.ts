import type { Language } from "@parution/contract/call";
import { topUp, topUpForm } from "@parution/contract/payments";
import { html, raw } from "hono/html";
import * as z from "zod/mini";
import type { Context } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { messageOf } from "../platform/http/input/limits.ts";
import type { PlainRoute } from "../platform/http/plain-route.ts";
import { notFound, ProblemError, unreadable } from "../platform/http/problems.ts";
import { contentPolicy, requireOwnOrigin } from "../platform/http/security.ts";
import { type Identity, identify } from "../platform/session/identify.ts";
import { topUpRoute } from "./top-up.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Bytes of a form with a hash, an amount and some names. */
const LARGEST = 16 * 1024;

/**
 * Top-up by a form of the browser: `data` is the client's hash, `prix` the amount. Its `host` is ignored: the payer returns to
 * the portal's own address. Answers a page that leads on to the card provider.
 */
const topUpFormRoute: PlainRoute = {
  kind: "plain",
  method: "POST",
  path: "/ads/api/v1/commandes/payer-recharge",
  isGuarded: true,
  body: messageOf(LARGEST),
  async handle(request, { context, address }) {
    requireOwnOrigin(request.headers, context.config.publicUrl);
    const caller = await identify(request.headers, context);
    const fields = formOf(await request.fields());
    const language: Language = fields.locale === "ar" ? "ar" : "fr";
    if (caller === null) return seeOther(`/${language}/connexion`);
    const facts = { context, address, language, headers: request.headers };
    try {
      return await answerCheckout(fields, caller.identity, facts);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return answerRefusal(error, language, context);
    }
  },
};

interface Facts {
  readonly context: Context;
  readonly address: string;
  readonly language: Language;
  readonly headers: Headers;
}

async function answerCheckout(fields: Fields, identity: Identity, facts: Facts) {
  const { language, context } = facts;
  // The form must name the account, since a browser sends its session with every form.
  const { success, data } = z.safeDecode(topUpForm, fields);
  if (success && data.clientHash !== identity.clientHash) throw notFound();
  const answer = await topUpRoute.run({ params: {}, query: {}, body: fields }, identity, {
    ...facts,
    idempotencyKey: null,
    fingerprint: () => Promise.resolve(""),
    answerHeaders: new Headers(),
  });
  const { redirection } = z.decode(topUp.answer, answer as never);
  const inputs = Object.entries(redirection.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const body = html`<p>${texts.card[language]}</p>
<form method="post" action="${redirection.action}">${inputs}
<button autofocus>${texts.goOn[language]}</button></form>`;
  return answerPage(200, body, language, context);
}

function answerRefusal(problem: ProblemError, language: Language, context: Context): Response {
  const fields = Object.values(problem.fields ?? {}).flat();
  const messages = fields.length > 0 ? fields : [problem.messages];
  const body = html`${messages.map((message) => html`<p role="alert">${message[language]}</p>`)}
<p><a href="/${language}/dashboard">${texts.back[language]}</a></p>`;
  return answerPage(problem.status, body, language, context);
}

type Markup = ReturnType<typeof html>;

function answerPage(status: number, body: Markup, language: Language, { config }: Context) {
  const document = html`<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title[language]}</title>
<style>${raw(STYLE)}</style></head>
<body><main><h1>${texts.title[language]}</h1>${body}</main></body>
</html>`;
  return new Response(document.toString(), {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentPolicy(config, { styles: [STYLE] }),
      "Cache-Control": "no-store",
    },
  });
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location } });

/** @throws ProblemError 422 when the body is no form. */
function formOf(body: unknown): Fields {
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...body };
  throw unreadable({});
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center }
main { max-width: 24rem; padding: 1.5rem; text-align: center }
h1 { font-size: 1.5rem; line-height: 1.25 }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1.5rem; cursor: pointer }
`;

const texts = {
  title: { fr: "Recharger le solde", ar: "تعبئة الرصيد" },
  card: {
    fr: "Le paiement se fait sur la page sécurisée de notre prestataire.",
    ar: "يتم الأداء على الصفحة الآمنة لمقدم الخدمة.",
  },
  goOn: { fr: "Continuer vers le paiement", ar: "متابعة الأداء" },
  back: { fr: "Revenir à mon compte", ar: "العودة إلى حسابي" },
} as const;

export const topUpRoutes: readonly Route[] = [topUpRoute, topUpFormRoute];
