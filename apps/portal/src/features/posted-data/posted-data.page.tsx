import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { reportError } from "@parution/contract/lazy/reports";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { useState } from "react";

/** Sends an error report by hand, for the operators who look where it arrives. */
export default function PostedDataPage() {
  const { t } = useLingui();
  const client = useClient();
  const [answer, setAnswer] = useState<string | null>(null);
  const { pending, refusal, run } = useAction(async () => {
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
        isPending={pending}
        pendingLabel={t`Envoi en cours`}
      >
        {t`Envoyer un rapport d’erreur`}
      </Button>
      {answer !== null && (
        <Alert tone="success" labels={{ tone: t`Succès` }}>
          {answer}
        </Alert>
      )}
      {refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {refusal}
        </Alert>
      )}
    </div>
  );
}
