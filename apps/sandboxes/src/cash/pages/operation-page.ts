import { html } from "hono/html";
import type { MerchantAnswer } from "../../shared/merchant.ts";
import type { Operation } from "../actions.ts";
import { texts } from "../texts.ts";
import { type Html, type Language, layout } from "./layout.ts";

/** One answer of the merchant, unchanged. */
export function answerText(answer: MerchantAnswer, language: Language): Html {
  if (answer.kind === "unreachable") {
    return html`${texts[language].unreachable} — <bdi>${answer.reason}</bdi>`;
  }
  return html`<code dir="ltr">${answer.status} ${answer.text}</code>`;
}

/** Answers of the merchant's server so far. */
export function answersList({ answers, awaited }: Operation, language: Language): Html {
  const text = texts[language];
  if (answers.length === 0 && awaited === 0) return html`<p>${text.answersNone}</p>`;
  return html`<ul class="answers">
    ${answers.map((answer) => html`<li>${answerText(answer, language)}</li>`)}
    ${awaited > 0 ? html`<li>${text.answersLater}</li>` : ""}
  </ul>`;
}

/** An operation, and the merchant's answers. */
export function operationPage(operation: Operation, language: Language): Html {
  const text = texts[language];
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
