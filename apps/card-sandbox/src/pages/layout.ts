import { html } from "hono/html";
import { type Language, messages } from "../messages.ts";

export type Html = ReturnType<typeof html>;

interface LayoutProps {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
  /** A file of `/static/` to run on the page. */
  readonly script?: string;
}

/** The frame of every page. */
export function layout({ language, title, body, script }: LayoutProps): Html {
  const text = messages[language];
  return html`<!doctype html>
    <html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${text.service}</title>
        <link rel="stylesheet" href="/static/sandbox.css" />
        ${script ? html`<script src="/static/${script}" defer></script>` : ""}
      </head>
      <body>
        <header>
          <p class="service">${text.service}</p>
          <p class="notice">${text.notice}</p>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
}
