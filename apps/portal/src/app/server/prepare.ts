import { messagesOf } from "../../shared/i18n/catalogs.ts";
import type { Language } from "../../shared/i18n/languages.ts";
import { loadLaterParts } from "../later.tsx";
import type { PortalPage } from "../portal-page.tsx";

/** Fetches all that a page is made of, so that it is drawn whole. */
export async function prepare(page: PortalPage | undefined, language: Language): Promise<void> {
  await Promise.all([messagesOf(language), loadLaterParts(language), page?.load(language)]);
}
