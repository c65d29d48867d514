import { useLingui } from "@lingui/react/macro";
import { confirmAuthenticator, startAuthenticator } from "@parution/contract/lazy/factors";
import { Button } from "@parution/kit/button";
import { CodeField } from "@parution/kit/code-field";
import { use, useState } from "react";
import { encode } from "uqr";
import { useClient } from "../data/api-scope.tsx";
import { Form, FormRefusal } from "../form/form.tsx";
import { useAppForm } from "../form/use-app-form.ts";
import { messagesOf } from "../i18n/messages.ts";
import { useLanguage } from "../links/links.tsx";
import { PasswordForm } from "./password-form.tsx";

interface TaskProps {
  /** True where the password has just been typed, so that it is not asked for; default false. */
  isFresh?: boolean | undefined;
  /** Called with recovery codes, where the factor is the first. */
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets up an authenticator app: password, then its key, which a code proves. */
export function AddAuthenticator({ isFresh, onDone, onCancel }: TaskProps) {
  use(messagesOf(useLanguage(), "@parution/app/factors"));
  const client = useClient();
  const [started, setStarted] = useState<{ readonly uri: string } | null>(null);
  if (started !== null) return <Proof uri={started.uri} onDone={onDone} />;
  return (
    <PasswordForm
      isFresh={isFresh}
      onCancel={onCancel}
      onSubmit={async (password) => {
        setStarted(await client.call(startAuthenticator, { body: { password } }));
      }}
    />
  );
}

function Proof({ uri, onDone }: { uri: string; onDone: TaskProps["onDone"] }) {
  const { t } = useLingui();
  const client = useClient();
  const form = useAppForm({
    defaultValues: { code: "" },
    schema: async () => (await import("@parution/contract/factors")).typedCode,
    faultTexts: { "factor-code": t`Saisissez les six chiffres du code.` },
    onSubmit: async ({ code }) => {
      const { codes } = await client.call(confirmAuthenticator, { body: { code } });
      onDone(codes);
    },
  });
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return (
    <Form form={form} className="flex flex-col gap-5 self-stretch">
      <QrCode text={uri} label={t`QR code à lire avec votre application`} />
      <p className="flex flex-col gap-1 text-body-sm">
        <span>{t`Ou saisissez cette clé dans l’application :`}</span>
        <code dir="ltr" className="break-all">
          {secret.replace(/.{4}(?=.)/g, "$& ")}
        </code>
      </p>
      <CodeField {...form.field("code")} label={t`Code de l’application`} />
      <FormRefusal form={form} />
      <Button
        type="submit"
        variant="primary"
        isPending={form.pending}
        pendingLabel={t`Vérification en cours`}
      >
        {t`Activer`}
      </Button>
    </Form>
  );
}

interface QrCodeProps {
  /** Text that is encoded. */
  text: string;
  /** Accessible name. */
  label: string;
}

/** QR code made in the browser: dark on light in either scheme, as its readers expect. */
function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
