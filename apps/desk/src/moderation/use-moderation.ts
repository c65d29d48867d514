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
import { useState } from "react";
import { useSWRConfig } from "swr";
import { useClaim } from "./use-claim.ts";
import { useDecided } from "./use-decided.ts";
import type { QueuedAd } from "./use-requested-ad.ts";
import { useShownAd } from "./use-shown-ad.ts";
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
 * The queue with the ad on the screen, which is claimed while it stands there, and what a moderator does with it. The ads behind it are
 * read ahead, so that the next stands there as soon as a decision is made.
 *
 * Decisions declare no `changes`, since a long queue would then be read after every ad. The queue is read here once few of its ads are
 * left, and after every failure, every acceptance of several ads and every undoing.
 */
export function useModeration() {
  const client = useClient();
  const errorText = useErrorText();
  const readAgain = useReadAgain();
  const queue = useRead(readModerationQueue, {}, { refreshInterval: QUEUE_EVERY });
  const decided = useDecided(queue);
  const waiting = queue.data?.ads.filter(({ id }) => !decided.has(id));
  const shown = useShownAd(waiting);
  const { current, requestedAd, around } = shown;
  const read = useRead(readModeratedAd, inputOf(current?.id));
  const { data: reasons } = useRead(readReasons, {});
  useRead(readModeratedAd, inputOf(shown.ahead[0]?.id));
  useRead(readModeratedAd, inputOf(shown.ahead[1]?.id));
  const claim = useClaim(current?.isWaiting ? current.id : undefined, passTaken);
  const seen = useSeenVersion(read.data);
  const undoing = useUndo();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [acceptance, setAcceptance] = useState<Acceptance | null>(null);
  const left = waiting?.length ?? 0;
  const listed = queue.data?.ads.length ?? 0;
  const total = Math.max(0, (queue.data?.total ?? 0) - listed + left);

  const fail = (error: unknown, reference: string | null = null) =>
    setFailure({ text: errorText(error), reference });

  /** Goes on from an ad that another moderator opened after the list was read, unless this one went to it. */
  function passTaken(adId: number): void {
    const mark = (ad: QueuedAd) => (ad.id === adId ? { ...ad, heldBy: ad.heldBy ?? "" } : ad);
    void queue.mutate((before) => before && { ...before, ads: before.ads.map(mark) });
    shown.pass(adId);
  }

  /** Decides on the ad as it was read, which need not be on the screen any more. */
  async function decide(ad: DecidedAd, verdict: Verdict): Promise<void> {
    const { id: adId, reference, version } = ad;
    setFailure(null);
    decided.add([adId], false);
    shown.leaveDecided(adId);
    claim.leaveToDecision(adId);
    const answer = claim
      .settled()
      .then(() => client.call(decideAd, { body: { adId, version, ...verdict } }))
      .then(({ decisionId }) => [decisionId]);
    undoing.add({ answer, decision: verdict.decision, reference });
    try {
      await answer;
      decided.add([adId], true);
      if (left < FEW && total > left) void queue.mutate();
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
      const { decisions, left: refused } = await answer;
      const accepted = decisions.map(({ adId }) => adId);
      decided.add(accepted, true);
      shown.leaveAccepted(accepted);
      if (refused.length > 0) setAcceptance({ accepted: accepted.length, left: refused });
    } catch (error) {
      fail(error);
    }
    void queue.mutate();
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
      shown.comeBackTo(
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

  return {
    queue,
    requestedAd,
    around,
    current,
    read,
    reasons,
    undoing,
    failure,
    acceptance,
    total,
    decide,
    acceptAll,
    undo,
    move: shown.move,
    /** The ad on the screen as the moderator reads it; undefined: it is still read, or has changed. */
    decidable: seen.ad,
    /** Takes the ad as it stands on the screen, where it has changed since it was shown first; null: it has not. */
    takeChanged: seen.takeChanged,
    /** Reason why the ad cannot be claimed here: another moderator has it, or the service was not reached. */
    held: claim.refusal,
    forgetAcceptance: () => setAcceptance(null),
    forgetFailure: () => setFailure(null),
  };
}

const inputOf = (adId: number | undefined) => (adId === undefined ? null : { params: { adId } });

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
