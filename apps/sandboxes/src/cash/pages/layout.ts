import { html } from "hono/html";
import { framePage, type Html, type Language } from "../../shared/page.ts";
import { texts } from "../texts.ts";

export type { Html, Language } from "../../shared/page.ts";

interface LayoutProps {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
}

/** The frame of every page. */
export function layout({ language, title, body }: LayoutProps): Html {
  const { service, alert } = texts[language];
  return framePage({ language, title, service, alert, body });
}

/** A page with one message and a link back. */
export const sentencePage = (sentence: string, language: Language): Html =>
  layout({
    language,
    title: sentence,
    body: html`<h1>${sentence}</h1>
      <a href="/?lang=${language}">${texts[language].another}</a>`,
  });
