import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { useBusiness, useCurrentUser } from "../../../shared/account/use-account.ts";
import { useSearch } from "../../../shared/links/links.tsx";
import { useSupportSlug } from "../../../shared/support/support-choice.ts";
import { useJournalOptions } from "../api/use-journal-catalogue.ts";
import { type Account, accountOf, freshOrder } from "./account.ts";
import type { JournalValues } from "./journal-values.ts";
import { startSupportId } from "./start.ts";

/** All that the form begins with. */
export interface JournalStart {
  readonly account: Account;
  readonly initial: JournalValues;
}

const ANY_SUPPORT = 1;

/** What a new order begins with: the account, and the newspaper that the address or the visitor names. */
export function useJournalStart() {
  const search = useSearch();
  const { id = search.get("id") ?? undefined } = useParams();
  const slug = useSupportSlug();
  const [user, business] = [useCurrentUser(), useBusiness()];
  const options = useJournalOptions(ANY_SUPPORT);
  const start = useMemo<JournalStart | null>(() => {
    if (!user.data || !business.data || !options.data) return null;
    const account = accountOf(user.data, business.data);
    return {
      account,
      initial: freshOrder(account, startSupportId(options.data.supports, { named: id, slug })),
    };
  }, [user.data, business.data, options.data, id, slug]);
  const failed = [user, business, options].filter((read) => read.error && read.data === undefined);
  return {
    start: useFirst(start),
    error: failed[0]?.error as unknown,
    retry: () => {
      for (const { mutate } of failed) void mutate();
    },
  };
}

/** Once begun a form stays, also while a change of language reads everything again. */
function useFirst<Value>(value: Value | null): Value | null {
  const [latest, setLatest] = useState(value);
  if (value !== null && value !== latest) setLatest(value);
  return value ?? latest;
}
