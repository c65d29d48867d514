import { useLingui } from "@lingui/react/macro";
import { ApiError } from "@parution/contract/errors";
import { Button } from "@parution/kit/button";
import { EyeIcon } from "@parution/kit/icon";
import { useState } from "react";
import { useErrorText } from "../api/error-text.ts";
import { showFile } from "../files/show-file.ts";
import { Alert } from "../later-kit/later-kit.tsx";

interface ProofButtonProps {
  /** Asks for the PDF. */
  request: () => Promise<File>;
  className?: string;
}

/** Shows the ad as it will be printed; what stands in the way is told beneath. */
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
        {...(pending ? { pendingLabel: t`Préparation de l’épreuve` } : {})}
      >
        <EyeIcon />
        {t`Voir l’épreuve`}
      </Button>
      {faults.length > 0 && (
        <Alert tone="danger" toneLabel={t`Erreur`} className="mt-3">
          {faults.join(" ")}
        </Alert>
      )}
    </div>
  );
}

/** What the server says of single fields; null where it speaks of something else. */
function fieldFaults(error: unknown): readonly string[] | null {
  if (!(error instanceof ApiError)) return null;
  const messages = Object.values(error.fields).flat();
  return messages.length > 0 ? [...new Set(messages)] : null;
}
