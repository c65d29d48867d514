import { useClient } from "@parution/app/data/api-scope.tsx";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { ApiError } from "@parution/contract/errors";
import { claimAd, releaseAd } from "@parution/contract/lazy/moderation";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Milliseconds after which a claim is renewed. */
const CLAIM_EVERY = 60_000;
/** Milliseconds after which a claim is asked for again that was refused, or cut off with the network. */
const ASK_AGAIN = 10_000;
/** Refusals of an ad that another moderator has, or has decided on. */
const TAKEN: readonly string[] = ["CLAIMED", "DECIDED"];

/**
 * Claims the ad on the screen, renews the claim while it stands there, and ends it when it is left undecided. `onTaken` is called once for
 * an ad that another moderator had before it was claimed here, not for a claim that lapsed.
 */
export function useClaim(adId: number | undefined, onTaken: (adId: number) => void) {
  const client = useClient();
  const errorText = useErrorText();
  const [refused, setRefused] = useState<{ adId: number; text: string } | null>(null);
  const under = useRef<Promise<unknown>>(Promise.resolve());
  const decided = useRef(new Set<number>());
  const notifyTaken = useEffectEvent(onTaken);
  useEffect(() => {
    if (adId === undefined) return;
    let isLeft = false;
    let wasTaken = false;
    let until: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      if (until === undefined || decided.current.has(adId)) return;
      client.call(releaseAd, { body: { adId, until } }).catch(() => undefined);
    };
    const ask = () => {
      clearTimeout(timer);
      const claiming = client.call(claimAd, { body: { adId } });
      under.current = claiming.catch(() => undefined);
      claiming.then(
        (claim) => {
          ({ until } = claim);
          setRefused((before) => (before?.adId === adId ? null : before));
          if (isLeft) release();
          else timer = setTimeout(ask, CLAIM_EVERY);
        },
        (error: unknown) => {
          if (isLeft) return;
          setRefused({ adId, text: errorText(error) });
          timer = setTimeout(ask, ASK_AGAIN);
          const isTaken = error instanceof ApiError && TAKEN.includes(error.code);
          if (!isTaken || wasTaken || until !== undefined) return;
          wasTaken = true;
          notifyTaken(adId);
        },
      );
    };
    decided.current.delete(adId);
    ask();
    window.addEventListener("online", ask);
    return () => {
      window.removeEventListener("online", ask);
      clearTimeout(timer);
      isLeft = true;
      release();
    };
  }, [adId, client, errorText]);
  return {
    refusal: refused !== null && refused.adId === adId ? refused.text : null,
    /** Ends with the claim that is under way. */
    settled: () => under.current,
    /** Leaves the claim of an ad to the decision that is sent, or to its end. */
    leaveToDecision(id: number): void {
      decided.current.add(id);
    },
  };
}
