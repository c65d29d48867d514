import { useState } from "react";
import { Captcha } from "../captcha/captcha.tsx";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { CAPTCHA } from "./use-form-errors.ts";

export type FormCaptchaState = ReturnType<typeof useFormCaptcha>;

/** The challenge of a form: shown from the first, or only once the server asks for it. */
export function useFormCaptcha(challenge: "always" | "onDemand") {
  const run = useCaptcha();
  const [isAsked, setAsked] = useState(challenge === "always");
  return {
    run,
    isAsked,
    isUnsolved: isAsked && run.payload === null,
    /** What the form sends; null while there is none. */
    payload: run.payload,
    /** Each answer counts once. */
    onSent: run.reset,
    /** @param asksForIt whether the refusal was about the challenge */
    onRefused(asksForIt: boolean) {
      // Nobody is asked to tick the box again.
      if (isAsked) run.start();
      if (asksForIt) setAsked(true);
    },
  };
}

interface FormCaptchaProps {
  /** From `useAppForm`, with a captcha. */
  form: {
    readonly captcha?: FormCaptchaState | undefined;
    readonly errorOf: (name: typeof CAPTCHA) => string | undefined;
  };
}

/** The form's challenge, once it is asked for. */
export function FormCaptcha({ form: { captcha, errorOf } }: FormCaptchaProps) {
  if (!captcha?.isAsked) return null;
  return (
    <Captcha captcha={captcha.run} error={captcha.isUnsolved ? errorOf(CAPTCHA) : undefined} />
  );
}
