import type { ChartProps } from "./chart.types.ts";
import type { Figures } from "./figures.ts";

interface DataTableProps extends Pick<ChartProps, "caption" | "categories" | "series" | "labels"> {
  figures: Figures;
  word: (figure: number | null | undefined) => string;
  /** True where the table is visible; otherwise for screen readers alone. */
  isShown: boolean;
}

/** The figures of a chart as a table, one category to a row; it keeps its columns on the narrowest screen. */
export function DataTable(props: DataTableProps) {
  const { caption, categories, series, labels, figures, word, isShown } = props;
  return (
    <section
      aria-label={caption}
      // A region that scrolls is reached by keyboard.
      tabIndex={isShown ? 0 : undefined}
      className={isShown ? "overflow-x-auto" : "sr-only"}
    >
      <table className="w-full border-collapse text-body-sm text-fg">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-line text-fg-muted">
            <th scope="col" className="py-2 pe-4 text-start font-semibold">
              {labels.category}
            </th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className="py-2 ps-4 text-end font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ id, label }, place) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {label}
              </th>
              {series.map((one, index) => (
                <td key={one.id} className="py-2 ps-4 text-end tabular-nums">
                  <bdi>{word(figures[index]?.[place])}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
