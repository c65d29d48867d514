import { defaultSupport, isSupportId, type SupportId } from "@parution/tokens";
import { usePlace } from "../links/links.tsx";
import { useChosenSupport } from "../visitor/choices.ts";

/** Keeps a support as this browser's choice; every page takes its theme and its headings from it. */
export { keepSupport as chooseSupport } from "../visitor/choices.ts";

/** The slug of the support the visitor is with: the address's, else the one chosen before, else null. */
export function useSupportSlug(): string | null {
  const { supportSlug } = usePlace();
  const chosen = useChosenSupport();
  return supportSlug ?? chosen;
}

/** The theme of a support: its own where there is one, else the portal's. */
export const themeOf = (slug: string | null): SupportId =>
  slug !== null && isSupportId(slug) ? slug : defaultSupport;

/** The theme of the page. */
export const useTheme = (): SupportId => themeOf(useSupportSlug());
