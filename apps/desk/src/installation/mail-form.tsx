import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { isolated } from "@parution/app/i18n/formats.ts";
import { removeMailServer, saveMail, sendTestLetter } from "@parution/contract/lazy/installation";
import { Button } from "@parution/kit/button";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { useState } from "react";
import { AddressField, SecretField, StepForm, type StepProps } from "./step-form.tsx";
import { TryOut } from "./try-out.tsx";

/** Mail server and addresses; where there is no server, letters are kept in the data folder. */
export function MailForm({ known, onKept }: StepProps) {
  const { t } = useLingui();
  const client = useClient();
  const { mail } = known;
  const { from, contactTo, reportsTo, host } = mail;
  const form = useAppForm({
    defaultValues: { smtpUrl: "", from, contactTo, reportsTo },
    schema: async () => (await import("@parution/contract/installation")).typedMailSettings,
    faultTexts: { smtpUrl: t`Écrivez une adresse smtp:// ou smtps://.` },
    onSubmit: async (body) => {
      await client.call(saveMail, { body }, { awaitsReads: true });
      return { ...body, smtpUrl: "" };
    },
  });
  const kept =
    host === null
      ? t`Sans serveur, les e-mails restent dans le dossier de données.`
      : t`Enregistré : ${host}. Laissez vide pour le garder.`;
  return (
    <div className="flex flex-col gap-10">
      <StepForm
        form={form}
        isFixed={mail.isFixed}
        submitLabel={t`Enregistrer`}
        action={
          <>
            {host !== null && !mail.isFixed && (
              <RemoveServer host={host} onRemoved={() => form.setFocus("smtpUrl")} />
            )}
            <TryOut
              label={t`Envoyer un e-mail d’essai`}
              pendingLabel={t`Envoi en cours`}
              onTry={() => client.call(sendTestLetter, {})}
            />
          </>
        }
      >
        <SecretField
          {...form.field("smtpUrl")}
          label={t`Serveur d’envoi`}
          description={kept}
          labels={{ reveal: t`Afficher l’adresse`, conceal: t`Masquer l’adresse` }}
        />
        <AddressField {...form.field("from")} type="email" label={t`Expéditeur`} />
        <AddressField {...form.field("contactTo")} type="email" label={t`Messages des visiteurs`} />
        <AddressField {...form.field("reportsTo")} type="email" label={t`Rapports d’erreurs`} />
      </StepForm>
      {known.opened === null && (
        <Button onClick={onKept} className="self-start">{t`Étape suivante`}</Button>
      )}
    </div>
  );
}

/** Button that removes the mail server once it is confirmed. */
function RemoveServer({ host, onRemoved }: { host: string; onRemoved: () => void }) {
  const { t } = useLingui();
  const client = useClient();
  const [isConfirming, setConfirming] = useState(false);
  const removal = useAction(async () => {
    await client.call(removeMailServer, {}, { awaitsReads: true });
    onRemoved();
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>{t`Retirer le serveur`}</Button>
      {isConfirming && (
        <ConfirmDialog
          open
          tone="danger"
          title={t`Retirer ${isolated(host)} ?`}
          description={t`Plus aucun e-mail ne part : ceux qui attendent et les suivants restent dans le dossier de données.`}
          confirm={{
            label: t`Retirer le serveur`,
            onConfirm: () => void removal.run(),
            isPending: removal.pending,
            pendingLabel: t`Retrait en cours`,
          }}
          cancel={{ label: t`Annuler`, onCancel: () => setConfirming(false) }}
          failure={
            removal.refusal === null ? undefined : { toneLabel: t`Erreur`, text: removal.refusal }
          }
        />
      )}
    </>
  );
}
