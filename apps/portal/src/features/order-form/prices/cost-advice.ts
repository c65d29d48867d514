import type { IsoDate } from "@parution/rules/dates";
import { graphemeCount } from "@parution/rules/lines";
import type { Centimes } from "@parution/rules/money";
import { adviseCanvas, adviseLines } from "@parution/rules/price";
import type { Canvas, Offer } from "../catalogue/offer.ts";
import type { OrderValues } from "../order-values.ts";
import { textShapeOf } from "../text/text-shape.ts";
import { priceInputOf } from "./price.ts";

/** Values of a modular ad that decide if a canvas holds it. */
type CanvasValues = Pick<OrderValues, "texts" | "layout" | "dates" | "files">;

/** Values of a line ad that decide its price. */
interface LineValues {
  readonly lines: number;
  /** True while nothing is written. */
  readonly blank: boolean;
  readonly dates: readonly IsoDate[];
}

/** A change that makes the same ad cheaper. */
export interface CostAdvice {
  readonly saving: Centimes;
  /** Empty lines to add at the end of the text. */
  readonly lines: number;
  /** Dates to add. */
  readonly dates: readonly IsoDate[];
  readonly canvas: Canvas | null;
}

/**
 * Cheaper tier or dates for the same line ad; null for none.
 * @param openDays the days that can be ordered, in their order
 */
export function lineAdviceOf(
  offer: Offer,
  { lines, blank, dates }: LineValues,
  openDays: readonly IsoDate[],
): CostAdvice | null {
  const input = priceInputOf(offer, lines, Math.max(1, dates.length));
  if (input?.kind !== "line" || blank) return null;
  const further = furtherDays(dates, openDays);
  const advice = adviseLines(input, input.dates + further.length);
  if (advice === null) return null;
  const added = further.slice(0, advice.dates - input.dates);
  return { saving: advice.saving, lines: advice.lines - input.lines, dates: added, canvas: null };
}

/** Cheaper canvas that holds the same modular ad; null for none. */
export function canvasAdviceOf(offer: Offer, values: CanvasValues): CostAdvice | null {
  const input = priceInputOf(offer, 0, Math.max(1, values.dates.length));
  if (input?.kind !== "modular") return null;
  const fitting = offer.canvases.filter((canvas) => holds(canvas, offer, values));
  const advice = adviseCanvas(input, fitting);
  const canvas = fitting.find(({ id }) => id === advice?.canvasId);
  return advice && canvas ? { saving: advice.saving, lines: 0, dates: [], canvas } : null;
}

/** Days after the chosen ones first, then those between them; none as long as no date is chosen. */
function furtherDays(dates: readonly IsoDate[], openDays: readonly IsoDate[]): IsoDate[] {
  const last = dates.toSorted().at(-1);
  if (last === undefined) return [];
  const free = openDays.filter((day) => !dates.includes(day));
  return [...free.filter((day) => day > last), ...free.filter((day) => day < last)];
}

/** True where a canvas has room for the whole text, requires nothing more and loses no file. */
function holds(canvas: Canvas, offer: Offer, { texts, layout, files }: CanvasValues): boolean {
  if (files.length > 0) return false;
  const shape = textShapeOf({ ...offer, canvas }, layout);
  if (shape?.kind === "plain") {
    return texts.text.trim() !== "" && graphemeCount(texts.text) <= shape.limit;
  }
  const hasFooter = texts.footer.trim() !== "";
  return (
    texts.title.trim() !== "" &&
    texts.body.trim() !== "" &&
    hasFooter === canvas.footerLimit > 0 &&
    graphemeCount(texts.title) <= canvas.titleLimit &&
    graphemeCount(texts.body) <= canvas.bodyLimit &&
    graphemeCount(texts.footer) <= canvas.footerLimit
  );
}
