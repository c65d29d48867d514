import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatCount, isolated } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { columnTitle, tableTitle } from "@parution/contract/catalogue-names";
import type { importCatalogue as call } from "@parution/contract/desk-catalogue";
import { Alert } from "@parution/kit/alert";
import { FileDrop, type FileRefusal } from "@parution/kit/file-drop";
import { Table } from "@parution/kit/table";

/** A spreadsheet beside the catalogue. */
export type Compared = CallAnswer<typeof call>;

const LARGEST = 4 * 1024 * 1024;
const KILOBYTE = 1024;

interface BookDropProps {
  file: File | null;
  onChoose: (file: File | null) => void;
}

/** Choice of a spreadsheet. */
export function BookDrop({ file, onChoose }: BookDropProps) {
  const { t } = useLingui();
  const reasons: Readonly<Record<FileRefusal, (name: string) => string>> = {
    type: (name) => t`${name} n’est pas un classeur .xlsx.`,
    size: (name) => t`${name} dépasse 4 Mo.`,
    empty: (name) => t`${name} est vide.`,
    count: (name) => t`${name} est de trop : un classeur à la fois.`,
  };
  return (
    <FileDrop
      label={t`Classeur .xlsx`}
      accept={[".xlsx"]}
      maxBytes={LARGEST}
      maxFiles={1}
      value={file === null ? [] : [file]}
      onChange={([chosen]) => onChoose(chosen ?? null)}
      labels={{
        invite: t`Choisissez un classeur ou déposez-le ici`,
        remove: (name) => t`Retirer ${name}`,
        refused: ({ name, reason }) => reasons[reason](isolated(name)),
        size: (bytes) => {
          const kilobytes = Math.ceil(bytes / KILOBYTE);
          return t`${kilobytes} ko`;
        },
        held: (count) =>
          t`${plural(count, { one: "# fichier choisi", other: "# fichiers choisis" })}`,
      }}
    />
  );
}

/** Difference or faults of a spreadsheet, or what was written. */
export function BookOutcome({ compared }: { compared: Compared }) {
  const { t } = useLingui();
  const { faulty, changed, rows, applied } = compared;
  if (applied) {
    return (
      <Alert tone="success" labels={{ tone: t`Écrit` }}>
        {t`${plural(rows, { one: "# ligne écrite.", other: "# lignes écrites." })}`}
      </Alert>
    );
  }
  if (faulty > 0) return <Faults compared={compared} />;
  if (changed === 0) {
    return (
      <Alert tone="info" labels={{ tone: t`Information` }}>
        {t`Ce classeur ne change rien.`}
      </Alert>
    );
  }
  return <Changes compared={compared} />;
}

/** Faults at their cells; sheets are named as the file names them. */
function Faults({ compared: { faulty, faults } }: { compared: Compared }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <Table
        caption={t`${plural(faulty, { one: "# cellule à corriger", other: "# cellules à corriger" })}`}
        rows={faults.map((fault, place) => ({ ...fault, place }))}
        rowKey={({ place }) => place}
        columns={[
          {
            id: "sheet",
            header: t`Feuille`,
            cell: ({ sheet }) => <bdi dir="ltr">{sheet}</bdi>,
          },
          {
            id: "cell",
            header: t`Cellule`,
            rowHeader: true,
            cell: ({ cell }) => <bdi dir="ltr">{cell}</bdi>,
          },
          { id: "message", header: t`Correction attendue`, cell: ({ message }) => message },
        ]}
        empty={t`Aucune ligne.`}
      />
      <FirstOf shown={faults.length} total={faulty} />
    </div>
  );
}

/** Values that change; sheets and columns are named as the file names them. */
function Changes({ compared: { changed, changes } }: { compared: Compared }) {
  const { t } = useLingui();
  const shown = (value: Compared["changes"][number]["after"]) =>
    value === true ? t`Oui` : value === false ? t`Non` : value === null ? "—" : String(value);
  return (
    <div className="flex flex-col gap-3">
      <Table
        caption={t`${plural(changed, { one: "# valeur change", other: "# valeurs changent" })}`}
        rows={changes.map((change, place) => ({ ...change, place }))}
        rowKey={({ place }) => place}
        columns={[
          {
            id: "sheet",
            header: t`Feuille`,
            rowHeader: true,
            cell: ({ table }) => <bdi dir="ltr">{tableTitle(table)}</bdi>,
          },
          { id: "id", header: t`Numéro`, cell: ({ id }) => id ?? t`Nouveau` },
          {
            id: "column",
            header: t`Colonne`,
            cell: ({ column }) => <bdi dir="ltr">{columnTitle(column)}</bdi>,
          },
          { id: "before", header: t`Avant`, cell: ({ before }) => <bdi>{shown(before)}</bdi> },
          { id: "after", header: t`Après`, cell: ({ after }) => <bdi>{shown(after)}</bdi> },
        ]}
        empty={t`Aucune ligne.`}
      />
      <FirstOf shown={changes.length} total={changed} />
    </div>
  );
}

/** Number of rows beside that of all, where the service names the first. */
function FirstOf({ shown, total }: { shown: number; total: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (shown >= total) return null;
  const all = formatCount(total, language);
  return (
    <p className="text-body-sm text-fg-muted">{t`Seules les ${shown} premières sont affichées, sur ${all}.`}</p>
  );
}
