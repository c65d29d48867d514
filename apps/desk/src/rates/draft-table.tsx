import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { EditableGrid, type GridColumn } from "@parution/kit/editable-grid";
import { formatMoney } from "@parution/kit/money-field";
import { LARGEST_DISCOUNT, LARGEST_RATE, leastRate } from "@parution/rules/price";
import { useState } from "react";
import type { CellFault } from "./row-texts.ts";
import type { RateRow } from "./typed-rows.ts";
import type { useDraft } from "./use-draft.ts";
import { useTableNames } from "./use-rate-place.ts";

type Draft = ReturnType<typeof useDraft>;

/** Prices of one kind beside those in force, edited as in a spreadsheet. */
export function DraftTable({ draft }: { draft: Draft }) {
  const { t } = useLingui();
  const names = useTableNames();
  const columns = useColumns(draft);
  const faultText = useFaultText(draft);
  const [leftOver, setLeftOver] = useState(0);
  const { table, supportId, search, page } = draft.filters;
  return (
    <>
      <EditableGrid
        key={`${table} ${supportId} ${search} ${page}`}
        className="max-h-[75dvh]"
        caption={names[table]}
        columns={columns}
        rows={draft.rows}
        rowKey={({ key }) => key}
        onEdit={(edits) => {
          setLeftOver(0);
          draft.edit(edits);
        }}
        onAdd={(rows) => setLeftOver(rows.length)}
        faultOf={faultText}
        submission={draft.submission}
        labels={{
          help: t`Entrée modifie un prix, Échap le laisse comme il était.`,
          edit: (column) => column,
          pasted: (count) =>
            t`${plural(count, { one: "# cellule modifiée", other: "# cellules modifiées" })}`,
          faults: (count) =>
            t`${plural(count, { one: "# cellule à corriger", other: "# cellules à corriger" })}`,
          empty: t`Aucun prix ne correspond.`,
        }}
      />
      {leftOver > 0 && (
        <p role="status" className="text-body-sm text-warning">
          {t`${plural(leftOver, {
            one: "# ligne collée ne trouve plus de place sur cette page.",
            other: "# lignes collées ne trouvent plus de place sur cette page.",
          })}`}
        </p>
      )}
    </>
  );
}

function useColumns({ filters: { table, supportId }, textsOfRow }: Draft) {
  const { t } = useLingui();
  const language = useLanguage();
  const hasSupport = supportId === undefined && table !== "deliveries" && table !== "supports";
  const columns: GridColumn<RateRow>[] = [
    {
      id: "label",
      header: t`Libellé`,
      readOnly: true,
      sticky: true,
      width: 2,
      text: ({ label }) => label,
    },
  ];
  if (table === "canvases" || table === "copies")
    columns.push({
      id: "detail",
      header: t`Détail`,
      readOnly: true,
      text: ({ detail }) => detail ?? "",
    });
  if (hasSupport)
    columns.push({
      id: "support",
      header: t`Journal`,
      readOnly: true,
      width: 1.2,
      text: ({ support }) => support ?? "",
    });
  columns.push(
    {
      id: "inForce",
      header: table === "supports" ? t`En vigueur (TTC)` : t`En vigueur (HT)`,
      readOnly: true,
      align: "end",
      width: 1.2,
      text: ({ inForce }) => (inForce === null ? "—" : formatAmount(inForce, language)),
    },
    {
      id: "price",
      header: t`Nouveau prix`,
      align: "end",
      inputMode: "decimal",
      width: 1.2,
      text: (row) => textsOfRow(row).price,
    },
  );
  if (table === "headings")
    columns.push({
      id: "discount",
      header: t`Remise (%)`,
      align: "end",
      inputMode: "numeric",
      text: (row) => textsOfRow(row).discount,
    });
  return columns;
}

/** Message at a cell: of what was typed, else of what the service refused. */
function useFaultText({ filters: { table }, faultsOf, refusalOf }: Draft) {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  const least = formatMoney(leastRate(table), locale);
  const most = formatMoney(LARGEST_RATE, locale);
  const texts: Readonly<Record<CellFault, string>> = {
    unreadable: t`Écrivez un montant, par exemple 1 250,00.`,
    imprecise: t`Deux chiffres au plus après la virgule, et une espace entre les milliers : 1 250,00.`,
    missing: t`Écrivez un prix.`,
    small: t`Au moins ${least} Dhs.`,
    large: t`Au plus ${most} Dhs.`,
    discount: t`De 1 à ${LARGEST_DISCOUNT}, ou rien.`,
  };
  return (row: RateRow, column: string): string | undefined => {
    if (column !== "price" && column !== "discount") return undefined;
    const fault = faultsOf(row)[column];
    if (fault !== undefined) return texts[fault];
    return column === "price" ? refusalOf(row) : undefined;
  };
}
