import type { PortalPage } from "./portal-page.tsx";

/** Parameters of an address with which a page is rendered. */
interface PageQuery {
  /** With its question mark, in one order; empty for nothing. */
  readonly search: string;
  /** True for a search by words, of which there is no limited number. */
  readonly hasWords: boolean;
}

/** Reads the parameters that a page declares; others, and values of another form, do not change what it shows. */
export function queryOf(page: PortalPage | undefined, search: string): PageQuery {
  const asked = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const [name, form] of Object.entries(page?.query ?? {})) {
    const value = asked.get(name);
    if (value !== null && form.test(value)) read.set(name, value);
  }
  const words = page?.words === undefined ? "" : (asked.get(page.words)?.trim() ?? "");
  if (page?.words !== undefined && words !== "") read.set(page.words, words);
  return { search: read.size > 0 ? `?${read}` : "", hasWords: words !== "" };
}
