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

/** The content as one stored text (readings D4). Separators inside the parts are dropped. */
export function joinPaperContent(content: PaperContent): string {
  if (content.kind === "plain") return withoutSeparator(content.text);
  return [content.title, content.body, content.footer].map(withoutSeparator).join(SEPARATOR);
}

/** Reads three parts, two (no footer) or plain text (readings D4); parts beyond the third join the footer. */
export function splitPaperContent(stored: string): PaperContent {
  const [title = "", body, ...rest] = stored.split(SEPARATOR);
  if (body === undefined) return { kind: "plain", text: title };
  return { kind: "sections", title, body, footer: rest.join("") };
}

function withoutSeparator(text: string): string {
  return text.replaceAll(SEPARATOR, "");
}
