import { compareWaiting } from "@parution/rules/moderation";
import { useState } from "react";
import { type QueuedAd, type ShownAd, useRequestedAd } from "./use-requested-ad.ts";

const NONE: readonly QueuedAd[] = [];

/**
 * The ad on the screen, and the ads around it: the one that the address asks for, else one of the queue, which stays until it is decided
 * on or left, whatever the queue becomes. @param queued undefined: the queue is not read yet
 */
export function useShownAd(queued: readonly QueuedAd[] | undefined) {
  const ads = queued ?? NONE;
  const [pinned, setPinned] = useState<QueuedAd | null>(null);
  /** Ad that the moderator went to: it stays on the screen, though another has it. */
  const [chosen, setChosen] = useState<number | null>(null);
  const requestedAd = useRequestedAd(queued);
  // One that left the list stays on the screen, but is not come back to.
  const isGone = requestedAd.isElsewhere && !ads.some(({ id }) => id === pinned?.id);
  if (pinned === null && ads[0] !== undefined) setPinned(firstFree(ads) ?? ads[0]);
  else if (pinned !== null && isGone) setPinned(null);
  const inQueue =
    requestedAd.queued ?? ads.find(({ id }) => id === pinned?.id) ?? pinned ?? undefined;
  const around = neighbours(ads, inQueue);
  const current = requestedAd.isElsewhere ? requestedAd.elsewhere : shownAd(inQueue);
  const next = requestedAd.isElsewhere ? inQueue : around.next;

  return {
    requestedAd,
    around,
    current,
    /** Ads that follow, whose texts are read ahead. */
    ahead: [next, neighbours(ads, next).next] as const,

    /** Shows the ad before or behind, if there is one; one that left the list is left in any case. */
    move(step: 1 | -1): void {
      const target = step === 1 ? around.behind : around.before;
      if (requestedAd.isElsewhere || (target === undefined && around.place !== null)) return;
      setPinned(target ?? null);
      setChosen(target?.id ?? null);
      requestedAd.leave();
    },

    /** Goes on from an ad that another moderator has, unless this one went to it. */
    pass(adId: number): void {
      const isChosen = adId === chosen || requestedAd.reference !== null;
      if (!isChosen && around.next !== undefined) setPinned(around.next);
    },

    /** Goes on from an ad that is decided on, if it is still on the screen. */
    leaveDecided(adId: number): void {
      if (current?.id !== adId) return;
      if (!requestedAd.isElsewhere || pinned?.id === adId) setPinned(around.next ?? null);
      requestedAd.leave();
    },

    /** Goes on from any of some accepted ads: the moderator may have come to another meanwhile. */
    leaveAccepted: (adIds: readonly number[]) =>
      setPinned((now) => (now !== null && adIds.includes(now.id) ? null : now)),

    /** Shows an ad that waits again, by its reference where it is not among the first. */
    comeBackTo(ad: QueuedAd | undefined, reference: string): void {
      if (ad !== undefined) {
        setPinned(ad);
        setChosen(ad.id);
      }
      if (ad !== undefined || reference === "") requestedAd.leave();
      else requestedAd.ask(reference);
    },
  };
}

const firstFree = (ads: readonly QueuedAd[]) => ads.find(({ heldBy }) => heldBy === null);

const shownAd = (queued: QueuedAd | undefined): ShownAd | undefined =>
  queued && { id: queued.id, reference: queued.reference, isWaiting: true, queued };

/** Ads around one, which the list may no longer have; next: the first that no other moderator holds. */
function neighbours(ads: readonly QueuedAd[], shown: QueuedAd | undefined) {
  if (shown === undefined) {
    return { place: null, before: undefined, behind: undefined, next: undefined };
  }
  const found = ads.findIndex(({ id }) => id === shown.id);
  const later = ads.findIndex((ad) => compareWaiting(ad, shown) > 0);
  const at = found >= 0 ? found : later >= 0 ? later : ads.length;
  const from = found >= 0 ? found + 1 : at;
  return {
    /** Place on the list; null: it has left it. */
    place: found >= 0 ? found : null,
    before: ads[at - 1],
    behind: ads[from],
    next: firstFree(ads.slice(from)) ?? firstFree(ads.slice(0, at)),
  };
}
