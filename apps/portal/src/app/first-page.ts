import type { FirstData } from "../shared/api/first-data.ts";
import { messagesOf } from "../shared/i18n/catalogs.ts";
import type { Address } from "./address.ts";
import { loadLaterParts } from "./later.tsx";
import { whenStyled } from "./later-files.ts";

/** The element that holds what a page was drawn from. */
export const FIRST_DATA_ID = "first-data";

/** The answers that the server drew this page from; null where it left the drawing to the browser. */
export function readFirstData(): FirstData | null {
  const text = document.getElementById(FIRST_DATA_ID)?.textContent;
  return text === undefined || text === null ? null : JSON.parse(text);
}

/** Fetches all that the first page is made of, so that it is drawn at once, whole. What fails says so where it is drawn. */
export async function prepareFirstPage({ language, route }: Address): Promise<void> {
  await Promise.allSettled([
    whenStyled(),
    messagesOf(language),
    loadLaterParts(language),
    route.page?.load(language),
  ]);
}
