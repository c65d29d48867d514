/** Words that are set alike: plain, bold, or a link. */
export interface TextRun {
  readonly text: string;
  readonly bold: boolean;
  /** Address of a link; null: none. */
  readonly href: string | null;
}

/** Paragraph, heading or list. All but lists have one item. */
export interface TextBlock {
  readonly kind: "paragraph" | "heading" | "bullets" | "numbers";
  readonly items: readonly (readonly TextRun[])[];
}

/** Limits of one text. */
export interface RichTextLimits {
  readonly longest: number;
  /** Blocks and items of lists. */
  readonly mostLines: number;
}

const MARKS = { "## ": "heading", "- ": "bullets" } as const;
const NUMBERED = /^\d{1,3}\. /;

/** An own page (`/tarifs`), a part of this one, or an address elsewhere of a kind that runs nothing. */
export function isLinkAddress(address: string): boolean {
  if (/[\s"'<>\\^`{|}]/.test(address)) return false;
  if (/^(\/(?!\/)|#)/.test(address)) return true;
  return /^(https?:\/\/[^/?#@]+([/?#]|$)|mailto:[^@]+@[^@]+$|tel:\+?[\d-]{3,20}$)/i.test(address);
}

/**
 * Reads marked text (docs/domain/contents.md#marks): paragraphs between blank lines, `## ` headings, `- ` and `1. ` lists,
 * `**bold**`, `[label](address)`. Marks that are not closed and links to other addresses stay as they were written, so that any
 * text reads; the time is in proportion to its length.
 */
export function readRichText(source: string): readonly TextBlock[] {
  const blocks: { kind: TextBlock["kind"]; lines: string[] }[] = [];
  let isOpen = false;
  for (const line of source.split("\n")) {
    if (line.trim() === "") {
      isOpen = false;
      continue;
    }
    const { kind, text } = lineOf(line);
    if (text === "") continue;
    const last = blocks.at(-1);
    if (isOpen && last?.kind === kind && kind !== "heading") last.lines.push(text);
    else blocks.push({ kind, lines: [text] });
    isOpen = true;
  }
  return blocks.map(({ kind, lines }) => ({
    kind,
    items: kind === "paragraph" ? [runsOf(lines.join("\n"))] : lines.map(runsOf),
  }));
}

function lineOf(line: string): { kind: TextBlock["kind"]; text: string } {
  for (const [mark, kind] of Object.entries(MARKS)) {
    if (line.startsWith(mark)) return { kind, text: line.slice(mark.length).trim() };
  }
  const [number] = NUMBERED.exec(line) ?? [];
  if (number !== undefined) return { kind: "numbers", text: line.slice(number.length).trim() };
  return { kind: "paragraph", text: line.trim() };
}

const INLINE = /\*\*|\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g;

/** Runs of a line. A `**` without a second one is text. */
function runsOf(text: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  const marks = text.split("**").length - 1;
  let bold = false;
  let toggled = 0;
  let from = 0;
  const add = (words: string, href: string | null = null) => {
    if (words === "") return;
    const last = runs.at(-1);
    const joins = last !== undefined && last.bold === bold && last.href === null && href === null;
    if (joins) runs[runs.length - 1] = { ...last, text: last.text + words };
    else runs.push({ text: words, bold, href });
  };
  for (const found of text.matchAll(INLINE)) {
    const [whole, label, address] = found;
    if (label !== undefined && address !== undefined) {
      if (!isLinkAddress(address)) continue;
      add(text.slice(from, found.index));
      add(label, address);
    } else {
      toggled += 1;
      if (toggled === marks && marks % 2 === 1) continue;
      add(text.slice(from, found.index));
      bold = !bold;
    }
    from = found.index + whole.length;
  }
  add(text.slice(from));
  return runs;
}

/** Words of a text without its marks, a line for each block or item. */
export const plainText = (source: string): string =>
  readRichText(source)
    .flatMap(({ items }) => items.map((runs) => runs.map(({ text }) => text).join("")))
    .join("\n");

/** Fault of a text: too long, too many lines, or a link to an address that is none. */
export function richTextFault(
  source: string,
  { longest, mostLines }: RichTextLimits,
): "long" | "lines" | "link" | null {
  if (source.length > longest) return "long";
  if (source.split("\n", mostLines + 1).length > mostLines) return "lines";
  const links = source.matchAll(INLINE);
  for (const [, , address] of links) {
    if (address !== undefined && !isLinkAddress(address)) return "link";
  }
  return null;
}
