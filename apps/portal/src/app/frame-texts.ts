import type { Language } from "@parution/app/i18n/languages.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { use } from "react";

/** Texts of the frame around every page. */
export const frameTextsOf = (language: Language) => messagesOf(language, "app");

/** Waits for the texts of the frame, in a component that is loaded on demand. */
export function useFrameTexts(): void {
  use(frameTextsOf(useLanguage()));
}
