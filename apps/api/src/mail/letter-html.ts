import type { Language } from "@parution/contract/call";
import { html, raw } from "hono/html";
import { type Block, type Letter, type Sender, words } from "./letter.ts";

type Markup = ReturnType<typeof html>;

/** Inline styles, since mail clients ignore others; no picture or font is fetched. */
const styles = {
  ground: "margin:0;padding:24px 12px;background-color:#f4f6f6",
  sheet:
    "width:100%;max-width:600px;margin:0 auto;background-color:#ffffff;border:1px solid #d5dcdc;border-radius:8px",
  brand:
    "padding:20px 32px;border-bottom:1px solid #e4e9e9;color:#306066;font-size:18px;font-weight:bold",
  body: "padding:28px 32px;color:#1d2526;font-size:16px;line-height:1.6",
  title: "margin:0 0 20px;color:#1d2526;font-size:22px;line-height:1.3",
  paragraph: "margin:0 0 16px",
  quote:
    "margin:0 0 16px;padding-block:4px;padding-inline:16px 0;border-inline-start:3px solid #306066;white-space:pre-line",
  facts: "width:100%;margin:0 0 20px;border-collapse:collapse",
  label:
    "padding-block:8px;padding-inline:0 16px;border-bottom:1px solid #e4e9e9;color:#55646a;text-align:start;font-weight:normal;vertical-align:top",
  value: "padding:8px 0;border-bottom:1px solid #e4e9e9;text-align:end;font-weight:bold",
  action:
    "display:inline-block;margin:4px 0 20px;padding:12px 24px;border-radius:6px;background-color:#306066;color:#ffffff;font-weight:bold;text-decoration:none",
  link: "display:inline-block;margin:0 0 12px;color:#306066;font-weight:bold",
  end: "padding:16px 32px 24px;color:#55646a;font-size:13px",
} as const;

/** Fonts that are installed on most machines. */
const FACES: Readonly<Record<Language, string>> = {
  fr: "font-family:'Segoe UI',Helvetica,Arial,sans-serif",
  ar: "font-family:'Segoe UI',Tahoma,'Noto Naskh Arabic',Arial,sans-serif",
};

/** HTML of a letter, in the direction of its language. */
export async function writeHtml(letter: Letter, { language, publisher }: Sender): Promise<string> {
  const dir = language === "ar" ? "rtl" : "ltr";
  const page = await html`<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${letter.subject}</title>
</head>
<body style="${styles.ground};${FACES[language]}" dir="${dir}">
<table role="presentation" dir="${dir}" align="center" cellpadding="0" cellspacing="0" style="${styles.sheet};${FACES[language]}">
<tr><td style="${styles.brand}">${publisher}</td></tr>
<tr><td style="${styles.body}">
<h1 style="${styles.title}">${unbroken(letter.title)}</h1>
${greet(letter, language)}
${letter.blocks.map(writeBlock)}
</td></tr>
<tr><td style="${styles.end}">${words.signature[language](publisher)}${letter.isPersonal ? "" : html`<br>${words.automatic[language]}`}</td></tr>
</table>
</body>
</html>
`;
  return page.toString();
}

/** A name may be written in the other direction: it is isolated from the words around it. */
function greet({ name }: Letter, language: Language): Markup | string {
  if (name === null) return "";
  const [before, after] = words.greeting[language]("\u0000").split("\u0000");
  return html`<p style="${styles.paragraph}">${before}<bdi>${name}</bdi>${after}</p>`;
}

function writeBlock(block: Block): Markup {
  if (block.kind === "facts") return writeFacts(block.rows);
  if (block.kind === "quote") return html`<p dir="auto" style="${styles.quote}">${block.text}</p>`;
  if (block.kind === "markup") return html`<div dir="auto">${raw(block.html)}</div>`;
  if (block.kind === "action")
    return html`<p style="margin:0"><a href="${block.url}" style="${block.rank === "primary" ? styles.action : styles.link}">${block.label}</a></p>`;
  // A person's text may have the other direction than the letter.
  return html`<p dir="auto" style="${styles.paragraph}">${unbroken(block.text)}</p>`;
}

/** Text with no-break spaces beside French punctuation. */
const unbroken = (text: string): string => text.replace(/(?<=«) | (?=[»;:!?])/g, "\u00A0");

function writeFacts(rows: Extract<Block, { kind: "facts" }>["rows"]): Markup {
  return html`<table style="${styles.facts}">
${rows.map(
  ([label, value]) => html`<tr>
<th scope="row" style="${styles.label}">${label}</th>
<td style="${styles.value}"><bdi>${value}</bdi></td>
</tr>`,
)}
</table>`;
}
