import { useChosenSupport } from "@parution/app/links/choices.ts";
import { usePageLocation } from "@parution/app/links/links.tsx";
import { defaultSupport, isSupportId, type SupportId } from "@parution/tokens";

/** Saves a support as this browser's choice; every page takes its theme and its headings from it. */
export { keepSupport as chooseSupport } from "@parution/app/links/choices.ts";

/** Slug of the visitor's support: the address's, else the one chosen before, else null. */
export function useSupportSlug(): string | null {
  const { supportSlug } = usePageLocation();
  const chosen = useChosenSupport();
  return supportSlug ?? chosen;
}

/** Theme of a support; by default the portal's. */
export const themeOf = (slug: string | null): SupportId =>
  slug !== null && isSupportId(slug) ? slug : defaultSupport;

/** Theme of the page. */
export const useTheme = (): SupportId => themeOf(useSupportSlug());
