import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { useState } from "react";

interface Tried {
  readonly isGood: boolean;
  readonly isProven: boolean;
  readonly message: string;
}

interface TryOutProps {
  label: string;
  pendingLabel: string;
  onTry: () => Promise<Tried>;
}

/** Button that tries a setting out, and the answer of the other side. */
export function TryOut({ label, pendingLabel, onTry }: TryOutProps) {
  const { t } = useLingui();
  const [tried, setTried] = useState<Tried | null>(null);
  const { run, pending, refusal } = useAction(async () => {
    setTried(null);
    setTried(await onTry());
  });
  const message = refusal ?? tried?.message;
  const tone = toneOf(tried);
  const tones = { success: t`Succès`, warning: t`À vérifier`, danger: t`Erreur` };
  return (
    <>
      <Button isPending={pending} pendingLabel={pendingLabel} onClick={() => void run()}>
        {label}
      </Button>
      {message !== undefined && (
        <Alert tone={tone} labels={{ tone: tones[tone] }} className="basis-full wrap-anywhere">
          {message}
        </Alert>
      )}
    </>
  );
}

function toneOf(tried: Tried | null): "success" | "warning" | "danger" {
  if (!tried?.isGood) return "danger";
  return tried.isProven ? "success" : "warning";
}
