import { Table } from "../table/index.ts";
import type { ChartProps } from "./chart.types.ts";
import type { Figures } from "./figures.ts";

interface DataTableProps extends Pick<ChartProps, "caption" | "categories" | "series" | "labels"> {
  figures: Figures;
  word: (figure: number | null | undefined) => string;
}

/** The figures of a chart, one category to a row. */
export function DataTable(props: DataTableProps) {
  const { caption, categories, series, labels, figures, word } = props;
  return (
    <Table
      caption={caption}
      hideCaption
      columns={[
        { id: "category", header: labels.category, cell: (row) => row.label, rowHeader: true },
        ...series.map(({ id, label }, index) => ({
          id: `series ${id}`,
          header: label,
          align: "end" as const,
          cell: (row: { place: number }) => <bdi>{word(figures[index]?.[row.place])}</bdi>,
        })),
      ]}
      rows={categories.map(({ id, label }, place) => ({ id, label, place }))}
      rowKey={({ id }) => id}
      empty={null}
    />
  );
}
