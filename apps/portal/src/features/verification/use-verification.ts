import { useLingui } from "@lingui/react/macro";
import { type FormCaptchaState, useFormCaptcha } from "@parution/app/form/form-captcha.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useEffect, useRef, useState } from "react";
import type { Draft } from "./evidence.ts";
import { type Evidence, useVerify, type Verified } from "./use-verify.ts";

/**
 * The verification form. A code that the address brings, as the QR code of a certificate does, is verified without being
 * asked for.
 */
export function useVerification(codeOfAddress: string) {
  const { t } = useLingui();
  const verify = useVerify();
  const captcha = useFormCaptcha("always");
  const [verified, setVerified] = useState<Verified | null>(null);
  const form = useAppForm<Draft, Evidence>({
    defaultValues: { way: "code", keyword: codeOfAddress, file: null },
    schema: async () => (await import("./evidence.ts")).evidence,
    faultTexts: {
      "keyword.missing": t`Saisissez le code de l’attestation ou la référence web`,
      "file.missing": t`Choisissez le PDF de l’attestation`,
    },
    captcha,
    onSubmit: async (evidence, payload) => {
      setVerified(null);
      // The resolver lets nothing pass without it.
      setVerified(await verify(evidence, payload ?? ""));
    },
  });
  useAtOnce(codeOfAddress !== "", captcha, form.submit);
  return { ...form, verified };
}

/** Solves the challenge and submits, once, where the address contains all fields. */
function useAtOnce(
  wanted: boolean,
  { run, payload }: FormCaptchaState,
  submit: () => Promise<void>,
): void {
  const step = useRef<"wanted" | "solving" | "done">(wanted ? "wanted" : "done");
  useEffect(() => {
    if (step.current === "wanted") {
      step.current = "solving";
      run.start();
    } else if (step.current === "solving" && payload !== null) {
      step.current = "done";
      void submit();
    }
  });
}
