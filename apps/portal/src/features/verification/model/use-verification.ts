import { ApiError } from "@parution/contract/errors";
import { useCallback, useEffect, useRef, useState } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { useCaptcha } from "../../../shared/captcha/use-captcha.ts";
import { useVerify, type Verified } from "../api/use-verify.ts";
import { type Draft, evidenceOf, type Way } from "./evidence.ts";

/** How the last attempt ended. */
interface Outcome {
  /** What the form lacks. */
  readonly missing: { readonly evidence: boolean; readonly captcha: boolean };
  /** In the words of the server, or about the network. */
  readonly refusal: string | null;
  readonly verified: Verified | null;
}

const untried: Outcome = {
  missing: { evidence: false, captcha: false },
  refusal: null,
  verified: null,
};

/**
 * The verification form. A code that the address brings, as the QR code of a certificate does, is verified without being
 * asked for.
 */
export function useVerification(codeOfAddress: string) {
  const verify = useVerify();
  const errorText = useErrorText();
  const captcha = useCaptcha();
  const [draft, setDraft] = useState<Draft>({ way: "code", code: codeOfAddress, file: null });
  const [outcome, setOutcome] = useState(untried);
  const [pending, setPending] = useState(false);

  async function submit(): Promise<void> {
    if (pending) return;
    const evidence = evidenceOf(draft);
    const { payload } = captcha;
    if (evidence === null || payload === null) {
      const missing = { evidence: evidence === null, captcha: payload === null };
      return setOutcome({ ...untried, missing });
    }
    setPending(true);
    setOutcome(untried);
    captcha.reset();
    try {
      setOutcome({ ...untried, verified: await verify(evidence, payload) });
    } catch (error) {
      setOutcome({ ...untried, refusal: fieldTextOf(error) ?? errorText(error) });
      // The next attempt needs another challenge; nobody is asked to tick the box again.
      captcha.start();
    } finally {
      setPending(false);
    }
  }

  useAtOnce(codeOfAddress !== "", captcha, submit);

  const change = useCallback((changes: Partial<Draft>) => {
    setDraft((held) => ({ ...held, ...changes }));
  }, []);
  return {
    draft,
    ...outcome,
    pending,
    captcha,
    submit: () => void submit(),
    setCode: (code: string) => change({ code }),
    setFile: (file: File | null) => change({ file }),
    choose: (way: Way) => change({ way }),
  };
}

/** What the server says of one field: more than its message about all of them. */
const fieldTextOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.fields)[0]?.[0] : undefined;

/** Solves the challenge and submits, once, where the address has said all there is to say. */
function useAtOnce(
  wanted: boolean,
  { start, payload }: ReturnType<typeof useCaptcha>,
  submit: () => Promise<void>,
): void {
  const step = useRef<"wanted" | "solving" | "done">(wanted ? "wanted" : "done");
  useEffect(() => {
    if (step.current === "wanted") {
      step.current = "solving";
      start();
    } else if (step.current === "solving" && payload !== null) {
      step.current = "done";
      void submit();
    }
  });
}
