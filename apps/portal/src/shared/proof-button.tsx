import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { showFile } from "@parution/app/files/save-file.ts";
import { ApiError } from "@parution/contract/errors";
import { proofAd } from "@parution/contract/lazy/proof";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { EyeIcon } from "@parution/kit/icon";
import { useState } from "react";

interface ProofButtonProps {
  /** Requests the PDF. */
  request: () => Promise<File>;
  className?: string;
}

/** Opens the ad's proof; errors are shown below. */
export function ProofButton({ request, className }: ProofButtonProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);

  async function show(): Promise<void> {
    setPending(true);
    setFaults([]);
    try {
      await showFile(request);
    } catch (error) {
      setFaults(fieldFaults(error) ?? [errorText(error)]);
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={className}>
      <Button
        width="full"
        onClick={() => void show()}
        isPending={pending}
        pendingLabel={t`Préparation de l’épreuve`}
      >
        <EyeIcon />
        {t`Voir l’épreuve`}
      </Button>
      {faults.length > 0 && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }} className="mt-3">
          {faults.join(" ")}
        </Alert>
      )}
    </div>
  );
}

/** The ordered ad as it will be printed. */
export function AdProof({ adId }: { adId: number }) {
  const client = useClient();
  return <ProofButton request={() => client.call(proofAd, { query: { adId } })} />;
}

/** The server's field errors; null for any other error. */
function fieldFaults(error: unknown): readonly string[] | null {
  if (!(error instanceof ApiError)) return null;
  const messages = Object.values(error.fields).flat();
  return messages.length > 0 ? [...new Set(messages)] : null;
}
