import { readCaptcha } from "@parution/contract/lazy/captcha";
import type { CaptchaState } from "@parution/kit/captcha-frame";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../data/api-scope.tsx";

/** How long before its end an answer is no longer offered: sending takes a moment; seconds. */
const MARGIN = 30;

interface Solved {
  /** What the form sends as `captcha`. */
  readonly payload: string;
  /** Milliseconds for which it may be sent. */
  readonly lasts: number;
}

type Progress =
  | { readonly state: Exclude<CaptchaState, "verified"> }
  | { readonly state: "verified"; readonly solved: Solved };

/** A challenge for one form, and how far it has come. */
export interface CaptchaRun {
  readonly state: CaptchaState;
  /** What the form sends, once the challenge is solved; null before. */
  readonly payload: string | null;
  readonly start: () => void;
  /** Forgets the answer: after each sending, since each counts once. */
  readonly reset: () => void;
}

/** A challenge that begins when it is asked for. Its code comes with the first one. */
export function useCaptcha(): CaptchaRun {
  const client = useClient();
  const [progress, setProgress] = useState<Progress>({ state: "idle" });
  const latest = useRef(0);
  const solved = progress.state === "verified" ? progress.solved : null;

  useEffect(() => {
    if (solved === null) return;
    const timer = setTimeout(() => setProgress({ state: "expired" }), solved.lasts);
    return () => clearTimeout(timer);
  }, [solved]);

  /** What was asked before this is no longer reported. */
  function begin(state: "idle" | "solving"): (next: Progress) => void {
    latest.current += 1;
    const own = latest.current;
    setProgress({ state });
    return (next) => {
      if (own === latest.current) setProgress(next);
    };
  }

  async function start(): Promise<void> {
    const report = begin("solving");
    const challenge = await client.call(readCaptcha, {}).catch(() => null);
    if (challenge === null) return report({ state: "unavailable" });
    try {
      const { solve } = await import("./solve.ts");
      const payload = await solve(challenge);
      const lasts = (challenge.lifetime - MARGIN) * 1000;
      report({ state: "verified", solved: { payload, lasts } });
    } catch {
      report({ state: "failed" });
    }
  }

  return {
    state: progress.state,
    payload: solved?.payload ?? null,
    start: () => void start(),
    reset: () => void begin("idle"),
  };
}
