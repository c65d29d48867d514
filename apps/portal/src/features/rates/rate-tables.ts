import type { Centimes } from "@parution/rules/money";
import type { Rates } from "./use-rates.ts";

type Heading = Rates["headings"][number];
type Type = Heading["types"][number];
type Canvas = Type["canvases"][number];
type Price = NonNullable<Type["unit"]>;

/** Price of a heading by the line, or by the date where lines do not count. */
export interface UnitRow {
  readonly id: string;
  readonly heading: string;
  readonly slug: string;
  readonly type: string;
  readonly unit: Price;
  readonly samples: Type["samples"];
}

/** A sample order that many headings have a price for. */
export interface Sample {
  readonly lines: number;
  readonly dates: number;
}

/** Headings and types that are sold by the unit, in the order of the answer. */
export const unitRows = ({ headings }: Rates): UnitRow[] =>
  headings.flatMap((heading) =>
    heading.types.flatMap(({ id, label, unit, samples }) =>
      unit === null
        ? []
        : [
            {
              id: `${heading.id} ${id}`,
              heading: heading.label,
              slug: heading.slug,
              type: label,
              unit,
              samples,
            },
          ],
    ),
  );

/** Sample orders that any row has a price for, the smallest first. */
export function samplesOf(rows: readonly UnitRow[]): Sample[] {
  const samples = new Map(
    rows.flatMap((row) => row.samples.map((sample) => [sampleKey(sample), sample] as const)),
  );
  return [...samples.values()].toSorted(
    (one, other) => one.lines - other.lines || one.dates - other.dates,
  );
}

export const sampleKey = ({ lines, dates }: Sample): string => `${lines} × ${dates}`;

/** Price of a sample in a row; null where the row has none. */
export const totalOf = ({ samples }: UnitRow, sample: Sample): Centimes | null =>
  samples.find((one) => sampleKey(one) === sampleKey(sample))?.total ?? null;

/** A format with its price in each colour. */
export interface CanvasRow {
  readonly id: string;
  readonly label: string;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  /** Prices by colour; the key is empty for a single colour. */
  readonly prices: ReadonlyMap<string, Price>;
}

/** Formats of the headings that sell them at the same prices. */
export interface CanvasTable {
  readonly headings: readonly string[];
  readonly colours: readonly string[];
  readonly rows: readonly CanvasRow[];
}

/** Formats, each list of prices once, with its headings. */
export function canvasTables({ headings }: Rates): CanvasTable[] {
  const tables = new Map<string, { headings: string[]; canvases: readonly Canvas[] }>();
  for (const heading of headings) {
    const canvases = heading.types.flatMap((type) => type.canvases);
    if (canvases.length === 0) continue;
    const key = JSON.stringify(
      canvases.map(({ id, colour, price, packagePrice }) => [id, colour, price, packagePrice]),
    );
    const known = tables.get(key);
    if (known === undefined) tables.set(key, { headings: [heading.label], canvases });
    else known.headings.push(heading.label);
  }
  return [...tables.values()].map((table) => ({
    headings: table.headings,
    colours: [...new Set(table.canvases.map(colourOf))],
    rows: canvasRows(table.canvases),
  }));
}

const colourOf = ({ colour }: Canvas): string => colour ?? "";

function canvasRows(canvases: readonly Canvas[]): CanvasRow[] {
  const formats = Map.groupBy(
    canvases,
    ({ label, width, height }) => `${label} ${width} ${height}`,
  );
  return [...formats].flatMap(([id, [first, ...others]]) =>
    first === undefined
      ? []
      : [
          {
            id,
            label: first.label,
            width: first.width,
            height: first.height,
            prices: new Map([first, ...others].map((canvas) => [colourOf(canvas), canvas])),
          },
        ],
  );
}
