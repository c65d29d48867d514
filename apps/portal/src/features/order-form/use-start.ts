import { useMemo, useState } from "react";
import { useParams } from "react-router";
import type { SWRResponse } from "swr";
import { useSupportSlug } from "../../shared/support/support-choice.ts";
import { DEFAULT_SUPPORT } from "../../shared/support/support-input.ts";
import { type Account, useOrderAccount } from "./account.ts";
import { isSold, type Support } from "./catalogue/offer.ts";
import { useOrderOptions } from "./catalogue/use-catalogue.ts";
import type { FormMode, NewOrderMode } from "./form-mode.ts";
import { EMPTY_ORDER, type OrderValues } from "./order-values.ts";

/** Account, mode and initial values of a form. */
export interface Start {
  readonly account: Account;
  readonly mode: FormMode;
  readonly fresh: OrderValues;
}

export interface StartAnswer {
  /** Null while it is loading. */
  readonly start: Start | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Account and initial values of a new order in this mode. */
export function useStart(mode: NewOrderMode): StartAnswer & { account: Account | null } {
  const supportId = supportIdIn(useParams().support);
  const { account, answers } = useOrderAccount();
  const tender = mode.kind === "tender";
  const mayOrder = !tender || account?.permissions.usesConventionCalls;
  const options = useOrderOptions(mayOrder ? (supportId ?? DEFAULT_SUPPORT) : null, tender);
  const start = useNewStart({ account, mode, supports: options.data?.supports, supportId });
  return { account, start, ...failureOf([options, ...answers]) };
}

interface NewStart {
  readonly account: Account | null;
  readonly mode: FormMode;
  readonly supports: readonly Support[] | undefined;
  readonly supportId: number | null;
}

/** Start of a new order, on the support of the address or the visitor's; null while a part of it is loading. */
export function useNewStart({ account, mode, supports, supportId }: NewStart): Start | null {
  const slug = useSupportSlug();
  const read = useMemo<Start | null>(() => {
    if (account === null || supports === undefined) return null;
    const support = startSupport(supports, { supportId, slug });
    return { account, mode, fresh: newOrder(account, support) };
  }, [account, supports, supportId, slug, mode]);
  return useLatest(read);
}

/** Last value that was not null: a form stays while a change of language reads everything again. */
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

/** Support that a visit asks for: the id in the address, or the visitor's newspaper. */
export interface SupportRequest {
  readonly supportId: number | null;
  readonly slug: string | null;
}

/** The id in `support-{id}`; null for any other text. */
export function supportIdIn(segment: string | undefined): number | null {
  const digits = /^support-(\d{1,9})$/.exec(segment ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The support that a new order begins with, of those that sell something: the wished one, else the installation's first. */
export function startSupport(all: readonly Support[], wish: SupportRequest): Support | null {
  const supports = all.filter(isSold);
  return (
    supports.find(({ id }) => id === wish.supportId) ??
    supports.find(({ slug }) => slug === wish.slug) ??
    supports[0] ??
    null
  );
}

/** A new order of this account on this support. */
export function newOrder(account: Account, support: Support | null): OrderValues {
  return {
    ...EMPTY_ORDER,
    texts: { ...EMPTY_ORDER.texts },
    medium: support?.medium ?? null,
    supportId: support?.id ?? null,
    ice: account.permissions.entersIce ? (account.business.ice ?? "") : "",
  };
}
