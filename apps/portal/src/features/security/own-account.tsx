import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { leaveSession } from "@parution/app/session/session-store.ts";
import { changeAddress, closeAccount } from "@parution/contract/lazy/own-account";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { PasswordField, type PasswordFieldProps } from "@parution/kit/password-field";
import { TextField } from "@parution/kit/text-field";
import { useState } from "react";
import { FormButtons } from "./part.tsx";

interface OwnAccountFormProps {
  onCancel: () => void;
}

const noAddress = { email: "", password: "" };

/** Form for another login address, which is valid once the link of a mail is opened. */
export function AddressForm({ onCancel }: OwnAccountFormProps) {
  const { t } = useLingui();
  const client = useClient();
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const form = useAppForm({
    defaultValues: noAddress,
    schema: async () => (await import("@parution/contract/own-account")).typedAddressChange,
    onSubmit: async (change) => {
      setConfirmation(null);
      setConfirmation((await client.call(changeAddress, { body: change })).message);
      return noAddress;
    },
  });
  return (
    <Form form={form} aria-label={t`Adresse de connexion`} className="flex flex-col gap-5">
      {confirmation !== null && (
        <Alert tone="success" labels={{ tone: t`Succès` }}>
          {confirmation}
        </Alert>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...form.field("email")}
          type="email"
          autoComplete="email"
          dir="ltr"
          label={t`Nouvelle adresse e-mail`}
        />
        <CurrentPassword {...form.field("password")} />
      </div>
      <FormRefusal form={form} />
      <FormButtons onCancel={onCancel}>
        <Button
          type="submit"
          variant="primary"
          isPending={form.pending}
          pendingLabel={t`Envoi en cours`}
        >
          {t`Changer d’adresse`}
        </Button>
      </FormButtons>
    </Form>
  );
}

function CurrentPassword(props: Omit<PasswordFieldProps, "label" | "labels" | "autoComplete">) {
  const { t } = useLingui();
  return (
    <PasswordField
      {...props}
      autoComplete="current-password"
      label={t`Mot de passe actuel`}
      labels={{ reveal: t`Afficher le mot de passe`, conceal: t`Masquer le mot de passe` }}
    />
  );
}

/** Closes the account for good; the server names what is still open. */
export function ClosingForm({ onCancel }: OwnAccountFormProps) {
  const { t } = useLingui();
  const client = useClient();
  const form = useAppForm({
    defaultValues: { password: "" },
    faultsOf: ({ password }) => ({ password: password === "" ? "missing" : undefined }),
    onSubmit: async ({ password }) => {
      await client.call(closeAccount, { body: { password } });
      leaveSession("closed");
    },
  });
  return (
    <Form form={form} aria-label={t`Fermer mon compte`} className="flex flex-col gap-5">
      <p className="text-body-sm text-fg-muted">
        {t`Vos données personnelles sont effacées pour toujours ; vos factures restent, comme la loi l’exige.`}
      </p>
      <CurrentPassword {...form.field("password")} />
      <FormRefusal form={form} />
      <FormButtons onCancel={onCancel}>
        <Button
          type="submit"
          variant="danger"
          isPending={form.pending}
          pendingLabel={t`Fermeture en cours`}
        >
          {t`Fermer mon compte`}
        </Button>
      </FormButtons>
    </Form>
  );
}
