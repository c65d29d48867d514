import type { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { Language } from "../shared/page.ts";
import { answerPage, createWeb, readForm } from "../shared/web.ts";
import { actionIds, Operations, performAction, type Schedule } from "./actions.ts";
import { readCode } from "./code.ts";
import type { Config } from "./config.ts";
import { consult } from "./messages-to-merchant.ts";
import { codePage } from "./pages/code-page.ts";
import { enterPage } from "./pages/enter-page.ts";
import { layout, sentencePage } from "./pages/layout.ts";
import { answerText, operationPage } from "./pages/operation-page.ts";
import { texts } from "./texts.ts";

export interface AppTools {
  readonly config: Config;
  readonly schedule: Schedule;
  /** Called with every error that no page explains. */
  readonly report: (error: unknown) => void;
}

const choiceForm = z.object({
  code: z.string().regex(/^\d{12}$/),
  amount: z.string().regex(/^\d+\.\d{2}$/),
  outcome: z.enum(actionIds),
  delay: z.coerce.number().int().min(1).max(120).default(10),
});

const languageOf = (text: string | null | undefined): Language => (text === "ar" ? "ar" : "fr");

/** The counter of a partner's agency. */
export function createApp({ config, schedule, report }: AppTools): Hono {
  const operations = new Operations();
  const app = createWeb({
    report,
    pages: {
      tooLarge: () => sentencePage(texts.fr.tooLargeTitle, "fr"),
      notFound: () => sentencePage(texts.fr.notFoundTitle, "fr"),
      failure: () => sentencePage(texts.fr.failureTitle, "fr"),
    },
  });

  app.get("/", (c) => answerPage(c, enterPage(operations.list(), languageOf(c.req.query("lang")))));

  app.get("/code", async (c) => {
    const language = languageOf(c.req.query("lang"));
    const text = texts[language];
    const code = readCode(c.req.query("code") ?? "");
    if (code === null) {
      return answerPage(c, sentencePage(text.malformedTitle, language), { status: 400 });
    }
    const found = await consult(config, code);
    if (found.kind === "known") return answerPage(c, codePage(found.facts, language));
    if (found.kind === "unknown") {
      return answerPage(c, sentencePage(text.unknownTitle, language), { status: 404 });
    }
    const body = html`<h1>${text.failedTitle}</h1>
      <p>${answerText(found.answer, language)}</p>`;
    return answerPage(c, layout({ language, title: text.failedTitle, body }));
  });

  app.post("/code", async (c) => {
    const form = await readForm(c);
    const language = languageOf(form.get("lang"));
    const choice = choiceForm.safeParse(Object.fromEntries(form));
    if (!choice.success) {
      const sentence = texts[language].invalidChoiceTitle;
      return answerPage(c, sentencePage(sentence, language), { status: 400 });
    }
    const { outcome: action, ...rest } = choice.data;
    const operation = await performAction({ ...rest, action }, config, schedule);
    operations.add(operation);
    return c.redirect(`/operations/${operation.id}?lang=${language}`, 303);
  });

  app.get("/operations/:id", (c) => {
    const language = languageOf(c.req.query("lang"));
    const operation = operations.find(c.req.param("id"));
    return operation === null
      ? answerPage(c, sentencePage(texts[language].notFoundTitle, language), { status: 404 })
      : answerPage(c, operationPage(operation, language));
  });
  return app;
}
