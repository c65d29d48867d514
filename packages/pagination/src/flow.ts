import { barHeightOf, type EditionAds, inOrder, rowHeightOf } from "./ads.ts";
import { AD_INSET, type PageFormat } from "./format.ts";

/** Ads with at most so many rows stay whole. */
const WHOLE_ROWS = 5;
/** Rows of a cut ad on either side of the cut at least: never a single one. */
const LEAST_ROWS = 2;

/** Millimetres above and below a heading's bar; none above at the head of a column. */
const BAR_ABOVE = 3;
const BAR_BELOW = 1;

/** Millimetres that spread leading may add below an ad, above a bar, and to a row. */
export const SPREAD = { gap: 1.4, bar: 2.5, row: 0.16 } as const;

/** A line ad in the flow of columns. */
export interface FlowAd {
  readonly adId: number;
  readonly headingId: number;
  /** Place of its heading among the headings. */
  readonly heading: number;
  readonly rows: number;
  /** Millimetres. */
  readonly rowHeight: number;
  /** Millimetres of its heading's bar, which stands above the first ad alone; 0: none. */
  readonly bar: number;
}

/** A place in the flow: before a row of an ad. */
export interface Mark {
  readonly ad: number;
  readonly row: number;
}

/** Line ads in the order of their headings, within a heading in the newspaper's order. */
export function flowOf(edition: EditionAds, { order }: PageFormat, locale: string): FlowAd[] {
  const byHeading = Map.groupBy(edition.lines, ({ headingId }) => headingId);
  return edition.headings.flatMap((heading, index) =>
    inOrder(byHeading.get(heading.id) ?? [], order, locale).map((ad, place) => ({
      adId: ad.id,
      headingId: heading.id,
      heading: index,
      rows: ad.rows.length,
      rowHeight: rowHeightOf(ad.rows),
      bar: place === 0 ? barHeightOf(heading) : 0,
    })),
  );
}

/** Millimetres of rows of an ad as a block. */
export const blockHeight = (rows: number, rowHeight: number): number =>
  rows * rowHeight + 2 * AD_INSET;

/** Millimetres of the flow from a mark to its end, without those that cuts add. */
export function heightsLeft(flow: readonly FlowAd[]): (mark: Mark) => number {
  const below = new Float64Array(flow.length + 1);
  for (let at = flow.length - 1; at >= 0; at -= 1) {
    const ad = flow[at] as FlowAd;
    const bar = ad.bar > 0 ? BAR_ABOVE + ad.bar + BAR_BELOW : 0;
    below[at] = (below[at + 1] ?? 0) + bar + blockHeight(ad.rows, ad.rowHeight);
  }
  return ({ ad, row }) => (below[ad] ?? 0) - row * (flow[ad]?.rowHeight ?? 0);
}

/** Content of a segment between two marks, before leading is spread. */
export interface Filling {
  readonly end: Mark;
  /** Millimetres without spread leading. */
  readonly height: number;
  /** Millimetres of them that bars and ads take. */
  readonly used: number;
  /** Millimetres that spread leading may add. */
  readonly spread: number;
}

/** Part of an ad in a segment. */
export interface FlowPart {
  readonly ad: FlowAd;
  /** Place of the ad in the flow. */
  readonly at: number;
  /** First row of the part. */
  readonly from: number;
  /** Millimetres of the bar above, and between it and its ad; 0: none. */
  readonly bar: number;
  readonly below: number;
  /** Millimetres above all that, and what spread leading may add to them. */
  readonly above: number;
  readonly spread: number;
}

/** Parts of the ads from a mark on, as a segment that begins there would have them. */
export function* partsFrom(flow: readonly FlowAd[], start: Mark): Generator<FlowPart> {
  for (let at = start.ad; at < flow.length; at += 1) {
    const ad = flow[at] as FlowAd;
    const isFirst = at === start.ad;
    const from = isFirst ? start.row : 0;
    const bar = from === 0 ? ad.bar : 0;
    const edge =
      bar > 0 ? { above: BAR_ABOVE, spread: SPREAD.bar } : { above: 0, spread: SPREAD.gap };
    const gap = isFirst ? { above: 0, spread: 0 } : edge;
    yield { ad, at, from, bar, below: bar > 0 ? BAR_BELOW : 0, ...gap };
  }
}

/** Ways to fill a height from a mark that end at most so many millimetres above its foot, and the fullest of all. */
export function fillingsOf(
  flow: readonly FlowAd[],
  start: Mark,
  height: number,
  slack: number,
): Filling[] {
  const found: Filling[] = [];
  let [used, gaps, spread] = [0, 0, 0];
  for (const { ad, at, from, ...edges } of partsFrom(flow, start)) {
    used += edges.bar;
    gaps += edges.above + edges.below;
    spread += edges.spread;
    const room = height - used - gaps;
    const most = Math.floor((room - 2 * AD_INSET) / ad.rowHeight + ROUNDING);
    for (const to of cutsOf(ad.rows, from, most)) {
      const block = blockHeight(to - from, ad.rowHeight);
      const end = to === ad.rows ? { ad: at + 1, row: 0 } : { ad: at, row: to };
      const filled = { used: used + block, spread: spread + (to - from) * SPREAD.row };
      found.push({ end, height: used + gaps + block, ...filled });
    }
    const whole = blockHeight(ad.rows - from, ad.rowHeight);
    if (whole > room + ROUNDING) break;
    used += whole;
    spread += (ad.rows - from) * SPREAD.row;
  }
  const near = found.filter((filling) => height - filling.height <= slack);
  return near.length > 0 ? near : found.slice(-1);
}

const ROUNDING = 1e-9;

/** Rows before which an ad may be cut, or its end, `most` rows behind `from` at most; a block has no single row. */
function cutsOf(rows: number, from: number, most: number): number[] {
  const cuts: number[] = [];
  if (rows > WHOLE_ROWS) {
    const last = Math.min(from + most, rows - LEAST_ROWS);
    for (let to = Math.max(from + LEAST_ROWS, last - MOST_CUTS); to <= last; to += 1) cuts.push(to);
  }
  if (from + most >= rows) cuts.push(rows);
  return cuts;
}

/** Cuts of an ad that are looked at: earlier ones leave more room than may be spread. */
const MOST_CUTS = 10;
