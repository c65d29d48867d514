import { useLingui } from "@lingui/react/macro";
import type { SecondStep as Step } from "@parution/contract/errors";
import { loginWithCode } from "@parution/contract/lazy/factors";
import { Button } from "@parution/kit/button";
import { CodeField } from "@parution/kit/code-field";
import { TextField } from "@parution/kit/text-field";
import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { useClient } from "../data/api-scope.tsx";
import { Form } from "../form/form.tsx";
import { useAppForm } from "../form/use-app-form.ts";
import { messagesOf } from "../i18n/messages.ts";
import { useLanguage } from "../links/links.tsx";
import { storeLogin } from "../session/session-store.ts";
import { PasskeyLogin } from "./passkey-login.tsx";

interface SecondStepProps {
  /** Factors that finish the login. */
  step: Step;
  /** Help for a user who has lost every factor. */
  lostFactors?: ReactNode;
  /** Returns to the first step. */
  onBack: () => void;
}

type Way = "app" | "recovery" | "passkey";

/** Second step of a login: a code of the authenticator app, a passkey or a recovery code. */
export function SecondStep({ step, lostFactors, onBack }: SecondStepProps) {
  use(messagesOf(useLanguage(), "@parution/app/factors"));
  const { t } = useLingui();
  const [way, setWay] = useState<Way>(step.authenticator ? "app" : "passkey");
  const names: Record<Way, string> = {
    app: t`Utiliser le code de l’application`,
    passkey: t`Utiliser une clé d’accès`,
    recovery: t`Utiliser un code de secours`,
  };
  const offered = { app: step.authenticator, passkey: step.passkey, recovery: step.recoveryCode };
  const others = (["app", "passkey", "recovery"] as const).filter(
    (other) => other !== way && offered[other],
  );
  return (
    <section aria-label={t`Seconde étape`} className="flex flex-col gap-5">
      <p role="status" className="text-body text-fg-muted">
        {t`Votre mot de passe est bon. Confirmez que c’est bien vous.`}
      </p>
      <FocusedFirst key={way}>
        {way === "passkey" ? <PasskeyLogin second /> : <CodeForm way={way} />}
      </FocusedFirst>
      <div className="flex flex-col items-start gap-2 border-t border-line pt-5">
        {others.map((other) => (
          <Button key={other} size="sm" onClick={() => setWay(other)}>
            {names[other]}
          </Button>
        ))}
        <Button size="sm" onClick={onBack}>
          {t`Revenir au mot de passe`}
        </Button>
      </div>
      {lostFactors}
    </section>
  );
}

/** Focuses its first control once it is there: what had the focus before is gone. */
function FocusedFirst({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  return <div ref={part}>{children}</div>;
}

function CodeForm({ way }: { way: Exclude<Way, "passkey"> }) {
  const { t } = useLingui();
  const client = useClient();
  const form = useAppForm({
    defaultValues: { code: "" },
    schema: async () => (await import("@parution/contract/factors")).typedCode,
    faultTexts: {
      "factor-code":
        way === "app" ? t`Saisissez les six chiffres du code.` : t`Saisissez le code entier.`,
    },
    onSubmit: async ({ code }) => {
      storeLogin(await client.call(loginWithCode, { body: { code } }));
    },
  });
  const code = form.field("code");
  const error = code.error ?? form.refusal;
  return (
    <Form form={form} className="flex flex-col gap-5">
      {way === "app" ? (
        <CodeField
          {...code}
          error={error}
          label={t`Code de l’application`}
          description={t`Six chiffres, affichés par votre application d’authentification`}
        />
      ) : (
        <TextField
          {...code}
          error={error}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={t`Code de secours`}
          description={t`Chacun de vos codes ne sert qu’une fois`}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        width="full"
        isPending={form.pending}
        pendingLabel={t`Vérification en cours`}
      >
        {t`Confirmer`}
      </Button>
    </Form>
  );
}
