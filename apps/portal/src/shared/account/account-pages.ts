import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { useSignedIn } from "@parution/app/session/session-store.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readMenu } from "@parution/contract/lazy/site";

type AccountPage = LazyAnswer<typeof readMenu>["account"][number];

/** Pages of the signed-in account, as the server names them; empty while unknown. */
export function useAccountPages(): readonly AccountPage[] {
  const signedIn = useSignedIn();
  const { data: menu } = useRead(readMenu, signedIn ? { query: {} } : null);
  return menu?.account ?? [];
}

/** Codes of the pages for ordering ads: the standard form, and that of tenders. */
const ORDERING: readonly string[] = ["order", "tender"];

/** Path and label of the order form, as in the account's menu; for visitors, those of the form without account. */
export function useOrderEntry(): { readonly page: string; readonly label: string } {
  const { t } = useLingui();
  const signedIn = useSignedIn();
  const entry = useAccountPages().find(({ code }) => ORDERING.includes(code));
  if (entry !== undefined) return { page: entry.url, label: entry.label };
  const page = signedIn ? "/passer-votre-annonce" : "/essayer";
  return { page, label: t`Passer une annonce` };
}

/** Pages of the signed-in account, which have the account's menu. */
const ACCOUNT_PAGES = /^\/(mes-\w+|mon-equipe|commande|dashboard|recap-annonce|securite)(\/|$)/;

/** True where `page`, a path without language and support, belongs to the account. */
export const isAccountPage = (page: string): boolean => ACCOUNT_PAGES.test(page);

/** Paths of single items that are not below the path of their list. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "/mes-annonces": ["/mes-annonce"],
  "/mes-commandes": ["/commande", "/recap-annonce"],
};

/** True where `page` is `place` of the account's menu, or belongs to it as an ad does to «my ads». */
export const isPlaceOf = (place: string, page: string): boolean =>
  [place, ...(PARTS[place] ?? [])].some((path) => page === path || page.startsWith(`${path}/`));
