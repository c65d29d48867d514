import { useLingui } from "@lingui/react/macro";
import { addPasskey, startPasskey } from "@parution/contract/lazy/factors";
import { Button } from "@parution/kit/button";
import { PasswordField } from "@parution/kit/password-field";
import { TextField } from "@parution/kit/text-field";
import { turnsDirection } from "@parution/rules/fields";
import { use } from "react";
import { useClient } from "../data/api-scope.tsx";
import { Form, FormRefusal } from "../form/form.tsx";
import { useAppForm } from "../form/use-app-form.ts";
import { messagesOf } from "../i18n/messages.ts";
import { useLanguage } from "../links/links.tsx";
import { passkeys } from "./lazy-passkeys.ts";

interface AddPasskeyProps {
  /** True where the password has just been typed, so that it is not asked for; default false. */
  isFresh?: boolean | undefined;
  /** Called with recovery codes, where the factor is the first. */
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Adds a passkey under a name; the browser asks for it in its own dialog. */
export function AddPasskey({ isFresh = false, onDone, onCancel }: AddPasskeyProps) {
  use(messagesOf(useLanguage(), "@parution/app/factors"));
  const { t } = useLingui();
  const client = useClient();
  const form = useAppForm({
    defaultValues: { name: "", password: "" },
    faultsOf: ({ name, password }) => ({
      ...(name.trim() === "" && { name: "missing" }),
      ...(turnsDirection(name) && { name: "invalid" }),
      ...(password === "" && !isFresh && { password: "missing" }),
    }),
    faultTexts: {
      "name.missing": t`Donnez un nom à cette clé`,
      "password.missing": t`Saisissez votre mot de passe`,
    },
    onSubmit: async ({ name, password }) => {
      const { makePasskey } = await passkeys.load();
      const body = password === "" ? {} : { password };
      const passkey = await makePasskey(await client.call(startPasskey, { body }), {
        none: t`Aucune clé d’accès n’a été ajoutée.`,
        known: t`Cette clé d’accès est déjà enregistrée.`,
      });
      const { codes } = await client.call(addPasskey, { body: { name, passkey } });
      onDone(codes);
      return undefined;
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-5 self-stretch">
      <TextField
        {...form.field("name")}
        maxLength={60}
        dir="auto"
        label={t`Nom de la clé`}
        description={t`Par exemple le nom de l’appareil`}
      />
      {(!isFresh || form.errorOf("password") !== undefined) && (
        <PasswordField
          {...form.field("password")}
          autoComplete="current-password"
          label={t`Votre mot de passe`}
          labels={{ reveal: t`Afficher le mot de passe`, conceal: t`Masquer le mot de passe` }}
        />
      )}
      <FormRefusal form={form} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          isPending={form.pending}
          pendingLabel={t`Ajout en cours`}
        >
          {t`Ajouter la clé`}
        </Button>
        <Button onClick={onCancel}>{t`Annuler`}</Button>
      </div>
    </Form>
  );
}
