import { html } from "hono/html";
import type { Operation } from "../actions.ts";
import { messages } from "../messages.ts";
import { answersList } from "./answers.ts";
import { type Html, type Language, layout } from "./layout.ts";

/** An operation, and the merchant's answers. */
export function operationPage(operation: Operation, language: Language): Html {
  const text = messages[language];
  const { label } = text.actions[operation.action];
  return layout({
    language,
    title: label,
    body: html`<h1 role="status">${label}</h1>
      <h2>${text.answersTitle}</h2>
      ${answersList(operation, language)}
      <a class="give-up" href="/code?lang=${language}&amp;code=${operation.code}">${text.sameCode}</a>
      <a class="give-up" href="/?lang=${language}">${text.another}</a>`,
  });
}
