import { type Filling, type FlowAd, fillingsOf, type Mark } from "./flow.ts";

/** Millimetres above a foot within which a column may end. */
const SLACK = 16;
/** Ways to fill a page's columns that are followed at once. */
const BEAM = 24;
/** Costs of an ad that is cut, and of room that no leading can take. */
const CUT = 6;
const HOLE = 60;

interface Way {
  readonly end: Mark;
  readonly cost: number;
  /** Filling of the last segment; null where nothing fits it. */
  readonly filling: Filling | null;
  readonly before: Way | null;
}

/**
 * Breaks the flow of ads into the segments of a page: of all ways the one whose columns are squared with least leading, holes
 * and cuts, as Knuth and Plass break paragraphs into lines («Breaking paragraphs into lines», Software: Practice and
 * Experience 11 (1981), https://doi.org/10.1002/spe.4380111102), a page at a time, so that a later ad moves no earlier page.
 */
export function breakColumns(
  flow: readonly FlowAd[],
  start: Mark,
  heights: readonly number[],
): { readonly fillings: readonly (Filling | null)[]; readonly end: Mark } {
  let ways: Way[] = [{ end: start, cost: 0, filling: null, before: null }];
  for (const height of heights) {
    const next = new Map<string, Way>();
    for (const way of ways) {
      for (const step of stepsOf(flow, way, height)) {
        const key = `${step.end.ad}:${step.end.row}`;
        const known = next.get(key);
        if (known === undefined || step.cost < known.cost) next.set(key, step);
      }
    }
    ways = [...next.values()].toSorted((a, b) => a.cost - b.cost).slice(0, BEAM);
  }
  const [best] = ways;
  const fillings: (Filling | null)[] = [];
  for (let way = best; way !== undefined && way.before !== null; way = way.before) {
    fillings.unshift(way.filling);
  }
  return { fillings, end: best?.end ?? start };
}

function stepsOf(flow: readonly FlowAd[], way: Way, height: number): Way[] {
  if (way.end.ad >= flow.length) return [{ ...way, filling: null, before: way }];
  const fillings = fillingsOf(flow, way.end, height, SLACK);
  if (fillings.length === 0) {
    return [{ end: way.end, cost: way.cost + HOLE + height, filling: null, before: way }];
  }
  return fillings.map((filling) => ({
    end: filling.end,
    cost: way.cost + costOf(filling, height - filling.height, flow.length),
    filling,
    before: way,
  }));
}

function costOf({ end, spread }: Filling, rest: number, length: number): number {
  // The last column of all ends where its ads end.
  if (end.ad >= length) return 0;
  const share = spread > 0 ? rest / spread : rest;
  const cut = end.row > 0 ? CUT : 0;
  return cut + rest + (share <= 1 ? 20 * share ** 3 : HOLE);
}
