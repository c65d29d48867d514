import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { secureHeaders } from "hono/secure-headers";
import { z } from "zod";
import { readHttpUrl } from "./addresses.ts";
import type { SendCallback } from "./callback.ts";
import type { Config } from "./config.ts";
import { type Choice, decide, type Schedule } from "./decide.ts";
import { languageOf, readMerchantForm } from "./merchant-form.ts";
import { type Language, messages } from "./messages.ts";
import { outcomeIds } from "./outcomes.ts";
import { refusedFormPage, sentencePage } from "./pages/error-page.ts";
import type { Html } from "./pages/layout.ts";
import { paymentPage } from "./pages/payment-page.ts";
import { paymentsPage } from "./pages/payments-page.ts";
import { returnPage } from "./pages/return-page.ts";
import { type Payment, Payments } from "./payments.ts";

export interface AppTools {
  readonly config: Config;
  readonly send: SendCallback;
  readonly schedule: Schedule;
  /** Told of every error that no page explains. */
  readonly report: (error: unknown) => void;
}

const largestForm = 64 * 1024;

const choiceForm = z.object({
  outcome: z.enum(outcomeIds),
  delay: z.coerce.number().int().min(1).max(120).default(10),
});

/** The hosted payment page of the provider, and the sandbox's own list of payments. */
export function createApp({ config, send, schedule, report }: AppTools): Hono {
  const payments = new Payments();
  const app = new Hono();
  const play = (payment: Payment, choice: Choice) =>
    decide(payment, choice, { storeKey: config.storeKey, send, schedule });

  app.use(secureHeaders({ strictTransportSecurity: false, referrerPolicy: "origin" }));
  app.use(
    bodyLimit({
      maxSize: largestForm,
      onError: (c) => show(c, sentencePage(messages.fr.tooLargeTitle, "fr"), { status: 413 }),
    }),
  );
  app.use("/static/*", serveStatic({ root: import.meta.dirname }));
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/", (c) => show(c, paymentsPage(payments.list())));

  app.post("/fim/est3Dgate", async (c) => {
    const form = await readForm(c);
    const reading = readMerchantForm(form, config);
    if (!reading.ok) {
      return show(c, refusedFormPage(reading.problems, languageOf(form)), { status: 400 });
    }
    return c.redirect(`/payments/${payments.open(reading.request).id}`, 303);
  });

  app.get("/payments/:id", async (c) => {
    const payment = payments.find(c.req.param("id"));
    if (payment === null) return notFound(c);
    if (payment.decision === null) return show(c, paymentPage(payment));
    const browserReturn = await payment.decision.browserReturn;
    return show(c, returnPage(payment, browserReturn), { formTargets: returnOrigins(payment) });
  });

  app.post("/payments/:id", async (c) => {
    const payment = payments.find(c.req.param("id"));
    if (payment === null) return notFound(c);
    const choice = choiceForm.safeParse(Object.fromEntries(await readForm(c)));
    const { language } = payment.request;
    if (!choice.success) {
      return show(c, sentencePage(messages[language].invalidChoiceTitle, language), {
        status: 400,
      });
    }
    await play(payment, choice.data).browserReturn;
    return c.redirect(`/payments/${payment.id}`, 303);
  });

  app.notFound((c) => notFound(c));
  app.onError((error, c) => {
    report(error);
    return show(c, sentencePage(messages.fr.failureTitle, "fr"), { status: 500 });
  });
  return app;
}

interface ShowOptions {
  readonly status?: 200 | 400 | 404 | 413 | 500;
  /** Origins besides the sandbox's own that the page's forms may post to. */
  readonly formTargets?: readonly string[];
}

/** Answers a page under a policy that lets nothing run but the sandbox's own files. */
async function show(c: Context, page: Html, { status = 200, formTargets = [] }: ShowOptions = {}) {
  c.header(
    "Content-Security-Policy",
    [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `form-action ${["'self'", ...formTargets].join(" ")}`,
    ].join("; "),
  );
  c.header("Cache-Control", "no-store");
  return c.html(page, status);
}

function notFound(c: Context, language: Language = "fr") {
  return show(c, sentencePage(messages[language].notFoundTitle, language), { status: 404 });
}

/** A merchant answers the return with a redirect of its own: its shop counts as a target too. */
function returnOrigins({ request }: Payment): string[] {
  const addresses = [request.okUrl, request.failUrl, request.shopUrl ?? ""];
  return [...new Set(addresses.flatMap((address) => readHttpUrl(address)?.origin ?? []))];
}

/** The posted form; empty when the body is of another type, which reading it then refuses. */
async function readForm(c: Context): Promise<URLSearchParams> {
  const type = c.req.header("content-type") ?? "";
  const isForm = type.startsWith("application/x-www-form-urlencoded");
  return new URLSearchParams(isForm ? await c.req.text() : "");
}
