import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useConfigs, usePublisherZone } from "@parution/app/data/configs.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { RecoveryCodes } from "@parution/app/factors/recovery-codes.tsx";
import { useDownload } from "@parution/app/files/use-download.ts";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { isolated } from "@parution/app/i18n/formats.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readFactors } from "@parution/contract/lazy/factors";
import { exportOwnData } from "@parution/contract/lazy/own-account";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense, useState } from "react";
import { useCurrentUser } from "../../shared/account/use-account.ts";
import { Part } from "./part.tsx";
import type { Removable } from "./remove-factor.tsx";

// Most visits read: forms are loaded with their first press.
const AddAuthenticator = lazyComponent(() =>
  import("@parution/app/factors/add-authenticator.tsx").then((module) => module.AddAuthenticator),
);
const AddPasskey = lazyComponent(() =>
  import("@parution/app/factors/add-passkey.tsx").then((module) => module.AddPasskey),
);
const RemoveFactor = lazyComponent(() =>
  import("./remove-factor.tsx").then((module) => module.RemoveFactor),
);
const AddressForm = lazyComponent(() =>
  import("./own-account.tsx").then((module) => module.AddressForm),
);
const ClosingForm = lazyComponent(() =>
  import("./own-account.tsx").then((module) => module.ClosingForm),
);
const PasswordForm = lazyComponent(() =>
  import("./password-form.tsx").then((module) => module.PasswordForm),
);

type Task = "address" | "password" | "authenticator" | "passkey" | "closing" | Removable;

/** Protection of the account: its address, password, authenticator app, passkeys and recovery codes; its data and its end. */
export default function SecurityPage() {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const { data, error, mutate } = useRead(readFactors, {});
  const { data: user } = useCurrentUser();
  // The external site changes the addresses of its accounts itself.
  const isExternal = (useConfigs().data?.links.register ?? "") !== "";
  const language = useLanguage();
  const [task, setTask] = useState<Task | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const on = (at: number) => isolated(formatInstant(at, zone));
  const close = () => setTask(null);
  const done = (shown: readonly string[]) => {
    setCodes(shown);
    close();
    void mutate();
  };
  // Forms of a second factor have texts of their own.
  const withTexts = (load: () => Promise<unknown>) => () =>
    Promise.all([load(), messagesOf(language, "@parution/app/factors")]);
  const since = data?.authenticatorSince ?? null;
  const changed = data?.passwordChangedAt ?? null;
  return (
    <div className="flex w-full max-w-xl flex-col gap-8">
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
          <Part
            title={t`Adresse de connexion`}
            state={<bdi>{user?.email}</bdi>}
            action={isExternal ? undefined : t`Changer d’adresse`}
            load={AddressForm.load}
            onAction={() => setTask("address")}
            isOpen={task === "address"}
          >
            <AddressForm onCancel={close} />
          </Part>
          <Part
            title={t`Mot de passe`}
            state={changed === null ? t`Date de changement inconnue` : t`Changé le ${on(changed)}`}
            action={t`Changer le mot de passe`}
            load={PasswordForm.load}
            onAction={() => setTask("password")}
            isOpen={task === "password"}
          >
            <PasswordForm
              currentLabel={t`Mot de passe actuel`}
              onChanged={close}
              onCancel={close}
            />
          </Part>
          <Part
            title={t`Application d’authentification`}
            state={since === null ? t`Aucune` : t`Utilisée depuis le ${on(since)}`}
            action={since === null ? t`Configurer` : t`Retirer l’application`}
            load={since === null ? withTexts(AddAuthenticator.load) : RemoveFactor.load}
            onAction={() => setTask(since === null ? "authenticator" : { authenticator: true })}
            isOpen={task === "authenticator"}
          >
            <AddAuthenticator isFresh={data.isPasswordFresh} onDone={done} onCancel={close} />
          </Part>
          <Part
            title={t`Clés d’accès`}
            state={
              data.passkeys.length === 0 ? (
                t`Aucune clé`
              ) : (
                <Passkeys passkeys={data.passkeys} onRemove={setTask} />
              )
            }
            action={t`Ajouter une clé d’accès`}
            load={withTexts(AddPasskey.load)}
            onAction={() => setTask("passkey")}
            isOpen={task === "passkey"}
          >
            <AddPasskey isFresh={data.isPasswordFresh} onDone={done} onCancel={close} />
          </Part>
          {(since !== null || data.passkeys.length > 0) && (
            <Part
              title={t`Codes de secours`}
              state={t`Codes restants : ${data.recoveryCodesLeft}`}
              action={t`Remplacer les codes`}
              load={RemoveFactor.load}
              onAction={() => setTask({ codes: true })}
            />
          )}
          <DataExport />
          <Part
            title={t`Fermeture du compte`}
            action={t`Fermer mon compte`}
            load={ClosingForm.load}
            onAction={() => setTask("closing")}
            isOpen={task === "closing"}
          >
            <ClosingForm onCancel={close} />
          </Part>
          {typeof task === "object" && task !== null && (
            <Suspense>
              <RemoveFactor
                what={task}
                hasPasskey={data.passkeys.length > 0}
                onDone={done}
                onClose={close}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

interface PasskeysProps {
  passkeys: LazyAnswer<typeof readFactors>["passkeys"];
  onRemove: (passkey: Removable) => void;
}

function Passkeys({ passkeys, onRemove }: PasskeysProps) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  return (
    <ul className="flex flex-col divide-y divide-line self-stretch">
      {passkeys.map(({ id, name, addedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="flex min-w-0 flex-col">
            <bdi className="font-semibold text-fg">{name}</bdi>
            <span className="text-body-sm">
              {t`Ajoutée le ${isolated(formatInstant(addedAt, zone))}`}
            </span>
          </span>
          <Button size="sm" onClick={() => onRemove({ passkey: id, name })}>
            {t`Retirer la clé ${name}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Export of all stored data about the user, as a file. */
function DataExport() {
  const { t } = useLingui();
  const client = useClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { pending, download } = useDownload(setFailure);
  const save = () => {
    setFailure(null);
    void download(() => client.call(exportOwnData, {}));
  };
  return (
    <Part
      title={t`Mes données`}
      state={
        failure !== null && (
          <Alert tone="danger" labels={{ tone: t`Erreur` }}>
            {failure}
          </Alert>
        )
      }
      action={t`Télécharger mes données`}
      isPending={pending}
      pendingLabel={t`Préparation en cours`}
      onAction={save}
    />
  );
}
