import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUDGET, type Limits } from "./limits.ts";
import { type Measure, median } from "./measure.ts";

const file = join(import.meta.dirname, "../../docs/components.md");
const START = "<!-- size:start -->";
const END = "<!-- size:end -->";

const HEADS = [
  "group",
  "component",
  "alone, kB",
  "ceiling",
  "first, kB",
  "later, kB",
  "brings along",
];
const isFigure = (column: number) => column >= 2 && column <= 5;

/** Pads every cell to its column, as the formatter does. */
function markdown(rows: readonly (readonly string[])[]): string {
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (text: string, column: number) =>
    isFigure(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  const rule = widths.map((width, column) =>
    isFigure(column) ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  const [head = [], ...body] = rows.map((row) => row.map(pad));
  return [head, rule, ...body].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** The table of components by group, as Markdown. */
export function sizeTable(measures: readonly Measure[], limits: Limits): string {
  const middle = median(measures.map(({ alone }) => alone));
  const sorted = measures.toSorted(
    (a, b) => a.group.localeCompare(b.group) || a.component.localeCompare(b.component),
  );
  const rows = sorted.map(({ component, group, alone, first, later, brings }) => [
    group,
    `\`${component}\``,
    alone.toFixed(1),
    String(limits[component]?.ceiling ?? BUDGET),
    first.toFixed(1),
    later > 0 ? later.toFixed(1) : "",
    brings.join(", "),
  ]);
  const last = ["", `median of ${measures.length}`, middle.toFixed(1), String(BUDGET), "", "", ""];
  return markdown([HEADS, ...rows, last]);
}

function split(text: string): [before: string, table: string, after: string] {
  const [from, to] = [text.indexOf(START), text.indexOf(END)];
  if (from < 0 || to < from)
    throw new Error(`docs/components.md has no place for the table: ${START} … ${END}`);
  return [text.slice(0, from + START.length), text.slice(from + START.length, to), text.slice(to)];
}

export function writeTable(table: string): void {
  const [before, , after] = split(readFileSync(file, "utf8"));
  writeFileSync(file, `${before}\n\n${table}\n\n${after}`);
}

/** Kilobytes, or the share of a weight, by which the page may differ before it misinforms. */
const TOLERANCE = { kilobytes: 0.1, share: 0.05 };
const row = /^\| [^|]* \| `([^`]+)` *\| +([\d.]+) \| +[\d.]+ \| +([\d.]+) \|/gm;

/** The components about which the page says something else than the measures. */
export function staleRows(measures: readonly Measure[]): string[] {
  const [, table] = split(readFileSync(file, "utf8"));
  const listed = new Map(
    [...table.matchAll(row)].map(([, name, alone, first]) => [name, { alone, first }]),
  );
  const differs = (written: string | undefined, measured: number) =>
    Math.abs(Number(written) - measured) >
    Math.max(TOLERANCE.kilobytes, measured * TOLERANCE.share);
  return measures
    .filter(({ component, alone, first }) => {
      const line = listed.get(component);
      return !line || differs(line.alone, alone) || differs(line.first, first);
    })
    .map(({ component }) => component);
}
