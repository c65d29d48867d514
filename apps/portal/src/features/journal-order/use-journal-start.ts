import { usePageLocation, useSearch } from "@parution/app/links/links.tsx";
import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { type Account, accountOf } from "../../shared/account/account-of.ts";
import { useBusiness, useCurrentUser } from "../../shared/account/use-account.ts";
import { useSupportSlug } from "../../shared/support/support-choice.ts";
import type { JournalValues } from "./journal-values.ts";
import { freshOrder, namedSupportId, startSupportId } from "./start.ts";
import { ANY_SUPPORT, useJournalOptions } from "./use-journal-offer.ts";

/** Initial state of the form. */
export interface JournalStart {
  readonly account: Account;
  /** A new order, for when no draft was kept and after one is done. */
  readonly fresh: JournalValues;
  /** The newspaper that the address names, or null. */
  readonly askedSupportId: number | null;
}

/** Initial values of an order: the account, and the newspaper in the address or of the visitor. */
export function useJournalStart() {
  const search = useSearch();
  const { id = search.get("id") ?? undefined } = useParams();
  const slug = useSupportSlug();
  const inAddress = namedSupportId(id) !== null || usePageLocation().supportSlug !== null;
  const [user, business] = [useCurrentUser(), useBusiness()];
  const options = useJournalOptions(ANY_SUPPORT);
  const start = useMemo<JournalStart | null>(() => {
    if (!user.data || !business.data || !options.data) return null;
    const account = accountOf(user.data, business.data);
    const supportId = startSupportId(options.data.supports, { named: id, slug });
    return {
      account,
      fresh: freshOrder(account, supportId),
      askedSupportId: inAddress ? supportId : null,
    };
  }, [user.data, business.data, options.data, id, slug, inAddress]);
  const failed = [user, business, options].filter((read) => read.error && read.data === undefined);
  return {
    start: useFirst(start),
    error: failed[0]?.error as unknown,
    retry: () => {
      for (const { mutate } of failed) void mutate();
    },
  };
}

/** First value that is not null: a form keeps it while a change of language repeats the reads. */
function useFirst<Value>(value: Value | null): Value | null {
  const [latest, setLatest] = useState(value);
  if (value !== null && value !== latest) setLatest(value);
  return value ?? latest;
}
