import { useLanguage } from "@parution/app/links/links.tsx";
import { listPages } from "@parution/rules/publication";
import type { PrintRecord } from "./issue.data.ts";

/** Characters on either side of a line break by which the billed text is asked what stands there. */
const AROUND = 3;
/** Hyphens at the end of a line, with the codes that readers of PDF give them. */
const HYPHENS = "-\u2010\u2011\u00AD\u0002\uFFFE";

/** A text without its line breaks, which are make-up's own. */
export const flowing = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/**
 * A printed text without its line breaks, as it is compared with the billed one: a word that a row splits, with or without a hyphen, is
 * whole again where the billed text has it.
 */
export function reflowed(printed: string, billed: string): string {
  const known = flowing(billed);
  const [first = "", ...lines] = printed.split(/\r?\n/).map(flowing);
  return lines.reduce((text, line) => {
    const isHyphened = HYPHENS.includes(text.at(-1) ?? " ");
    const starts = [`${text} `, text, isHyphened ? text.slice(0, -1) : text];
    const start = starts.find((one) => known.includes(seam(one, line)));
    return `${start ?? `${text} `}${line}`;
  }, first);
}

/** Text around a line break once the break is gone. */
function seam(start: string, line: string): string {
  const space = start.endsWith(" ") ? 1 : 0;
  return start.slice(-AROUND - space) + line.slice(0, AROUND);
}

/** Names the pages on which an ad stands, such as «1 et 2». */
export function usePageList() {
  const language = useLanguage();
  return ({ parts }: Pick<PrintRecord, "parts">) => {
    const pages = new Set(parts.map(({ page }) => page));
    return { count: pages.size, list: listPages(pages, language) };
  };
}
