const SEPARATOR = "\u001F";

/** The paper text of an ad: one plain text, or the three parts of a modular layout. */
export type PaperContent =
  | { readonly kind: "plain"; readonly text: string }
  | {
      readonly kind: "sections";
      readonly title: string;
      readonly body: string;
      readonly footer: string;
    };

/**
 * The content as one stored text (docs/domain/ad-text-and-lines.md#paper-content). Separators inside the parts are
 * dropped.
 */
export function joinPaperContent(content: PaperContent): string {
  if (content.kind === "plain") return withoutSeparator(content.text);
  return [content.title, content.body, content.footer].map(withoutSeparator).join(SEPARATOR);
}

/** Reads three parts, two (no footer) or plain text; parts beyond the third join the footer. */
export function splitPaperContent(stored: string): PaperContent {
  const [title = "", body, ...rest] = stored.split(SEPARATOR);
  if (body === undefined) return { kind: "plain", text: title };
  return { kind: "sections", title, body, footer: rest.join("") };
}

function withoutSeparator(text: string): string {
  return text.replaceAll(SEPARATOR, "");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** The paper text as HTML of its own making: no markup of a sender is in it. */
export function paperHtml(content: PaperContent): string {
  if (content.kind === "plain") return element("p", content.text);
  return element("h2", content.title) + element("p", content.body) + element("p", content.footer);
}

function element(name: "h2" | "p", text: string): string {
  if (text === "") return "";
  const escaped = text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  return `<${name}>${escaped.replace(/\r?\n/g, "<br>")}</${name}>`;
}

/** The text as it is read, its parts one below the other. */
export function readPaperContent(content: PaperContent): string {
  if (content.kind === "plain") return content.text;
  return [content.title, content.body, content.footer].filter((part) => part !== "").join("\n");
}
