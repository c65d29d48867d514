import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { Tabs } from "@parution/kit/tabs";
import { lazy, type SubmitEvent, Suspense } from "react";
import { Captcha } from "../../../shared/captcha/captcha.tsx";
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
  const { draft, missing, refusal, pending, captcha } = verification;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    verification.submit();
  }

  return (
    <form noValidate className="flex min-w-0 flex-col gap-6" onSubmit={submit}>
      <Tabs
        label={t`Ce que vous avez`}
        value={draft.way}
        onChange={(way) => verification.choose(way === "file" ? "file" : "code")}
        tabs={[
          {
            id: "code",
            label: t`Un code`,
            panel: (
              <CodeField
                value={draft.code}
                onChange={verification.setCode}
                missing={missing.evidence}
              />
            ),
          },
          {
            id: "file",
            label: t`Le PDF`,
            panel: (
              <Suspense fallback={<Skeleton className="h-32" />}>
                <CertificateFile
                  file={draft.file}
                  onChange={verification.setFile}
                  missing={missing.evidence}
                />
              </Suspense>
            ),
          },
        ]}
      />
      <Captcha
        captcha={captcha}
        error={
          missing.captcha && captcha.payload === null
            ? t`Cochez la case de vérification`
            : undefined
        }
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
