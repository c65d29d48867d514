import { useLingui } from "@lingui/react/macro";
import { ApiError } from "@parution/contract/errors";
import { confirmAuthenticator, startAuthenticator } from "@parution/contract/lazy/factors";
import { Button } from "@parution/kit/button";
import { CodeField } from "@parution/kit/code-field";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { use, useEffect, useRef, useState } from "react";
import { encode } from "uqr";
import { useClient } from "../data/api-scope.tsx";
import { Form, FormRefusal } from "../form/form.tsx";
import { useAppForm } from "../form/use-app-form.ts";
import { messagesOf } from "../i18n/messages.ts";
import { useLanguage } from "../links/links.tsx";
import { ReadFailure } from "../lists/read-failure.tsx";
import { ConfirmPasswordForm } from "./confirm-password-form.tsx";

interface TaskProps {
  /** True where the password has just been typed, so that it is not asked for; default false. */
  isFresh?: boolean | undefined;
  /** Called with recovery codes, where the factor is the first. */
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets up an authenticator app: password, unless it is fresh, then its key, which a code proves. */
export function AddAuthenticator({ isFresh = false, onDone, onCancel }: TaskProps) {
  use(messagesOf(useLanguage(), "@parution/app/factors"));
  const client = useClient();
  const [asksPassword, setAsksPassword] = useState(!isFresh);
  const [uri, setUri] = useState<string | null>(null);
  const start = async (body: { readonly password?: string }) =>
    setUri((await client.call(startAuthenticator, { body })).uri);
  if (uri !== null) return <Proof uri={uri} onDone={onDone} onCancel={onCancel} />;
  if (asksPassword)
    return <ConfirmPasswordForm onCancel={onCancel} onSubmit={(password) => start({ password })} />;
  return (
    <Start onStart={() => start({})} onStale={() => setAsksPassword(true)} onCancel={onCancel} />
  );
}

interface StartProps {
  onStart: () => Promise<void>;
  /** Called where the password is asked for after all. */
  onStale: () => void;
  onCancel: () => void;
}

/** Fetches the key at once. */
function Start({ onStart, onStale, onCancel }: StartProps) {
  const { t } = useLingui();
  const [error, setError] = useState<unknown>();
  const hasBegun = useRef(false);
  const begin = () => {
    setError(undefined);
    onStart().catch((failure: unknown) => {
      if (failure instanceof ApiError && "password" in failure.fields) onStale();
      else setError(failure);
    });
  };
  useEffect(() => {
    // Each start makes another key: there is one to show.
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin();
  });
  return (
    <div className="flex flex-col gap-5 self-stretch">
      {error === undefined ? (
        <Skeleton shape="block" className="h-72" />
      ) : (
        <ReadFailure
          title={t`La clé ne peut pas être affichée`}
          error={error}
          isBesideOld={false}
          onRetry={begin}
        />
      )}
      <Button className="self-start" onClick={onCancel}>{t`Annuler`}</Button>
    </div>
  );
}

function Proof({ uri, onDone, onCancel }: { uri: string } & Omit<TaskProps, "isFresh">) {
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
  const top = useRef<HTMLParagraphElement>(null);
  // The password's field, which had the focus, is gone.
  useEffect(() => top.current?.focus(), []);
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return (
    <Form form={form} className="flex flex-col gap-5 self-stretch">
      <p ref={top} tabIndex={-1} className="text-body-sm outline-none">
        {t`Lisez ce QR code avec votre application d’authentification.`}
      </p>
      <QrCode text={uri} label={t`QR code à lire avec votre application`} />
      <p className="flex flex-col gap-1 text-body-sm">
        <span>{t`Ou saisissez cette clé dans l’application :`}</span>
        {/* Inline, so that the key starts where the page's lines do. */}
        <span>
          <code dir="ltr" className="break-all">
            {secret.replace(/.{4}(?=.)/g, "$& ")}
          </code>
        </span>
      </p>
      {/* A telephone cannot read the QR code of its own screen. */}
      <p className="hidden pointer-coarse:block">
        <Link variant="standalone" href={uri}>{t`Ouvrir l’application de cet appareil`}</Link>
      </p>
      <CodeField {...form.field("code")} label={t`Code de l’application`} />
      <FormRefusal form={form} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          isPending={form.pending}
          pendingLabel={t`Vérification en cours`}
        >
          {t`Activer`}
        </Button>
        <Button onClick={onCancel}>{t`Annuler`}</Button>
      </div>
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
