import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { RadioCards } from "@parution/kit/radio-cards";
import { Skeleton } from "@parution/kit/skeleton";
import { type FormEvent, useId, useState } from "react";
import { callLater } from "../../api/call-later.ts";
import { useErrorText } from "../../api/error-text.ts";
import { useAct } from "../../api/use-act.ts";
import { useCall } from "../../api/use-call.ts";
import { Alert, ErrorState } from "../../later-kit/later-kit.tsx";
import type { AdDialogProps } from "../acted-ad.ts";
import { useSwitchAd } from "../use-switch-ad.ts";

const readDeactivationReasons = callLater(
  () => import("@parution/contract/ads"),
  "readDeactivationReasons",
);

/** Takes an ad off the web, for a reason that the server knows. */
export function DeactivateDialog({ ad, onClose, onDone }: AdDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const switchAd = useSwitchAd();
  const [reasonId, setReasonId] = useState<number | null>(null);
  const [missing, setMissing] = useState(false);
  const { pending, refusal, run } = useAct(async () => {
    if (reasonId === null) return;
    const text = await switchAd({ action: "deactivate", adId: ad.id, reasonId });
    onDone({ tone: "success", text });
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pending) return;
    if (reasonId !== null) return void run();
    setMissing(true);
    // Where the reasons are, what is missing is read out with them.
    event.currentTarget.querySelector("input")?.focus();
  }

  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Retirer cette annonce du site ?`}
      description={<bdi>{ad.title}</bdi>}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {t`Laisser en ligne`}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            pendingLabel={pending ? t`Désactivation en cours` : undefined}
          >
            {t`Désactiver`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Reasons
          error={missing && reasonId === null ? t`Choisissez un motif` : undefined}
          onChoose={setReasonId}
        />
        {refusal !== null && (
          <Alert tone="danger" toneLabel={t`Erreur`}>
            {refusal}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

interface ReasonsProps {
  error: string | undefined;
  onChoose: (id: number) => void;
}

function Reasons({ error, onChoose }: ReasonsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error: failure, mutate } = useCall(readDeactivationReasons, {});
  if (data !== undefined) {
    return (
      <RadioCards
        name="motif"
        label={t`Motif`}
        required
        options={data.map(({ id, label }) => ({ value: String(id), label }))}
        error={error}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
    );
  }
  if (failure === undefined) return <Skeleton shape="block" className="h-64" />;
  return (
    <ErrorState
      title={t`Les motifs ne peuvent pas être affichés`}
      retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
    >
      {errorText(failure)}
    </ErrorState>
  );
}
