import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { readDeactivationReasons } from "@parution/contract/lazy/ads";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { ErrorState } from "@parution/kit/error-state";
import { RadioCards } from "@parution/kit/radio-cards";
import { Skeleton } from "@parution/kit/skeleton";
import { useId } from "react";
import type { AdDialogProps } from "../ad-with-actions.ts";
import { useSwitchAd } from "../use-switch-ad.ts";

interface Deactivation {
  readonly reasonId: number | null;
}

/** Takes an ad offline, with one of the server's reasons. */
export function DeactivateDialog({ ad, onClose, onDone }: AdDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const switchAd = useSwitchAd();
  const form = useAppForm<Deactivation>({
    defaultValues: { reasonId: null },
    faultsOf: ({ reasonId }) => (reasonId === null ? { reasonId: "missing" } : {}),
    faultTexts: { missing: t`Choisissez un motif` },
    onSubmit: async ({ reasonId }) => {
      if (reasonId === null) return; // the rule has refused it
      const text = await switchAd({ action: "deactivate", adId: ad.id, reasonId });
      onDone({ tone: "success", text });
    },
  });
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
          <Button disabled={form.pending} onClick={onClose}>
            {t`Laisser en ligne`}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={form.pending}
            pendingLabel={t`Désactivation en cours`}
          >
            {t`Désactiver`}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} className="flex flex-col gap-4">
        <Reasons error={form.errorOf("reasonId")} onChoose={(id) => form.change("reasonId", id)} />
        <FormRefusal form={form} />
      </Form>
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
  const { data, error: failure, mutate } = useRead(readDeactivationReasons, {});
  if (data !== undefined) {
    return (
      <RadioCards
        name="motif"
        label={t`Motif`}
        required
        items={data.map(({ id, label }) => ({ value: String(id), label }))}
        error={error}
        onChange={(value) => onChoose(Number(value))}
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
