import { useMemo, useState } from "react";
import { useParams } from "react-router";
import type { SWRResponse } from "swr";
import { useSupportSlug } from "../../../shared/support/support-choice.ts";
import { useOrderOptions } from "../api/use-catalogue.ts";
import type { Account } from "./account.ts";
import type { FormMode, NewOrderMode } from "./form-mode.ts";
import type { OrderValues } from "./order-values.ts";
import { newOrder, startSupport, supportIdIn } from "./start.ts";
import { useOrderAccount } from "./use-account.ts";

/** All that a form begins with. */
export interface Start {
  readonly account: Account;
  readonly mode: FormMode;
  readonly fresh: OrderValues;
}

export interface StartAnswer {
  /** Null while it is on its way. */
  readonly start: Start | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Until an address or a visitor names another. */
const DEFAULT_SUPPORT = 1;

/** What a new order in this mode begins with, and who orders as soon as that is known. */
export function useStart(mode: NewOrderMode): StartAnswer & { account: Account | null } {
  const supportId = supportIdIn(useParams().support);
  const slug = useSupportSlug();
  const { account, answers } = useOrderAccount();
  const tender = mode.kind === "tender";
  const mayOrder = !tender || account?.permissions.usesConventionCalls;
  const options = useOrderOptions(mayOrder ? (supportId ?? DEFAULT_SUPPORT) : null, tender);
  const read = useMemo<Start | null>(() => {
    if (account === null || !options.data) return null;
    const support = startSupport(options.data.supports, { supportId, slug });
    return { account, mode, fresh: newOrder(account, support) };
  }, [account, options.data, supportId, slug, mode]);
  return { account, start: useLatest(read), ...failureOf([options, ...answers]) };
}

/** Once begun a form stays, also while a change of language reads everything again. */
export function useLatest<Value>(value: Value | null): Value | null {
  const [latest, setLatest] = useState(value);
  if (value !== null && value !== latest) setLatest(value);
  return value ?? latest;
}

/** The first failure among some reads, and another try of all that failed. */
export function failureOf(answers: readonly Pick<SWRResponse, "data" | "error" | "mutate">[]) {
  const failed = answers.filter(({ data, error }) => error !== undefined && data === undefined);
  return {
    error: failed[0]?.error as unknown,
    retry: () => {
      for (const { mutate } of failed) void mutate();
    },
  };
}
