import { html } from "hono/html";
import type { MerchantAnswer } from "../../shared/merchant.ts";
import type { BrowserReturn, Payment } from "../payments.ts";
import { type Language, texts } from "../texts.ts";
import { type Html, layout } from "./layout.ts";
import { paymentFacts } from "./payment-page.ts";

function answerItem(answer: MerchantAnswer, language: Language): Html {
  if (answer.kind === "unreachable") {
    return html`<li>${texts[language].unreachable} — <bdi>${answer.reason}</bdi></li>`;
  }
  return html`<li><code dir="ltr">${answer.status} ${answer.text}</code></li>`;
}

/** Answers of the merchant's server so far. */
export function answersList({ answers, awaited }: Payment, language: Language): Html {
  const text = texts[language];
  if (answers.length === 0 && awaited === 0) return html`<p>${text.answersNone}</p>`;
  return html`<ul class="answers">
    ${answers.map((answer) => answerItem(answer, language))}
    ${awaited > 0 ? html`<li>${text.answersLater}</li>` : ""}
  </ul>`;
}

/** Sends the payer's browser back: a script submits the form, a button does where none runs. */
export function returnPage(payment: Payment, { url, fields }: BrowserReturn): Html {
  const { language } = payment.request;
  const text = texts[language];
  return layout({
    language,
    title: text.returnTitle,
    script: "return.js",
    body: html`<h1 role="status">${text.returnTitle}</h1>
      ${paymentFacts(payment.request)}
      <h2>${text.answersTitle}</h2>
      ${answersList(payment, language)}
      <form method="post" action="${url}" data-return>
        ${Object.entries(fields).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button type="submit">${text.returnNow}</button>
      </form>`,
  });
}
