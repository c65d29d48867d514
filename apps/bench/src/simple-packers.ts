/** An ad as a rectangle. */
export interface PackedAd {
  readonly columns: number;
  /** Millimetres. */
  readonly height: number;
}

/** Millimetres of columns on all pages but the last, and those of them that ads fill. */
interface Packed {
  readonly room: number;
  readonly filled: number;
}

const COLUMNS = 5;
const HEIGHT = 386;
const GAP = 4;

/**
 * Shelves across the page, the highest ads first, each as high as its first ad (next-fit decreasing height; Coffman, Garey,
 * Johnson and Tarjan, «Performance bounds for level-oriented two-dimensional packing algorithms», SIAM J. Comput. 9 (1980),
 * https://doi.org/10.1137/0209062). Nothing is cut, headings are mixed.
 */
export function packShelves(ads: readonly PackedAd[]): Packed {
  const pages = [{ y: 0, filled: 0 }];
  let [height, used] = [0, COLUMNS];
  for (const ad of ads.toSorted((a, b) => b.height - a.height)) {
    const part = Math.min(ad.height, HEIGHT);
    let page = pages.at(-1);
    if (used + ad.columns > COLUMNS) {
      const y = (page?.y ?? 0) + (height > 0 ? height + GAP : 0);
      if (page === undefined || y + part > HEIGHT) pages.push({ y: 0, filled: 0 });
      else page.y = y;
      [height, used] = [part, 0];
    }
    page = pages.at(-1);
    used += ad.columns;
    if (page !== undefined) page.filled += part * ad.columns;
  }
  return sumOf(pages.map(({ filled }) => filled));
}

/** Each ad whole in the first columns with room, in the order of its coming: first fit. Nothing is cut, headings are mixed. */
export function packFirstFit(ads: readonly PackedAd[]): Packed {
  const pages: { readonly feet: number[]; filled: number }[] = [];
  for (const ad of ads) {
    const part = Math.min(ad.height, HEIGHT);
    const place = { ...ad, height: part };
    const page = pages.find(({ feet }) => columnFor(feet, place) !== undefined) ?? {
      feet: Array.from({ length: COLUMNS }, () => 0),
      filled: 0,
    };
    if (!pages.includes(page)) pages.push(page);
    const column = columnFor(page.feet, place) ?? 0;
    const top = Math.max(...page.feet.slice(column, column + ad.columns));
    page.feet.fill(top + part + GAP, column, column + ad.columns);
    page.filled += part * ad.columns;
  }
  return sumOf(pages.map(({ filled }) => filled));
}

function columnFor(feet: readonly number[], { columns, height }: PackedAd): number | undefined {
  for (let column = 0; column + columns <= COLUMNS; column += 1) {
    if (Math.max(...feet.slice(column, column + columns)) + height <= HEIGHT) return column;
  }
  return undefined;
}

function sumOf(filled: readonly number[]): Packed {
  const whole = filled.slice(0, -1);
  return {
    room: whole.length * COLUMNS * HEIGHT,
    filled: whole.reduce((sum, one) => sum + one, 0),
  };
}
