import { useClient } from "@parution/app/data/api-scope.tsx";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import type { CallAnswer } from "@parution/contract/call";
import {
  acceptPassed,
  claimAd,
  decideAd,
  readModeratedAd,
  readModerationQueue,
  readReasons,
  undoDecision,
} from "@parution/contract/lazy/moderation";
import type {
  readModerationQueue as queueCall,
  readReasons as reasonsCall,
} from "@parution/contract/moderation";
import { useCallback, useEffect, useRef, useState } from "react";
import { type ShownAd, useAskedAd } from "./use-asked-ad.ts";

/** Milliseconds between two reads of the queue, and between two renewals of a claim. */
const QUEUE_EVERY = 15_000;
const CLAIM_EVERY = 60_000;
/** Ads left on the list below which the queue is read again. */
const FEW = 30;

/** An ad of the queue. */
export type QueuedAd = CallAnswer<typeof queueCall>["ads"][number];

/** Reason that the newspaper offers, in both languages. */
export type Reason = CallAnswer<typeof reasonsCall>["refusals"][number];

/** Decision on an ad, with its reason in both languages. */
export type Verdict =
  | { readonly decision: "validate" }
  | {
      readonly decision: "refuse" | "correct";
      readonly reasonFr: string;
      readonly reasonAr: string;
    };

/** The last decisions, while they can be taken back. */
export interface Undoable {
  readonly decisionIds: readonly number[];
  readonly decision: Verdict["decision"];
  /** Ad of a single decision. */
  readonly reference: string;
}

/**
 * The queue with the ad on the screen, which is claimed while it stands there, and what a moderator does with it. The ads
 * behind it are read ahead, so that the next stands there as soon as a decision is made.
 */
export function useModeration() {
  const client = useClient();
  const errorText = useErrorText();
  const queue = useRead(readModerationQueue, {}, { refreshInterval: QUEUE_EVERY });
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<number | null>(null);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ads = (queue.data?.ads ?? []).filter(({ id }) => !decided.has(id));
  const asked = useAskedAd(queue.data && ads);
  const shownId = asked.queued?.id ?? chosen;
  const found = ads.findIndex(({ id }) => id === shownId);
  const free = ads.findIndex(({ heldBy }) => heldBy === null);
  const place = found >= 0 ? found : Math.max(free, 0);
  const current = asked.isElsewhere ? asked.elsewhere : shownAd(ads[place]);
  const next = asked.isElsewhere ? ads[place] : ads[place + 1];
  const read = useRead(readModeratedAd, inputOf(current?.id));
  const { data: reasons } = useRead(readReasons, {});
  useRead(readModeratedAd, inputOf(next?.id));
  useRead(readModeratedAd, inputOf(ads[place + 2]?.id));
  const claim = useClaim(current?.isWaiting ? current.id : undefined);
  const listed = queue.data?.ads.length ?? 0;
  const total = Math.max(0, (queue.data?.total ?? 0) - listed + ads.length);

  const fail = useCallback((error: unknown) => setFailure(errorText(error)), [errorText]);

  async function decide(verdict: Verdict): Promise<void> {
    if (current === undefined) return;
    const { id: adId, reference } = current;
    setFailure(null);
    setDecided((before) => new Set(before).add(adId));
    setChosen(next?.id ?? ads[place - 1]?.id ?? null);
    asked.leave();
    try {
      await claim.settled();
      const { decisionId } = await client.call(decideAd, { body: { adId, ...verdict } });
      setUndoable({ decisionIds: [decisionId], decision: verdict.decision, reference });
      if (ads.length < FEW && total > ads.length) void queue.mutate();
    } catch (error) {
      fail(error);
      setDecided((before) => without(before, [adId]));
      if (asked.reference === null) setChosen(adId);
      else asked.ask(asked.reference);
      void queue.mutate();
    }
  }

  /** Accepts ads that passed every check. */
  async function acceptAll(adIds: readonly number[]): Promise<void> {
    setFailure(null);
    try {
      const { decisions } = await client.call(acceptPassed, { body: { adIds: [...adIds] } });
      setDecided((before) => new Set([...before, ...decisions.map(({ adId }) => adId)]));
      const decisionIds = decisions.map(({ decisionId }) => decisionId);
      if (decisionIds.length > 0) {
        setUndoable({ decisionIds, decision: "validate", reference: "" });
      }
    } catch (error) {
      fail(error);
    }
    void queue.mutate();
  }

  async function undo(): Promise<void> {
    if (undoable === null) return;
    setUndoable(null);
    try {
      const { adIds } = await client.call(undoDecision, {
        body: { decisionIds: [...undoable.decisionIds] },
      });
      await queue.mutate();
      setDecided((before) => without(before, adIds));
      setChosen(adIds[0] ?? null);
      asked.leave();
    } catch (error) {
      fail(error);
    }
  }

  /** Shows the ad `step` places further on, if there is one. */
  function move(step: 1 | -1): void {
    const target = asked.isElsewhere ? undefined : ads[place + step];
    if (target === undefined) return;
    setChosen(target.id);
    asked.leave();
  }

  return {
    ...{ queue, ads, asked, place, current, read, reasons, undoable },
    ...{ decide, acceptAll, undo, move },
    total,
    /** Message of what was refused last; null: nothing. */
    failure: failure ?? claim.refusal,
    /** True when another moderator has the ad, so that it cannot be decided here. */
    isHeld: claim.refusal !== null,
    forgetUndo: () => setUndoable(null),
  };
}

const shownAd = (queued: QueuedAd | undefined): ShownAd | undefined =>
  queued && { id: queued.id, reference: queued.reference, isWaiting: true, queued };

const inputOf = (adId: number | undefined) => (adId === undefined ? null : { params: { adId } });

function without(ids: ReadonlySet<number>, gone: readonly number[]): ReadonlySet<number> {
  return new Set([...ids].filter((one) => !gone.includes(one)));
}

/** Claims the ad on the screen, and renews the claim while it stands there. */
function useClaim(adId: number | undefined) {
  const client = useClient();
  const errorText = useErrorText();
  const [refused, setRefused] = useState<{ adId: number; text: string } | null>(null);
  const under = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (adId === undefined) return;
    const ask = () => {
      const asked = client.call(claimAd, { body: { adId } });
      under.current = asked.catch(() => undefined);
      asked.then(
        () => setRefused((before) => (before?.adId === adId ? null : before)),
        (error: unknown) => setRefused({ adId, text: errorText(error) }),
      );
    };
    ask();
    const timer = setInterval(ask, CLAIM_EVERY);
    return () => clearInterval(timer);
  }, [adId, client, errorText]);
  return {
    refusal: refused !== null && refused.adId === adId ? refused.text : null,
    /** Ends with the claim that is under way. */
    settled: () => under.current,
  };
}
