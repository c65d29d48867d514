import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { importCatalogue } from "@parution/contract/lazy/desk-catalogue";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { useState } from "react";
import { BookDrop, BookOutcome, type Compared } from "../shared/book.tsx";

/** Imports a spreadsheet: its faults at their cells, or the difference that will be written. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useClient();
  const [file, setFile] = useState<File | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const comparing = useAction(async (chosen: File) =>
    setCompared(await client.call(importCatalogue, { body: { file: chosen } })),
  );
  const writing = useAction(async (chosen: File, mark: string) => {
    setCompared(await client.call(importCatalogue, { body: { file: chosen, mark } }));
  });
  const refusal = file === null ? null : (comparing.refusal ?? writing.refusal);
  const canWrite = compared !== null && compared.faulty === 0 && compared.rows > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t`Importer un classeur`}
      closeLabel={t`Fermer`}
      footer={
        compared?.applied ? (
          <Button variant="primary" onClick={onClose}>{t`Terminer`}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t`Annuler`}</Button>
            <Button
              variant="primary"
              disabled={!canWrite}
              isPending={writing.pending}
              pendingLabel={t`Écriture en cours`}
              onClick={() => file && compared && void writing.run(file, compared.mark)}
            >
              {t`Écrire ces modifications`}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {!compared?.applied && (
          <BookDrop
            file={file}
            onChoose={(chosen) => {
              setFile(chosen);
              setCompared(null);
              if (chosen) void comparing.run(chosen);
            }}
          />
        )}
        {comparing.pending && <p role="status">{t`Comparaison en cours…`}</p>}
        {refusal !== null && (
          <Alert tone="danger" labels={{ tone: t`Erreur` }}>
            {refusal}
          </Alert>
        )}
        {compared !== null && refusal === null && <BookOutcome compared={compared} />}
      </div>
    </Dialog>
  );
}
