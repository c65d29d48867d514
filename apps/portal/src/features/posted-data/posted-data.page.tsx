import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { useState } from "react";
import { useClient } from "../../shared/api/api-scope.tsx";
import { callLater } from "../../shared/api/call-later.ts";
import { useAct } from "../../shared/api/use-act.ts";
import { Alert } from "../../shared/later-kit/later-kit.tsx";
import { PageHead } from "../../shared/page-head/page-head.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";

const reportError = callLater(() => import("@parution/contract/reports"), "reportError");

/** Those who keep the portal running see whether its error reports arrive (specification 2, point 2). */
export default function PostedDataPage() {
  const { t } = useLingui();
  const client = useClient();
  const [answer, setAnswer] = useState<string | null>(null);
  const { pending, refusal, run } = useAct(async () => {
    setAnswer(null);
    const html = `<p>${location.pathname}</p><p>${navigator.userAgent}</p>`;
    const { message } = await client.call(reportError, {
      body: { subject: "Error report asked for by hand", html },
    });
    setAnswer(message);
  });
  return (
    <div className="flex max-w-prose flex-col items-start gap-6 py-8">
      <PageHead
        title={t`Diagnostic`}
        description={t`Essai du rapport d’erreur du portail.`}
        canonical={null}
        indexed={false}
      />
      <PageTitle>{t`Diagnostic`}</PageTitle>
      <Button
        variant="primary"
        onClick={() => void run()}
        pendingLabel={pending ? t`Envoi en cours` : undefined}
      >
        {t`Envoyer un rapport d’erreur`}
      </Button>
      {answer !== null && (
        <Alert tone="success" toneLabel={t`Succès`}>
          {answer}
        </Alert>
      )}
      {refusal !== null && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal}
        </Alert>
      )}
    </div>
  );
}
