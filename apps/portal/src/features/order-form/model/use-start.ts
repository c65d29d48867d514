import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { useBusiness, useCurrentUser } from "../../../shared/account/use-account.ts";
import { useSupportSlug } from "../../../shared/support/support-choice.ts";
import { useOrderOptions } from "../api/use-catalogue.ts";
import { type Account, accountOf } from "./account.ts";
import type { OrderValues } from "./order-values.ts";
import { newOrder, startSupport, supportIdIn } from "./start.ts";

interface Start {
  readonly account: Account;
  readonly fresh: OrderValues;
}

/** Until an address or a visitor names another. */
const DEFAULT_SUPPORT = 1;

/**
 * All that the form begins with; null while it is on its way. Once begun it stays, also while a change of language
 * reads everything again.
 */
export function useStart() {
  const supportId = supportIdIn(useParams().support);
  const slug = useSupportSlug();
  const business = useBusiness();
  const user = useCurrentUser();
  const options = useOrderOptions(supportId ?? DEFAULT_SUPPORT);
  const read = useMemo<Start | null>(() => {
    if (!user.data || !business.data || !options.data) return null;
    const account = accountOf(user.data, business.data);
    const support = startSupport(options.data.supports, { supportId, slug });
    return { account, fresh: newOrder(account, support) };
  }, [user.data, business.data, options.data, supportId, slug]);
  const [kept, setKept] = useState(read);
  if (read !== null && read !== kept) setKept(read);

  const answers = [options, business, user];
  const failed = answers.filter(({ data, error }) => error !== undefined && data === undefined);
  return {
    start: read ?? kept,
    error: failed[0]?.error,
    retry: () => {
      for (const { mutate } of failed) void mutate();
    },
  };
}
