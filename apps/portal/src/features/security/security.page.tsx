import { useLingui } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { AddAuthenticator } from "@parution/app/factors/add-authenticator.tsx";
import { AddPasskey } from "@parution/app/factors/add-passkey.tsx";
import { RecoveryCodes } from "@parution/app/factors/recovery-codes.tsx";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { isolated } from "@parution/app/i18n/formats.ts";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { readFactors } from "@parution/contract/lazy/factors";
import { Button } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { type ReactNode, Suspense, useState } from "react";
import { type Removable, RemoveFactor } from "./remove-factor.tsx";

type Task = "authenticator" | "passkey" | Removable;

/** Protection of the account: its password, authenticator app, passkeys and recovery codes, each with its action. */
export default function SecurityPage() {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const { data, error, mutate } = useRead(readFactors, {});
  const [task, setTask] = useState<Task | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const on = (at: number) => isolated(formatInstant(at, zone));
  const close = () => setTask(null);
  const done = (shown: readonly string[]) => {
    setCodes(shown);
    close();
    void mutate();
  };
  const since = data?.authenticatorSince ?? null;
  const changed = data?.passwordChangedAt ?? null;
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-8 py-8">
      <PageTitle>{t`Sécurité du compte`}</PageTitle>
      <ReadFailure
        title={t`La protection du compte ne peut pas être affichée`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-80" />}
      {codes.length > 0 && (
        <Suspense>
          <RecoveryCodes codes={codes} onClose={() => setCodes([])} />
        </Suspense>
      )}
      {data !== undefined && (
        <>
          <Part title={t`Mot de passe`}>
            <p className="text-fg-muted">
              {changed === null ? t`Date de changement inconnue` : t`Changé le ${on(changed)}`}
            </p>
          </Part>
          <Part title={t`Application d’authentification`}>
            <p className="text-fg-muted">
              {since === null ? t`Aucune` : t`Utilisée depuis le ${on(since)}`}
            </p>
            {task === "authenticator" && (
              <Suspense>
                <AddAuthenticator isFresh={data.isPasswordFresh} onDone={done} onCancel={close} />
              </Suspense>
            )}
            {since === null && task !== "authenticator" && (
              <Button onClick={() => setTask("authenticator")}>{t`Configurer`}</Button>
            )}
            {since !== null && (
              <Button onClick={() => setTask({ authenticator: true })}>
                {t`Retirer l’application`}
              </Button>
            )}
          </Part>
          <Part title={t`Clés d’accès`}>
            {data.passkeys.length === 0 && <p className="text-fg-muted">{t`Aucune clé`}</p>}
            <ul className="flex flex-col divide-y divide-line self-stretch">
              {data.passkeys.map(({ id, name, addedAt }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <span className="flex min-w-0 flex-col">
                    <bdi className="font-semibold">{name}</bdi>
                    <span className="text-body-sm text-fg-muted">{t`Ajoutée le ${on(addedAt)}`}</span>
                  </span>
                  <Button size="sm" onClick={() => setTask({ passkey: id, name })}>
                    {t`Retirer la clé ${name}`}
                  </Button>
                </li>
              ))}
            </ul>
            {task === "passkey" ? (
              <Suspense>
                <AddPasskey isFresh={data.isPasswordFresh} onDone={done} onCancel={close} />
              </Suspense>
            ) : (
              <Button onClick={() => setTask("passkey")}>{t`Ajouter une clé d’accès`}</Button>
            )}
          </Part>
          {(since !== null || data.passkeys.length > 0) && (
            <Part title={t`Codes de secours`}>
              <p className="text-fg-muted">{t`Codes restants : ${data.recoveryCodesLeft}`}</p>
              <Button onClick={() => setTask({ codes: true })}>{t`Remplacer les codes`}</Button>
            </Part>
          )}
          {typeof task === "object" && task !== null && (
            <RemoveFactor what={task} onDone={done} onClose={close} />
          )}
        </>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <h2 className="font-headline text-heading text-title-sm">{title}</h2>
      {children}
    </section>
  );
}
