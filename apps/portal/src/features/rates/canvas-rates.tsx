import { useLingui } from "@lingui/react/macro";
import { Table, type TableColumn } from "@parution/kit/table";
import { useId } from "react";
import { Amount } from "./amount.tsx";
import type { CanvasRow, CanvasTable } from "./rate-tables.ts";

interface CanvasRatesProps {
  table: CanvasTable;
  /** All headings have these prices, so that none is named. */
  isOnly: boolean;
}

/** Formats at their printed size, with the price of one date in each colour. */
export function CanvasRates({ table, isOnly }: CanvasRatesProps) {
  const { t } = useLingui();
  const id = useId();
  const columns = useCanvasColumns(table);
  return (
    <section aria-labelledby={id} className="render-when-near flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="font-headline text-title-sm text-heading">
          {t`Annonces modulaires, prix TTC d’une date`}
        </h2>
        {!isOnly && <p className="text-body-sm text-fg-muted">{table.headings.join(" · ")}</p>}
      </div>
      <Table
        caption={t`Annonces modulaires`}
        hideCaption
        columns={columns}
        rows={table.rows}
        rowKey={(row) => row.id}
        empty={t`Aucun tarif`}
      />
    </section>
  );
}

function useCanvasColumns({ colours }: CanvasTable): readonly TableColumn<CanvasRow>[] {
  const { t } = useLingui();
  return [
    {
      id: "format",
      header: t`Format`,
      rowHeader: true,
      cell: ({ label, width, height }) => (
        <span className="flex items-center gap-4">
          <Outline width={width} height={height} />
          <bdi>{label}</bdi>
        </span>
      ),
    },
    {
      id: "size",
      header: t`Taille`,
      cell: ({ width, height }) => (
        <bdi className="whitespace-nowrap tabular-nums" dir="ltr">{t`${width} × ${height} mm`}</bdi>
      ),
    },
    ...colours.map(
      (colour): TableColumn<CanvasRow> => ({
        id: colour,
        header: colour || t`La date, TTC`,
        align: "end",
        cell: ({ prices }) => <Amount of={prices.get(colour) ?? null} />,
      }),
    ),
  ];
}

/** Millimetres per pixel: the five columns of a page are as wide as a word. */
const SCALE = 5;
const FRAME = { width: 56, height: 42 };

/** A format in its true proportions beside the others. */
function Outline({ width, height }: Pick<CanvasRow, "width" | "height">) {
  const size = { width: width / SCALE, height: height / SCALE };
  return (
    <svg aria-hidden="true" {...FRAME} className="shrink-0 fill-paper stroke-line-strong">
      <rect {...size} x={(FRAME.width - size.width) / 2} y={(FRAME.height - size.height) / 2} />
    </svg>
  );
}
