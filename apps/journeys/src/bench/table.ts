import type { Measure } from "./measure.ts";

const header = ["area", "median", "p98", "p99", "budget", ""];

/** The measures in columns, each held against its budget. */
export function formatTable(measures: readonly Measure[]): string {
  const rows = [header, ...measures.map(cellsOf)];
  const widths = header.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return rows.map(line).join("\n");
}

function cellsOf({ area, unit, budget, ...values }: Measure): string[] {
  const { median, p98, p99 } = values;
  const figures = [area, ...[median, p98, p99].map((value) => figure(value, unit))];
  if (budget === null) return [...figures, "—", ""];
  const kept = values[budget.of] <= budget.atMost;
  return [...figures, `${budget.of} ≤ ${budget.atMost} ${unit}`, kept ? "✓" : "✗"];
}

const figure = (value: number, unit: string): string =>
  `${value.toFixed(value < 1 ? 4 : 1)} ${unit}`;
