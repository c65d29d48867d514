import { checkAds, type EditionAds, type LineAd, MOST_PAGES, type ModularAd } from "./ads.ts";
import { LayoutError, type LayoutFault } from "./errors.ts";
import { flowOf, heightsLeft } from "./flow.ts";
import { COLUMN_WIDTH, checkFormat, moduleRows, type PageFormat, spanOf } from "./format.ts";
import { emptyGrid } from "./grid.ts";
import type { Displaced, Layout, Page } from "./layout.ts";
import { modulesOf, placeByHand, type SpannedModule, takeModules } from "./modules.ts";
import { buildLastPage, buildPage } from "./page.ts";

/** An edition: its ads, its page, and the language that it is read in. */
export interface Edition extends EditionAds {
  readonly format: PageFormat;
  readonly language: "fr" | "ar";
}

/**
 * Lays an edition out on pages: line ads flow through columns by heading, modular ads stand on the grid, columns are squared at
 * the foot. French is filled from the left, Arabic from the right. The same edition always gives the same pages.
 * @throws LayoutError for an ad that fits no page, and beyond the bounds.
 */
export function layOut(edition: Edition): Layout {
  checkFormat(edition.format);
  checkAds(edition);
  const modules = modulesOf(edition, edition.format);
  const displaced: Displaced[] = [];
  for (;;) {
    const free = new Set(displaced.map(({ adId }) => adId));
    const queue = modules.map((one) =>
      free.has(one.adId) ? { ...one, position: undefined } : one,
    );
    const attempt = layOutOnce(edition, queue);
    if (attempt.displaced.length === 0) return { pages: attempt.pages, displaced };
    displaced.push(...attempt.displaced);
  }
}

/** One attempt; positions by hand that it could not respect are given back with no pages to rely on. */
function layOutOnce(edition: Edition, modules: readonly SpannedModule[]): Layout {
  const { format } = edition;
  const flow = flowOf(edition, format, edition.language);
  const heightFrom = heightsLeft(flow);
  const byHand = Map.groupBy(
    modules.filter(({ position }) => position !== undefined),
    ({ position }) => position?.page ?? 0,
  );
  const pages: Page[] = [];
  const displaced: Displaced[] = [];
  let start = { ad: 0, row: 0 };
  let queue = modules.filter(({ position }) => position === undefined);
  while (start.ad < flow.length || queue.length > 0 || byHand.has(pages.length + 1)) {
    const number = pages.length + 1;
    if (number > MOST_PAGES) throw new LayoutError("too-many-pages");
    const grid = emptyGrid(format.columns, moduleRows(format), number);
    const fixed = placeByHand(grid, byHand.get(number) ?? []);
    displaced.push(...fixed.displaced);
    byHand.delete(number);
    const taken = takeModules(grid, queue, { flow, start, heightFrom });
    const ids = new Set(taken.map(({ module }) => module.adId));
    queue = queue.filter(({ adId }) => !ids.has(adId));
    const draft = { edition, number, grid, flow, start, modules: [...fixed.placed, ...taken] };
    const built = buildPage(draft);
    const isLast = built.end.ad >= flow.length && queue.length === 0 && byHand.size === 0;
    pages.push(isLast ? buildLastPage(draft, built) : built.page);
    start = built.end;
  }
  const beyond = [...byHand.values()].flat().map(({ adId }) => ({ adId, reason: "page" }) as const);
  return { pages, displaced: [...displaced, ...beyond] };
}

/** Reason why an ad fits no page of a format; null: it fits. */
export function adFault(
  ad: Pick<ModularAd, "width" | "height"> | Pick<LineAd, "rows">,
  width: number,
  format: PageFormat,
): Extract<LayoutFault, "too-wide" | "too-high"> | null {
  if ("rows" in ad) return width === COLUMN_WIDTH ? null : "too-wide";
  const span = spanOf(ad, format);
  if (span.columns > format.columns || span.columns < 1) return "too-wide";
  return span.rows > moduleRows(format) ? "too-high" : null;
}
