import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { saveFile } from "@parution/app/files/save-file.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { exportStarterBook, removeBook, saveBook } from "@parution/contract/lazy/installation";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { DownloadIcon } from "@parution/kit/icon";
import { RadioGroup } from "@parution/kit/radio-group";
import { useState } from "react";
import { BookDrop, BookOutcome, type Compared } from "../shared/book.tsx";
import type { StepProps } from "./step-form.tsx";

/** Catalogue of the new newspaper: the starter set, or a spreadsheet made from it. */
export function CatalogueForm({ known, onKept }: StepProps) {
  const { t } = useLingui();
  const client = useClient();
  const form = useAppForm<{ choice: string }>({
    defaultValues: { choice: known.book === null ? "starter" : "book" },
    faultsOf: () => ({}),
    onSubmit: async ({ choice }) => {
      if (choice === "starter" && known.book !== null)
        await client.call(removeBook, {}, { awaitsReads: true });
      onKept();
      return undefined;
    },
  });
  const choice = form.watch("choice");
  return (
    <Form form={form} className="flex flex-col gap-6">
      <RadioGroup
        name="catalogue"
        label={t`Catalogue`}
        value={choice}
        onChange={(next) => form.change("choice", next)}
        items={[
          {
            value: "starter",
            label: t`Catalogue de départ`,
            description: t`Rubriques, questions, formats, couleurs et villes du Maroc`,
          },
          {
            value: "book",
            label: t`Classeur`,
            description: t`Le catalogue de départ, modifié dans un tableur`,
          },
        ]}
      />
      {choice === "book" && <Book known={known} />}
      <FormRefusal form={form} />
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        disabled={choice === "book" && known.book === null}
        isPending={form.pending}
        pendingLabel={t`Enregistrement en cours`}
      >
        {t`Continuer`}
      </Button>
    </Form>
  );
}

/** The starter catalogue to save, and the spreadsheet that comes back. */
function Book({ known: { book } }: Pick<StepProps, "known">) {
  const { t } = useLingui();
  const client = useClient();
  const [file, setFile] = useState<File | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const saving = useAction(async () => saveFile(await client.call(exportStarterBook, {})));
  const keeping = useAction(async (chosen: File) => {
    setCompared(await client.call(saveBook, { body: { file: chosen } }, { awaitsReads: true }));
  });
  const refusal = saving.refusal ?? (file === null ? null : keeping.refusal);
  const name = book?.name ?? "";
  const rows = book?.rows ?? 0;
  return (
    <div className="flex flex-col gap-5">
      <Button
        className="self-start"
        isPending={saving.pending}
        pendingLabel={t`Préparation du classeur`}
        onClick={() => void saving.run()}
      >
        <DownloadIcon />
        {t`Enregistrer le catalogue de départ`}
      </Button>
      <BookDrop
        file={file}
        onChoose={(chosen) => {
          setFile(chosen);
          setCompared(null);
          if (chosen) void keeping.run(chosen);
        }}
      />
      {keeping.pending && <p role="status">{t`Comparaison en cours…`}</p>}
      {refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {refusal}
        </Alert>
      )}
      {compared !== null && refusal === null && <BookOutcome compared={compared} />}
      {book !== null && (compared === null || compared.faulty === 0) && (
        <Alert tone="success" labels={{ tone: t`Gardé` }}>
          {t`${name} sera appliqué à l’ouverture : ${plural(rows, { one: "# ligne", other: "# lignes" })}.`}
        </Alert>
      )}
    </div>
  );
}
