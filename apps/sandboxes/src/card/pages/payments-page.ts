import { html } from "hono/html";
import { formatAmount } from "../../shared/page.ts";
import type { Payment } from "../payments.ts";
import { texts } from "../texts.ts";
import { type Html, layout } from "./layout.ts";
import { answersList } from "./return-page.ts";

/** The list belongs to no payment, so it is in French. */
const language = "fr";
const text = texts[language];

function paymentItem(payment: Payment): Html {
  const { request, decision, id } = payment;
  return html`<li>
    <p>
      <bdi>${request.orderId}</bdi> · ${formatAmount(request.amount, language)} ·
      ${
        decision === null
          ? html`${text.undecided} · <a href="/payments/${id}">${text.open}</a>`
          : text.outcomes[decision.outcome].label
      }
    </p>
    ${decision === null ? "" : answersList(payment, language)}
  </li>`;
}

/** List of the last payments, with the merchant's answer to each. */
export function paymentsPage(payments: readonly Payment[]): Html {
  return layout({
    language,
    title: text.paymentsTitle,
    body: html`<h1>${text.paymentsTitle}</h1>
      ${
        payments.length === 0
          ? html`<p>${text.paymentsNone}</p>`
          : html`<ul class="payments">
              ${payments.map(paymentItem)}
            </ul>`
      }`,
  });
}
