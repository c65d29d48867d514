import { useClient } from "@parution/app/data/api-scope.tsx";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { callKey } from "@parution/app/data/first-data.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { ApiError } from "@parution/contract/errors";
import {
  acceptPassed,
  decideAd,
  readModeratedAd,
  readModerationQueue,
  readReasons,
  undoDecision,
} from "@parution/contract/lazy/moderation";
import type {
  acceptPassed as passedCall,
  readReasons as reasonsCall,
} from "@parution/contract/moderation";
import { compareWaiting } from "@parution/rules/moderation";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { type QueuedAd, type ShownAd, useAskedAd } from "./use-asked-ad.ts";
import { useClaim } from "./use-claim.ts";
import { useDecided } from "./use-decided.ts";
import { useUndo } from "./use-undo.ts";

/** Milliseconds between two reads of the queue. */
const QUEUE_EVERY = 15_000;
/** Ads left on the list below which the queue is read again. */
const FEW = 30;

/** Reason that the newspaper offers, in both languages. */
export type Reason = CallAnswer<typeof reasonsCall>["refusals"][number];

/** Ads that were accepted together, and those of them that stay. */
export interface Acceptance {
  readonly accepted: number;
  readonly left: CallAnswer<typeof passedCall>["left"];
}

/** An ad as it was read, which a decision is about. */
export interface DecidedAd {
  readonly id: number;
  readonly reference: string;
  readonly version: string;
}

/** Decision on an ad, with its reason in both languages. */
export type Verdict =
  | { readonly decision: "validate"; readonly late?: boolean }
  | {
      readonly decision: "refuse" | "correct";
      readonly reasonFr: string;
      readonly reasonAr: string;
    };

/** Message of what was refused, and the ad that it is about. */
interface Failure {
  readonly text: string;
  readonly reference: string | null;
}

/**
 * The queue with the ad on the screen, which is claimed while it stands there, and what a moderator does with it. The ad stays until it is
 * decided on or left, whatever the queue becomes. The ads behind it are read ahead, so that the next stands there as soon as a decision is
 * made.
 */
export function useModeration() {
  const client = useClient();
  const errorText = useErrorText();
  const readAgain = useReadAgain();
  const queue = useRead(readModerationQueue, {}, { refreshInterval: QUEUE_EVERY });
  const decided = useDecided(queue);
  const [pinned, setPinned] = useState<QueuedAd | null>(null);
  /** Ad that the moderator went to: it stays on the screen, though another has it. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [acceptance, setAcceptance] = useState<Acceptance | null>(null);
  const undoing = useUndo();
  const ads = (queue.data?.ads ?? []).filter(({ id }) => !decided.has(id));
  const asked = useAskedAd(queue.data && ads);
  // One that left the list stays on the screen, but is not come back to.
  const isGone = asked.isElsewhere && !ads.some(({ id }) => id === pinned?.id);
  if (pinned === null && ads[0] !== undefined) setPinned(firstFree(ads) ?? ads[0]);
  else if (pinned !== null && isGone) setPinned(null);
  const inQueue = asked.queued ?? ads.find(({ id }) => id === pinned?.id) ?? pinned ?? undefined;
  const around = neighbours(ads, inQueue);
  const current = asked.isElsewhere ? asked.elsewhere : shownAd(inQueue);
  const next = asked.isElsewhere ? inQueue : around.next;
  const read = useRead(readModeratedAd, inputOf(current?.id));
  const { data: reasons } = useRead(readReasons, {});
  useRead(readModeratedAd, inputOf(next?.id));
  useRead(readModeratedAd, inputOf(neighbours(ads, next).next?.id));
  const claim = useClaim(current?.isWaiting ? current.id : undefined, passTaken);
  const seen = useSeenVersion(read.data);
  const listed = queue.data?.ads.length ?? 0;
  const total = Math.max(0, (queue.data?.total ?? 0) - listed + ads.length);

  const fail = (error: unknown, reference: string | null = null) =>
    setFailure({ text: errorText(error), reference });

  /** Goes on from an ad that another moderator opened after the list was read, unless this one went to it. */
  function passTaken(adId: number): void {
    const mark = (ad: QueuedAd) => (ad.id === adId ? { ...ad, heldBy: ad.heldBy ?? "" } : ad);
    void queue.mutate((before) => before && { ...before, ads: before.ads.map(mark) });
    const isChosen = adId === chosen || asked.reference !== null;
    if (!isChosen && around.next !== undefined) setPinned(around.next);
  }

  /** Decides on the ad as it was read, which need not be on the screen any more. */
  async function decide(ad: DecidedAd, verdict: Verdict): Promise<void> {
    const { id: adId, reference, version } = ad;
    setFailure(null);
    decided.add([adId], false);
    if (current?.id === adId) {
      if (!asked.isElsewhere || pinned?.id === adId) setPinned(around.next ?? null);
      asked.leave();
    }
    claim.leaveToDecision(adId);
    const answer = claim
      .settled()
      .then(() => client.call(decideAd, { body: { adId, version, ...verdict } }))
      .then(({ decisionId }) => [decisionId]);
    undoing.add({ answer, decision: verdict.decision, reference });
    try {
      await answer;
      decided.add([adId], true);
      if (ads.length < FEW && total > ads.length) void queue.mutate();
    } catch (error) {
      // The next ad is under the moderator's hand by now: this one is named, and waits.
      fail(error, reference);
      decided.remove([adId]);
      void readAgain(adId).then(() => seen.forget(adId));
      void queue.mutate();
    }
  }

  /** Accepts ads that passed every check. */
  async function acceptAll(adIds: readonly number[]): Promise<void> {
    setFailure(null);
    setAcceptance(null);
    const answer = client.call(acceptPassed, { body: { adIds: [...adIds] } });
    const ids = answer.then(({ decisions }) => decisions.map(({ decisionId }) => decisionId));
    undoing.add({ answer: ids, decision: "validate", reference: "" });
    try {
      const { decisions, left } = await answer;
      const accepted = decisions.map(({ adId }) => adId);
      decided.add(accepted, true);
      // The moderator may have gone on to another ad meanwhile.
      setPinned((now) => (now !== null && accepted.includes(now.id) ? null : now));
      if (left.length > 0) setAcceptance({ accepted: accepted.length, left });
    } catch (error) {
      fail(error);
    }
    void queue.mutate();
  }

  /** Shows an ad that waits again, by its reference where it is not among the first. */
  function comeBackTo(ad: QueuedAd | undefined, reference: string): void {
    if (ad !== undefined) {
      setPinned(ad);
      setChosen(ad.id);
    }
    if (ad !== undefined || reference === "") asked.leave();
    else asked.ask(reference);
  }

  /** Takes the last decision back, once it is made, and shows its ad. */
  async function undo(): Promise<void> {
    const { last } = undoing;
    if (last === null) return;
    setFailure(null);
    undoing.take(last);
    // One that is refused leaves its own message.
    const decisionIds = await last.answer.catch(() => []);
    if (decisionIds.length === 0) return;
    try {
      const { adIds } = await client.call(undoDecision, {
        body: { decisionIds: [...decisionIds] },
      });
      undoing.drop(last);
      const reread = await queue.mutate();
      decided.remove(adIds);
      comeBackTo(
        reread?.ads.find(({ id }) => id === adIds[0]),
        last.reference,
      );
    } catch (error) {
      fail(error, last.reference || null);
      const isOver = error instanceof ApiError && error.code === "CARRIED_OUT";
      if (isOver) undoing.drop(last);
      else undoing.giveBack(last);
      void queue.mutate();
    }
  }

  /** Shows the ad before or behind, if there is one; one that left the list is left in any case. */
  function move(step: 1 | -1): void {
    const target = step === 1 ? around.behind : around.before;
    if (asked.isElsewhere || (target === undefined && around.place !== null)) return;
    setPinned(target ?? null);
    setChosen(target?.id ?? null);
    asked.leave();
  }

  return {
    ...{ queue, asked, around, current, read, reasons, undoing, failure, acceptance, total },
    ...{ decide, acceptAll, undo, move },
    /** The ad on the screen as the moderator reads it; undefined: it is still read, or has changed. */
    decidable: seen.ad,
    /** Takes the ad as it stands on the screen, where it has changed since it was shown first; null: it has not. */
    takeChanged: seen.takeChanged,
    /** Why the ad cannot be claimed here: another moderator has it, or the service was not reached. */
    held: claim.refusal,
    forgetAcceptance: () => setAcceptance(null),
    forgetFailure: () => setFailure(null),
  };
}

const firstFree = (ads: readonly QueuedAd[]) => ads.find(({ heldBy }) => heldBy === null);

const shownAd = (queued: QueuedAd | undefined): ShownAd | undefined =>
  queued && { id: queued.id, reference: queued.reference, isWaiting: true, queued };

const inputOf = (adId: number | undefined) => (adId === undefined ? null : { params: { adId } });

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

/**
 * Version of the ad on the screen that was shown first, which decisions name. Where the ad is read again and is another, none is made
 * until the moderator takes the new version.
 */
function useSeenVersion(shown: DecidedAd | undefined) {
  const [seen, setSeen] = useState<DecidedAd | null>(null);
  if (shown !== undefined && shown.id !== seen?.id) {
    setSeen({ id: shown.id, reference: shown.reference, version: shown.version });
  }
  const isShown = seen !== null && seen.id === shown?.id;
  const hasChanged = isShown && seen.version !== shown?.version;
  const forget = (adId: number) => setSeen((before) => (before?.id === adId ? null : before));
  return {
    ad: isShown && !hasChanged ? seen : undefined,
    takeChanged: hasChanged ? () => forget(seen.id) : null,
    forget,
  };
}

/** Returns a function that reads an ad again wherever it is shown or kept. */
function useReadAgain() {
  const client = useClient();
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  return async (adId: number) => {
    const input = { params: { adId } };
    const key = callKey(readModeratedAd, language, input);
    await mutate(key, client.call(readModeratedAd, input)).catch(() => undefined);
  };
}
