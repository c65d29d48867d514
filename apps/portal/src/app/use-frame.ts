import { useRead } from "@parution/app/data/use-read.ts";
import { type Language, languageNames, languages } from "@parution/app/i18n/languages.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage, usePageLocation } from "@parution/app/links/links.tsx";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import { readFrame } from "@parution/contract/lazy/site";
import { use } from "react";

/** Entries of the header and links of the footer, as the newspaper has set them. */
export const useFrame = () => useRead(readFrame, {}, { revalidateOnFocus: false });

/** Links to the same page in every language, with its query and hash. */
export function useLanguageLinks() {
  const { supportSlug, page, search, hash } = usePageLocation();
  return languages.map((code) => ({
    code,
    name: languageNames[code],
    href: `${joinPath({ language: code, supportSlug }, page)}${search}${hash}`,
  }));
}

/** Texts of the frame around every page. */
export const frameTextsOf = (language: Language) => messagesOf(language, "app");

/** Waits for the texts of the frame, in a component that is loaded on demand. */
export function useFrameTexts(): void {
  use(frameTextsOf(useLanguage()));
}
