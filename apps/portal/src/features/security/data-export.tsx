import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useDownload } from "@parution/app/files/use-download.ts";
import { exportOwnData } from "@parution/contract/lazy/own-account";
import { Alert } from "@parution/kit/alert";
import { useState } from "react";
import { Part } from "./part.tsx";

/** Export of all stored data about the user, as a file. */
export function DataExport() {
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
