import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { ApiError } from "@parution/contract/errors";
import { readCatalogue, saveCatalogueRow } from "@parution/contract/lazy/desk-catalogue";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import {
  type CatalogueColumn,
  type CatalogueTableName,
  type CatalogueValue,
  cellFault,
} from "@parution/rules/catalogue";
import { useId, useState } from "react";
import type { CatalogueRow } from "./catalogue-rows.tsx";
import { ChoicePreview } from "./choice-preview.tsx";
import { ColumnField } from "./column-field.tsx";
import { useOrderedColumns, useTableNames } from "./use-names.ts";

interface RowDialogProps {
  name: CatalogueTableName;
  /** Row that is edited; null: a new one. */
  row: CatalogueRow | null;
  /** Rows that a new one belongs to, by the first two references. */
  parentIds: readonly (number | undefined)[];
  onClose: () => void;
  /** A new row was made, which is sold by rows of another table. */
  onSellable: (table: CatalogueTableName, id: number) => void;
}

/** Tables in which the newspapers that sell a new row are chosen. */
const SOLD_IN: Partial<Record<CatalogueTableName, CatalogueTableName>> = {
  headings: "soldHeadings",
  subscriptions: "soldSubscriptions",
};

type Values = Record<string, CatalogueValue>;

/** Fields of a row, made from its table's columns, beside the place where visitors will meet it. */
export function RowDialog(props: RowDialogProps) {
  const { name, row, parentIds, onClose, onSellable } = props;
  const { t } = useLingui();
  const formId = useId();
  const names = useTableNames();
  const client = useClient();
  const columns = useOrderedColumns(name);
  const [seen, setSeen] = useState(row?.values);
  /** Shows what another user wrote in the fields that are as they were; the next press saves over the others. */
  const mergeLatest = async (id: number) => {
    const input = { params: { table: name }, query: { rowId: id } };
    const now = (await client.call(readCatalogue, input)).rows[0]?.values;
    if (now === undefined) return;
    const isUntouched = (column: string) =>
      (form.getValues(column) ?? null) === (seen?.[column] ?? null);
    for (const column of Object.keys(now).filter(isUntouched))
      form.setValue(column, now[column] ?? null);
    setSeen(now);
  };
  const form = useAppForm<Values>({
    defaultValues: row?.values ?? newValues(columns, parentIds),
    faultsOf: (values) =>
      Object.fromEntries(
        columns.flatMap((column) => {
          const fault = cellFault(column, values[column.name] ?? null);
          return fault === null ? [] : [[column.name, fault]];
        }),
      ),
    faultTexts: {
      type: t`Cette valeur n’est pas valable.`,
      small: t`Cette valeur est trop petite.`,
      large: t`Cette valeur est trop grande.`,
      pattern: t`Lettres sans accent, chiffres et tirets seulement.`,
    },
    fieldPathOf: (column) => columns.find((one) => one.name === column)?.name ?? null,
    onSubmit: async (values) => {
      const known = row && { id: row.id, seen: { ...seen } };
      const body = { table: name, values: { ...values }, ...known };
      const { id } = await client.call(saveCatalogueRow, { body }).catch(async (error) => {
        if (row && error instanceof ApiError && error.code === "CHANGED") await mergeLatest(row.id);
        throw error;
      });
      const sales = SOLD_IN[name];
      onClose();
      if (row === null && sales !== undefined) onSellable(sales, id);
      return undefined;
    },
  });
  const values = form.watch();
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={row === null ? t`Ajouter une ligne` : t`Modifier une ligne`}
      description={names[name]}
      closeLabel={t`Fermer`}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={form.pending}
            pendingLabel={t`Enregistrement en cours`}
          >
            {t`Enregistrer`}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Form form={form} id={formId} className="flex min-w-0 flex-col gap-5">
          {columns.map((column) => (
            <ColumnField
              key={column.name}
              column={column}
              value={values[column.name] ?? null}
              error={form.errorOf(column.name)}
              isFixed={row !== null && column.fixed === true}
              shown={row?.labels[column.name]}
              onChange={(value) => form.change(column.name, value)}
            />
          ))}
          <FormRefusal form={form} />
        </Form>
        <ChoicePreview name={name} rowId={row?.id ?? null} values={values} />
      </div>
    </Dialog>
  );
}

/** Values that a new row begins with. */
function newValues(
  columns: readonly CatalogueColumn[],
  parentIds: readonly (number | undefined)[],
): Values {
  const references = columns.filter(({ kind }) => kind === "reference");
  const start = (column: CatalogueColumn): CatalogueValue => {
    const { kind, values, least = 0 } = column;
    if (kind === "flag") return false;
    if (kind === "choice") return values?.[0] ?? "";
    if (kind === "reference") return parentIds[references.indexOf(column)] ?? null;
    return kind === "text" ? "" : kind === "count" && least === 0 ? 0 : null;
  };
  return Object.fromEntries(columns.map((column) => [column.name, start(column)]));
}
