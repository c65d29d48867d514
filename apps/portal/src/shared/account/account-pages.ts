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
