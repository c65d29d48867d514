import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useConfigs, usePublisherZone } from "@parution/app/data/configs.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { RecoveryCodes } from "@parution/app/factors/recovery-codes.tsx";
import { useDownload } from "@parution/app/files/use-download.ts";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { isolated } from "@parution/app/i18n/formats.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { readFactors } from "@parution/contract/lazy/factors";
import { exportOwnData } from "@parution/contract/lazy/own-account";
import { Alert } from "@parution/kit/alert";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense, useState } from "react";
import { useCurrentUser } from "../../shared/account/use-account.ts";
import { Part } from "./part.tsx";
import { type PartsProps, SecondFactors, type Task } from "./second-factors.tsx";

// Most visits read: forms are loaded with their first press.
const AddressForm = lazyComponent(() =>
  import("./own-account.tsx").then((module) => module.AddressForm),
);
const ClosingForm = lazyComponent(() =>
  import("./own-account.tsx").then((module) => module.ClosingForm),
);
const PasswordForm = lazyComponent(() =>
  import("./password-form.tsx").then((module) => module.PasswordForm),
);

/** Protection of the account: its address, password, authenticator app, passkeys and recovery codes; its data and its end. */
export default function SecurityPage() {
  const { t } = useLingui();
  const { data, error, mutate } = useRead(readFactors, {});
  const [task, setTask] = useState<Task | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => setTask(null);
  const done = (shown: readonly string[]) => {
    setCodes(shown);
    close();
  };
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
          <Login factors={data} task={task} onTask={setTask} />
          <SecondFactors factors={data} task={task} onTask={setTask} onDone={done} />
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
        </>
      )}
    </div>
  );
}

/** Address and password with which the user signs in. */
function Login({ factors, task, onTask }: PartsProps) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const { data: user } = useCurrentUser();
  // The external site changes the addresses of its accounts itself.
  const isExternal = (useConfigs().data?.links.register ?? "") !== "";
  const changed = factors.passwordChangedAt;
  const close = () => onTask(null);
  return (
    <>
      <Part
        title={t`Adresse de connexion`}
        state={<bdi>{user?.email}</bdi>}
        action={isExternal ? undefined : t`Changer d’adresse`}
        load={AddressForm.load}
        onAction={() => onTask("address")}
        isOpen={task === "address"}
      >
        <AddressForm onCancel={close} />
      </Part>
      <Part
        title={t`Mot de passe`}
        state={
          changed === null
            ? t`Date de changement inconnue`
            : t`Changé le ${isolated(formatInstant(changed, zone))}`
        }
        action={t`Changer le mot de passe`}
        load={PasswordForm.load}
        onAction={() => onTask("password")}
        isOpen={task === "password"}
      >
        <PasswordForm currentLabel={t`Mot de passe actuel`} onChanged={close} onCancel={close} />
      </Part>
    </>
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
