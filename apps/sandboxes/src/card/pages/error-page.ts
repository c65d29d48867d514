import { html } from "hono/html";
import type { FormProblem } from "../merchant-form.ts";
import { type Language, texts } from "../texts.ts";
import { type Html, layout } from "./layout.ts";

function problemText(problem: FormProblem, language: Language): Html {
  const text = texts[language];
  switch (problem.kind) {
    case "merchant":
      return html`${text.refusedMerchant}`;
    case "signature":
      return html`${text.refusedSignature}`;
    case "field":
      return html`${text.refusedField} : <code dir="ltr">${problem.field}</code>`;
    case "repeated":
      return html`${text.refusedRepeated} : <code dir="ltr">${problem.field}</code>`;
  }
}

/** A merchant's form that cannot be paid, and everything that is wrong with it. */
export function refusedFormPage(problems: readonly FormProblem[], language: Language): Html {
  return layout({
    language,
    title: texts[language].refusedTitle,
    body: html`<h1>${texts[language].refusedTitle}</h1>
      <ul class="problems">
        ${problems.map((problem) => html`<li>${problemText(problem, language)}</li>`)}
      </ul>`,
  });
}

/** A page with one message. */
export function sentencePage(sentence: string, language: Language): Html {
  return layout({ language, title: sentence, body: html`<h1>${sentence}</h1>` });
}
