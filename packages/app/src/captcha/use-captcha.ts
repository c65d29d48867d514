import { readCaptcha } from "@parution/contract/lazy/captcha";
import type { CaptchaState } from "@parution/kit/captcha-frame";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../data/api-scope.tsx";
import { lazyModule } from "../lazy/lazy.tsx";

const solver = lazyModule(() => import("./solve.ts"));

/** Seconds before the expiry of a solution from which it is no longer sent, since sending takes time. */
const MARGIN = 30;

interface Solved {
  /** Value of the form's `captcha`. */
  readonly payload: string;
  /** Remaining validity, in milliseconds. */
  readonly lasts: number;
}

type Progress =
  | { readonly state: Exclude<CaptchaState, "verified"> }
  | { readonly state: "verified"; readonly solved: Solved };

/** Challenge of one form, and its progress. */
export interface CaptchaRun {
  readonly state: CaptchaState;
  /** Value of the form's `captcha`; null until the challenge is solved. */
  readonly payload: string | null;
  readonly start: () => void;
  /** Discards the solution; needed after each submission, since the server accepts it once. */
  readonly reset: () => void;
}

/** Challenge that begins with `start`; the solver is loaded on demand. */
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

  /** Begins a run; results of earlier ones are ignored from then on. */
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
      const { solve } = await solver.load();
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
