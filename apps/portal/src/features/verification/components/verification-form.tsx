import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { RadioCards } from "@parution/kit/radio-cards";
import { Skeleton } from "@parution/kit/skeleton";
import { lazy, type SubmitEvent, Suspense, useRef } from "react";
import { Captcha } from "../../../shared/captcha/captcha.tsx";
import { useFocusOnFault } from "../../../shared/captcha/guarded-form/use-focus-on-fault.ts";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import type { useVerification } from "../model/use-verification.ts";
import { CodeField } from "./code-field.tsx";

/** Most have a code: what takes a file comes to those who have one. */
const CertificateFile = lazy(() =>
  import("./certificate-file.tsx").then((module) => ({ default: module.CertificateFile })),
);

interface VerificationFormProps {
  verification: ReturnType<typeof useVerification>;
}

/** The code or the file, the challenge, and in red what the server refuses (specification 2, point 8). */
export function VerificationForm({ verification }: VerificationFormProps) {
  const { t } = useLingui();
  const { missing, refusal, pending, captcha } = verification;
  const isUnsolved = missing.captcha && captcha.payload === null;

  const form = useRef<HTMLFormElement>(null);
  const focusFault = useFocusOnFault(form);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    verification.submit();
    focusFault();
  }

  return (
    <form ref={form} noValidate className="flex min-w-0 flex-col gap-6" onSubmit={submit}>
      <Evidence verification={verification} />
      <Captcha
        captcha={captcha}
        error={isUnsolved ? t`Cochez la case de vérification` : undefined}
      />
      {refusal !== null && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal}
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        width="full"
        pendingLabel={pending ? t`Vérification en cours` : undefined}
      >
        {t`Vérifier`}
      </Button>
    </form>
  );
}

/** What one has: a code, or the certificate itself. */
function Evidence({ verification }: VerificationFormProps) {
  const { t } = useLingui();
  const { draft, missing, setCode, setFile, choose } = verification;
  return (
    <>
      <RadioCards
        name="way"
        label={t`Ce que vous avez`}
        layout="tile"
        value={draft.way}
        onChange={(event) => choose(event.currentTarget.value === "file" ? "file" : "code")}
        options={[
          { value: "code", label: t`Un code ou une référence` },
          { value: "file", label: t`Le PDF` },
        ]}
      />
      {draft.way === "code" ? (
        <CodeField value={draft.code} onChange={setCode} missing={missing.evidence} />
      ) : (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <CertificateFile file={draft.file} onChange={setFile} missing={missing.evidence} />
        </Suspense>
      )}
    </>
  );
}
