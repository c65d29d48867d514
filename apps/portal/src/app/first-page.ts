import type { FirstData } from "@parution/app/data/first-data.ts";
import type { Language } from "@parution/app/i18n/languages.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { loadFrameParts } from "./lazy-frame.tsx";
import type { PortalPage } from "./portal-page.tsx";

/** Id of the element with the data that a page was rendered from. */
export const FIRST_DATA_ID = "first-data";

/** Attribute of the page's root: its markup is for an account's user, not for a visitor. */
export const FOR_ACCOUNT = "data-for-account";

export const isRenderedForAccount = (root: HTMLElement): boolean => root.hasAttribute(FOR_ACCOUNT);

/** Answers from which the server rendered this page; null where the browser renders it. */
export function readFirstData(): FirstData | null {
  const text = document.getElementById(FIRST_DATA_ID)?.textContent;
  return text === undefined || text === null ? null : JSON.parse(text);
}

/**
 * Loads everything that the first page needs, so that it is rendered at once. Failures are shown where they are
 * rendered.
 */
export async function prepareFirstPage(
  language: Language,
  page: PortalPage | undefined,
): Promise<void> {
  await Promise.allSettled([
    window.parution?.whenStyled(),
    messagesOf(language),
    loadFrameParts(language, page?.access === "session"),
    page?.load(language),
  ]);
}
