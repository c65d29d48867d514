import { html } from "hono/html";
import { formatAmount } from "../../shared/page.ts";
import type { Operation } from "../actions.ts";
import { groupCode } from "../code.ts";
import { texts } from "../texts.ts";
import { type Html, type Language, layout } from "./layout.ts";
import { answersList } from "./operation-page.ts";

function operationItem(operation: Operation, language: Language): Html {
  const { code, amount, action } = operation;
  return html`<li>
    <p>
      <bdi>${groupCode(code)}</bdi> · ${formatAmount(amount, language)} ·
      ${texts[language].actions[action].label}
    </p>
    ${answersList(operation, language)}
  </li>`;
}

/** Counter page: a field for a code, and the last operations. */
export function enterPage(operations: readonly Operation[], language: Language): Html {
  const text = texts[language];
  const other = language === "fr" ? "ar" : "fr";
  return layout({
    language,
    title: text.enterTitle,
    body: html`<h1>${text.enterTitle}</h1>
      <form method="get" action="/code">
        <input type="hidden" name="lang" value="${language}" />
        <label class="code">
          <span>${text.code}</span>
          <input name="code" inputmode="numeric" autocomplete="off" dir="ltr" required
            placeholder="${text.codeHint}" />
        </label>
        <button type="submit">${text.ask}</button>
      </form>
      <a class="give-up" lang="${other}" href="/?lang=${other}">${text.otherLanguage}</a>
      ${
        operations.length === 0
          ? ""
          : html`<h2>${text.listTitle}</h2>
              <ul class="payments">
                ${operations.map((operation) => operationItem(operation, language))}
              </ul>`
      }`,
  });
}
