import { useRead } from "@parution/app/data/use-read.ts";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { searchDesk } from "@parution/contract/lazy/desk";
import type { readModerationQueue } from "@parution/contract/moderation";
import { useState } from "react";
import { useNavigate } from "react-router";

/** An ad of the queue. */
export type QueuedAd = CallAnswer<typeof readModerationQueue>["ads"][number];

/** The ad on the screen. */
export interface ShownAd {
  readonly id: number;
  readonly reference: string;
  /** True when it waits for a decision. */
  readonly isWaiting: boolean;
  /** Place and clocks of the ad; null: it is not among the first of the queue. */
  readonly queued: QueuedAd | null;
}

/**
 * An ad that the address asks for by its web reference: one of the queue, or another, which the service finds. `leave` shows the
 * queue again at once, before the address has followed.
 */
export function useRequestedAd(ads: readonly QueuedAd[] | undefined) {
  const inAddress = useSearch().get("annonce");
  const [left, setLeft] = useState<string | null>(null);
  const navigate = useNavigate();
  const link = useLink();
  if (inAddress === null && left !== null) setLeft(null);
  const reference = inAddress === left ? null : inAddress;
  const queued = ads?.find((ad) => ad.reference === reference);
  const isElsewhere = reference !== null && ads !== undefined && queued === undefined;
  const search = useRead(searchDesk, isElsewhere ? { query: { search: reference } } : null);
  const found = search.data?.ads?.find((ad) => ad.reference === reference);
  const elsewhere: ShownAd | undefined =
    isElsewhere && found
      ? { id: found.id, reference: found.reference, isWaiting: found.isWaiting, queued: null }
      : undefined;
  return {
    /** Reference that is asked for; null: none. */
    reference,
    queued,
    elsewhere,
    isElsewhere,
    search,
    /** True when no paid ad has the reference. */
    isUnknown: isElsewhere && search.data !== undefined && found === undefined,
    leave(): void {
      if (reference === null) return;
      setLeft(reference);
      void navigate(link("/moderation"), { replace: true });
    },
    ask(requested: string): void {
      setLeft(null);
      void navigate(`${link("/moderation")}?annonce=${requested}`, { replace: true });
    },
  };
}
