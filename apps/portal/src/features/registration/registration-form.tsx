import { Trans, useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useConfigs } from "@parution/app/data/configs.ts";
import { useTabDraft } from "@parution/app/drafts/use-tab-draft.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { FormCaptcha, useFormCaptcha } from "@parution/app/form/form-captcha.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { register } from "@parution/contract/lazy/registration";
import { Button } from "@parution/kit/button";
import { Checkbox, type CheckboxProps } from "@parution/kit/checkbox";
import { Link } from "@parution/kit/link";
import { PasswordField } from "@parution/kit/password-field";
import { RadioGroup } from "@parution/kit/radio-group";
import { TextField } from "@parution/kit/text-field";
import { LEAST_PASSWORD_LENGTH } from "@parution/rules/password";
import { TERMS_VERSION } from "@parution/rules/registration";

/** A sign-up that was sent. */
export interface RegisteredAddress {
  readonly email: string;
  /** Chosen password, which asks for another mail. */
  readonly password: string;
  /** The server's. */
  readonly message: string;
}

/** Fields that outlive a reload: neither the password nor the consent to the terms. */
const kept = {
  kind: "individual",
  companyName: "",
  ice: "",
  civility: "mr",
  firstName: "",
  lastName: "",
  phone: "",
  email: "",
} as const;

const empty = { ...kept, password: "", terms: false } as const;

/** Sign-up form; company and ICE are asked of professionals. */
export function RegistrationForm({
  onRegistered,
}: {
  onRegistered: (registered: RegisteredAddress) => void;
}) {
  const { t } = useLingui();
  const form = useRegistrationForm(onRegistered);
  const kind = form.watch("kind");
  return (
    <Form form={form} aria-label={t`Créer un compte`} className="flex flex-col gap-5">
      <RadioGroup
        name="kind"
        direction="row"
        label={t`Vous êtes`}
        items={[
          { value: "individual", label: t`Particulier` },
          { value: "pro", label: t`Professionnel` },
        ]}
        value={kind}
        onChange={(value) => form.change("kind", value === "pro" ? "pro" : "individual")}
      />
      {kind === "pro" && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            {...form.field("companyName")}
            autoComplete="organization"
            label={t`Raison sociale`}
          />
          <TextField
            {...form.field("ice")}
            dir="ltr"
            inputMode="numeric"
            label={t`ICE`}
            note={t`15 chiffres`}
          />
        </div>
      )}
      <RadioGroup
        name="civility"
        direction="row"
        label={t`Civilité`}
        items={[
          { value: "mr", label: t`Monsieur` },
          { value: "mrs", label: t`Madame` },
        ]}
        value={form.watch("civility")}
        onChange={(value) => form.change("civility", value === "mrs" ? "mrs" : "mr")}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...form.field("firstName")} autoComplete="given-name" label={t`Prénom`} />
        <TextField {...form.field("lastName")} autoComplete="family-name" label={t`Nom`} />
        <TextField
          {...form.field("phone")}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          label={t`Téléphone`}
        />
        <TextField
          {...form.field("email")}
          type="email"
          autoComplete="username"
          dir="ltr"
          label={t`Adresse e-mail`}
        />
      </div>
      <PasswordField
        {...form.field("password")}
        autoComplete="new-password"
        label={t`Mot de passe`}
        description={t`${LEAST_PASSWORD_LENGTH} caractères au moins`}
        labels={{ reveal: t`Afficher le mot de passe`, conceal: t`Masquer le mot de passe` }}
      />
      <Terms {...form.field("terms")} />
      <FormCaptcha form={form} />
      <FormRefusal form={form} />
      <Button
        type="submit"
        variant="primary"
        width="full"
        isPending={form.pending}
        pendingLabel={t`Création en cours`}
      >
        {t`Créer mon compte`}
      </Button>
    </Form>
  );
}

function useRegistrationForm(onRegistered: (registered: RegisteredAddress) => void) {
  const { t } = useLingui();
  const client = useClient();
  const { data: configs } = useConfigs();
  const form = useAppForm({
    defaultValues: { ...empty },
    schema: async () => (await import("@parution/contract/registration")).typedRegistration,
    captcha: useFormCaptcha("always"),
    faultTexts: {
      "too-short": t`Choisissez au moins ${LEAST_PASSWORD_LENGTH} caractères.`,
      guessable: t`Choisissez un mot de passe moins facile à deviner.`,
      "terms.missing": t`Acceptez les conditions pour créer un compte.`,
    },
    fieldPathOf: (name) =>
      name === "termsVersion" ? "terms" : name in empty ? (name as keyof typeof empty) : undefined,
    onSubmit: async ({ terms: _, ...details }, captcha) => {
      // The address of the page names where the visitor came from; the server keeps paths of the portal alone.
      const origin = new URLSearchParams(location.search).get("origine") ?? undefined;
      const body = {
        ...details,
        termsVersion: configs?.termsVersion ?? TERMS_VERSION,
        ...(origin === undefined ? {} : { origin }),
        ...(captcha === null ? {} : { captcha }),
      };
      const { message } = await client.call(register, { body });
      // Ends the draft.
      form.reset();
      onRegistered({ email: details.email, password: details.password, message });
    },
  });
  useTabDraft(form, "registration", kept);
  return form;
}

/** Accepts the terms of use and of sale, which open in new tabs, so that the form keeps its state. */
function Terms(props: Omit<CheckboxProps, "label" | "description">) {
  const { t } = useLingui();
  const link = useLink();
  return (
    <Checkbox
      {...props}
      label={t`J’accepte les conditions d’utilisation et les conditions générales de vente`}
      description={
        <span className="flex flex-wrap gap-x-5 gap-y-1">
          <Link variant="standalone" href={link("/conditions-utilisation")} target="_blank">
            <Trans>Conditions d’utilisation (nouvel onglet)</Trans>
          </Link>
          <Link variant="standalone" href={link("/conditions-ventes")} target="_blank">
            <Trans>Conditions de vente (nouvel onglet)</Trans>
          </Link>
        </span>
      }
    />
  );
}
