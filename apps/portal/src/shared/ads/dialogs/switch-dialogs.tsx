import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import type { LazyInput } from "@parution/contract/lazy";
import { readDeactivationReasons, switchAd } from "@parution/contract/lazy/ads";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { ErrorState } from "@parution/kit/error-state";
import { RadioCards } from "@parution/kit/radio-cards";
import { Skeleton } from "@parution/kit/skeleton";
import { useId } from "react";
import type { AdDialogProps } from "../ad-with-actions.ts";
import { ActionDialog } from "./action-dialog.tsx";

type Switch = LazyInput<typeof switchAd>["body"];

/** Takes an ad offline or puts it back online; returns the server's message. A lost answer is requested once more. */
function useSwitchAd() {
  const client = useClient();
  return async (body: Switch): Promise<string> => {
    const content = `${body.action} ${body.reasonId ?? ""}`;
    const { message } = await attempt(`ad-switch.${body.adId}`, content, (idempotencyKey) =>
      client.call(switchAd, { body }, { idempotencyKey }),
    );
    return message;
  };
}

interface Deactivation {
  readonly reasonId: number | null;
}

/** Takes an ad offline, with one of the server's reasons. */
export function DeactivateDialog({ ad, onClose, onDone }: AdDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const send = useSwitchAd();
  const form = useAppForm<Deactivation>({
    defaultValues: { reasonId: null },
    faultsOf: ({ reasonId }) => (reasonId === null ? { reasonId: "missing" } : {}),
    faultTexts: { missing: t`Choisissez un motif` },
    onSubmit: async ({ reasonId }) => {
      if (reasonId === null) return; // the rule has refused it
      const text = await send({ action: "deactivate", adId: ad.id, reasonId });
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

/** Asks for confirmation before an ad is put back online. */
export function ReactivateDialog({ ad, onClose, onDone }: AdDialogProps) {
  const { t } = useLingui();
  const send = useSwitchAd();
  return (
    <ActionDialog
      question={t`Remettre cette annonce en ligne ?`}
      consequence={<bdi>{ad.title}</bdi>}
      label={t`Remettre en ligne`}
      pendingLabel={t`Mise en ligne`}
      keepLabel={t`Laisser hors ligne`}
      action={async () => {
        onDone({ tone: "success", text: await send({ action: "reactivate", adId: ad.id }) });
      }}
      onClose={onClose}
    />
  );
}
