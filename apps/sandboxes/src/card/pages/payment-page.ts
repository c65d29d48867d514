import { html } from "hono/html";
import { formatAmount } from "../../shared/page.ts";
import type { PaymentRequest } from "../merchant-form.ts";
import { type OutcomeId, outcomeIds } from "../outcomes.ts";
import type { Payment } from "../payments.ts";
import { type Language, texts } from "../texts.ts";
import { type Html, layout } from "./layout.ts";

/** Amount, merchant and order. */
export function paymentFacts(request: PaymentRequest): Html {
  const text = texts[request.language];
  return html`<dl class="facts">
    <div class="amount">
      <dt>${text.amount}</dt>
      <dd>${formatAmount(request.amount, request.language)}</dd>
    </div>
    <div>
      <dt>${text.merchant}</dt>
      <dd><bdi>${request.clientId}</bdi></dd>
    </div>
    <div>
      <dt>${text.order}</dt>
      <dd><bdi>${request.orderId}</bdi></dd>
    </div>
  </dl>`;
}

function outcomeChoice(id: OutcomeId, language: Language): Html {
  const { label, hint } = texts[language].outcomes[id];
  return html`<label class="choice">
    <input type="radio" name="outcome" value="${id}" required ${id === "success" ? "checked" : ""}
      aria-describedby="hint-${id}" />
    <span>
      <span class="label">${label}</span>
      <span class="hint" id="hint-${id}">${hint}</span>
    </span>
  </label>`;
}

/** Hosted page: in place of a card, the payer chooses the outcome. */
export function paymentPage({ id, request }: Payment): Html {
  const { language, shopUrl } = request;
  const text = texts[language];
  return layout({
    language,
    title: text.payTitle,
    body: html`<h1>${text.payTitle}</h1>
      ${paymentFacts(request)}
      <form method="post" action="/payments/${id}">
        <fieldset>
          <legend>${text.choose}</legend>
          ${outcomeIds.map((outcome) => outcomeChoice(outcome, language))}
        </fieldset>
        <label class="delay">
          <span>${text.delay}</span>
          <input type="number" name="delay" value="10" min="1" max="120" step="1" required />
        </label>
        <button type="submit">${text.submit}</button>
        ${shopUrl === null ? "" : html`<a class="give-up" href="${shopUrl}">${text.giveUp}</a>`}
      </form>`,
  });
}
