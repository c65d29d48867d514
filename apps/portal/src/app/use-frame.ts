import { useRead } from "@parution/app/data/use-read.ts";
import { languageNames, languages } from "@parution/app/i18n/languages.ts";
import { usePlace } from "@parution/app/links/links.tsx";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import { readFrame } from "@parution/contract/lazy/site";

/** Entries of the header and links of the footer, as the newspaper has set them. */
export const useFrame = () => useRead(readFrame, {}, { revalidateOnFocus: false });

/** Links to the same page in every language, with its query and hash. */
export function useLanguageLinks() {
  const { supportSlug, page, search, hash } = usePlace();
  return languages.map((code) => ({
    code,
    name: languageNames[code],
    href: `${joinPath({ language: code, supportSlug }, page)}${search}${hash}`,
  }));
}
