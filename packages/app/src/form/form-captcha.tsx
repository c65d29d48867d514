import { useState } from "react";
import { Captcha } from "../captcha/captcha.tsx";
import { useCaptcha } from "../captcha/use-captcha.ts";
import { CAPTCHA } from "./use-form-errors.ts";

export type FormCaptchaState = ReturnType<typeof useFormCaptcha>;

/** Challenge of a form: shown at once, or when the server requires it. */
export function useFormCaptcha(challenge: "always" | "onDemand") {
  const run = useCaptcha();
  const [isRequired, setRequired] = useState(challenge === "always");
  return {
    run,
    isRequired,
    isUnsolved: isRequired && run.payload === null,
    /** Solution to send; null for none. */
    payload: run.payload,
    /** Discards the solution, which the server accepts once. */
    onSent: run.reset,
    /** @param asksForIt true where the server requires the challenge */
    onRefused(asksForIt: boolean) {
      // The next challenge is solved without another tick by the user.
      if (isRequired) run.start();
      if (asksForIt) setRequired(true);
    },
  };
}

interface FormCaptchaProps {
  /** Form from `useAppForm`, with a captcha. */
  form: {
    readonly captcha?: FormCaptchaState | undefined;
    readonly errorOf: (name: typeof CAPTCHA) => string | undefined;
  };
}

/** Challenge of a form; renders nothing until it is required. */
export function FormCaptcha({ form: { captcha, errorOf } }: FormCaptchaProps) {
  if (!captcha?.isRequired) return null;
  return (
    <Captcha captcha={captcha.run} error={captcha.isUnsolved ? errorOf(CAPTCHA) : undefined} />
  );
}
