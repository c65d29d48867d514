import type { Language } from "@parution/app/i18n/languages.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { loadFrameParts } from "../lazy-frame.tsx";
import type { PortalPage } from "../portal-page.tsx";

/** Loads everything that a page needs to be rendered without suspending. */
export async function prepare(page: PortalPage | undefined, language: Language): Promise<void> {
  await Promise.all([
    messagesOf(language),
    loadFrameParts(language, page?.access === "session"),
    page?.load(language),
  ]);
}
