import type { Context, Hono } from "hono";
import { z } from "zod";
import { readHttpUrl } from "../shared/addresses.ts";
import { answerPage, createWeb, readForm } from "../shared/web.ts";
import type { SendCallback } from "./callback.ts";
import type { Config } from "./config.ts";
import { type Choice, decide, type Schedule } from "./decide.ts";
import { languageOf, readMerchantForm } from "./merchant-form.ts";
import { outcomeIds } from "./outcomes.ts";
import { refusedFormPage, sentencePage } from "./pages/error-page.ts";
import { paymentPage } from "./pages/payment-page.ts";
import { paymentsPage } from "./pages/payments-page.ts";
import { returnPage } from "./pages/return-page.ts";
import { type Payment, Payments } from "./payments.ts";
import { texts } from "./texts.ts";

export interface AppTools {
  readonly config: Config;
  readonly send: SendCallback;
  readonly schedule: Schedule;
  /** Called with every error that no page explains. */
  readonly report: (error: unknown) => void;
}

const choiceForm = z.object({
  outcome: z.enum(outcomeIds),
  delay: z.coerce.number().int().min(1).max(120).default(10),
});

/** The hosted payment page of the provider, and the sandbox's own list of payments. */
export function createApp({ config, send, schedule, report }: AppTools): Hono {
  const payments = new Payments();
  const app = createWeb({
    report,
    pages: {
      tooLarge: () => sentencePage(texts.fr.tooLargeTitle, "fr"),
      notFound: () => sentencePage(texts.fr.notFoundTitle, "fr"),
      failure: () => sentencePage(texts.fr.failureTitle, "fr"),
    },
  });
  const play = (payment: Payment, choice: Choice) =>
    decide(payment, choice, { storeKey: config.storeKey, send, schedule });

  app.get("/", (c) => answerPage(c, paymentsPage(payments.list())));

  app.post("/fim/est3Dgate", async (c) => {
    const form = await readForm(c);
    const reading = readMerchantForm(form, config);
    if (!reading.ok) {
      return answerPage(c, refusedFormPage(reading.problems, languageOf(form)), { status: 400 });
    }
    return c.redirect(`/payments/${payments.open(reading.request).id}`, 303);
  });

  app.get("/payments/:id", async (c) => {
    const payment = payments.find(c.req.param("id"));
    if (payment === null) return notFound(c);
    if (payment.decision === null) return answerPage(c, paymentPage(payment));
    const browserReturn = await payment.decision.browserReturn;
    return answerPage(c, returnPage(payment, browserReturn), {
      formTargets: returnOrigins(payment),
    });
  });

  app.post("/payments/:id", async (c) => {
    const payment = payments.find(c.req.param("id"));
    if (payment === null) return notFound(c);
    const choice = choiceForm.safeParse(Object.fromEntries(await readForm(c)));
    const { language } = payment.request;
    if (!choice.success) {
      return answerPage(c, sentencePage(texts[language].invalidChoiceTitle, language), {
        status: 400,
      });
    }
    await play(payment, choice.data).browserReturn;
    return c.redirect(`/payments/${payment.id}`, 303);
  });
  return app;
}

function notFound(c: Context) {
  return answerPage(c, sentencePage(texts.fr.notFoundTitle, "fr"), { status: 404 });
}

/** A merchant answers the return with a redirect of its own: its shop counts as a target too. */
function returnOrigins({ request }: Payment): string[] {
  const addresses = [request.okUrl, request.failUrl, request.shopUrl ?? ""];
  return [...new Set(addresses.flatMap((address) => readHttpUrl(address)?.origin ?? []))];
}
