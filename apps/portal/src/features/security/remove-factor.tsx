import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { passkeys } from "@parution/app/factors/lazy-passkeys.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { isolated } from "@parution/app/i18n/formats.ts";
import { lazyModule } from "@parution/app/lazy/lazy.tsx";
import {
  readProofChallenge,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from "@parution/contract/lazy/factors";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { PasswordField } from "@parution/kit/password-field";
import { TextField } from "@parution/kit/text-field";

const plainCode = lazyModule(() =>
  import("@parution/contract/factors").then((module) => module.plainCode),
);

/** Change that asks for the password and a factor. */
export type Removable =
  | { readonly authenticator: true }
  | { readonly passkey: number; readonly name: string }
  | { readonly codes: true };

interface RemoveFactorProps {
  what: Removable;
  /** True for a user who may show a passkey instead of a code. */
  hasPasskey: boolean;
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Asks for the password and a factor, a code or a passkey, and makes the change. */
export function RemoveFactor({ what, hasPasskey, onDone, onClose }: RemoveFactorProps) {
  const { t } = useLingui();
  const client = useClient();
  const form = useAppForm<{ password: string; code: string }>({
    defaultValues: { password: "", code: "" },
    faultsOf: ({ password, code }) => ({
      ...(password === "" && { password: "missing" }),
      ...(code === "" && !hasPasskey && { code: "missing" }),
    }),
    faultTexts: {
      "password.missing": t`Saisissez votre mot de passe`,
      "factor-code": t`Saisissez les six chiffres de l’application, ou un code de secours entier.`,
    },
    onSubmit: async ({ password, code }) => {
      const proof = { password, ...(await factorOf(code)) };
      if ("codes" in what) {
        onDone((await client.call(renewRecoveryCodes, { body: proof })).codes);
      } else {
        if ("passkey" in what) {
          await client.call(removePasskey, { body: { id: what.passkey, ...proof } });
        } else await client.call(removeAuthenticator, { body: proof });
        onDone([]);
      }
      return undefined;
    },
  });
  /** The code that was typed; without one the browser asks for a passkey. */
  async function factorOf(typed: string) {
    if (typed !== "") {
      const plain = await plainCode.load();
      return { code: plain(typed) };
    }
    const { signChallenge } = await passkeys.load();
    const challenge = await client.call(readProofChallenge, {});
    return { passkey: await signChallenge(challenge, t`Aucune clé d’accès n’a été utilisée.`) };
  }
  const title =
    "codes" in what
      ? t`Remplacer les codes de secours`
      : "passkey" in what
        ? t`Retirer la clé ${isolated(what.name)}`
        : t`Retirer l’application`;
  return (
    <Dialog open size="sm" title={title} onClose={onClose} closeLabel={t`Fermer`}>
      <Form form={form} className="flex flex-col gap-5">
        <PasswordField
          {...form.field("password")}
          autoComplete="current-password"
          label={t`Votre mot de passe`}
          labels={{ reveal: t`Afficher le mot de passe`, conceal: t`Masquer le mot de passe` }}
        />
        <TextField
          {...form.field("code")}
          dir="ltr"
          autoComplete="one-time-code"
          label={t`Code de l’application ou code de secours`}
          description={hasPasskey && t`Laissez vide pour utiliser une clé d’accès`}
        />
        <FormRefusal form={form} />
        <Button
          type="submit"
          variant={"codes" in what ? "primary" : "danger"}
          isPending={form.pending}
          pendingLabel={t`Vérification en cours`}
        >
          {title}
        </Button>
      </Form>
    </Dialog>
  );
}
