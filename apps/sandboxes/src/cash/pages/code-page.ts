import { formatDeadline } from "@parution/rules/dates";
import { html } from "hono/html";
import { formatAmount } from "../../shared/page.ts";
import { type ActionId, actionIds } from "../actions.ts";
import { groupCode } from "../code.ts";
import type { CodeFacts } from "../messages-to-merchant.ts";
import { texts } from "../texts.ts";
import { type Html, type Language, layout } from "./layout.ts";

/** The agency's clock. */
const ZONE = "Africa/Lagos";

function codeFacts(facts: CodeFacts, language: Language): Html {
  const text = texts[language];
  return html`<dl class="facts">
    <div class="amount">
      <dt>${text.amount}</dt>
      <dd>${formatAmount(facts.montant, language)}</dd>
    </div>
    <div>
      <dt>${text.code}</dt>
      <dd><bdi>${groupCode(facts.code)}</bdi></dd>
    </div>
    <div>
      <dt>${text.order}</dt>
      <dd><bdi>${facts.reference}</bdi></dd>
    </div>
    <div>
      <dt>${text.expires}</dt>
      <dd><bdi>${formatDeadline(Date.parse(facts.expire_le), ZONE, language)}</bdi></dd>
    </div>
  </dl>`;
}

function actionChoice(id: ActionId, language: Language): Html {
  const { label, hint } = texts[language].actions[id];
  return html`<label class="choice">
    <input type="radio" name="outcome" value="${id}" required ${id === "pay" ? "checked" : ""}
      aria-describedby="hint-${id}" />
    <span>
      <span class="label">${label}</span>
      <span class="hint" id="hint-${id}">${hint}</span>
    </span>
  </label>`;
}

/** Amount of a code, and its possible outcomes, also of a void one. */
export function codePage(facts: CodeFacts, language: Language): Html {
  const text = texts[language];
  return layout({
    language,
    title: text.states[facts.etat],
    body: html`<h1>${text.states[facts.etat]}</h1>
      ${codeFacts(facts, language)}
      <form method="post" action="/code">
        <input type="hidden" name="lang" value="${language}" />
        <input type="hidden" name="code" value="${facts.code}" />
        <input type="hidden" name="amount" value="${facts.montant}" />
        <fieldset>
          <legend>${text.choose}</legend>
          ${actionIds.map((action) => actionChoice(action, language))}
        </fieldset>
        <label class="delay">
          <span>${text.delay}</span>
          <input type="number" name="delay" value="10" min="1" max="120" step="1" required />
        </label>
        <button type="submit">${text.submit}</button>
        <a class="give-up" href="/?lang=${language}">${text.another}</a>
      </form>`,
  });
}
