import { html } from "hono/html";

export type Html = ReturnType<typeof html>;
export type Language = "fr" | "ar";

export interface PageProps {
  readonly language: Language;
  readonly title: string;
  /** Name of the service that the sandbox stands in for. */
  readonly service: string;
  /** Caution that nothing here is real. */
  readonly alert: string;
  readonly body: Html;
  /** Address of a script to run on the page. */
  readonly script?: string | undefined;
}

/** The frame of every page of a sandbox. */
export function framePage({ language, title, service, alert, body, script }: PageProps): Html {
  return html`<!doctype html>
    <html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${service}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/static/sandbox.css" />
        ${script ? html`<script src="${script}" defer></script>` : ""}
      </head>
      <body>
        <header>
          <p class="service">${service}</p>
          <p class="alert">${alert}</p>
        </header>
        <main>${body}</main>
      </body>
    </html>`;
}

/** A page with one message. */
export const sentencePage = (sentence: string, props: Omit<PageProps, "title" | "body">): Html =>
  framePage({ ...props, title: sentence, body: html`<h1>${sentence}</h1>` });

const locales: Readonly<Record<Language, string>> = { fr: "fr-FR", ar: "ar-MA" };

/** Formats an amount of the wire (`"120.00"`). */
export function formatAmount(amount: string, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: "currency", currency: "MAD" }).format(
    Number(amount),
  );
}
