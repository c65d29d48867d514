import type { Medium } from "@parution/rules/calendar";
import type { IsoDate } from "@parution/rules/dates";
import { type OptionChoice, sentOptions } from "@parution/rules/options";
import type { PaperContent } from "@parution/rules/paper-content";
import { type Faults, faults } from "./problems.ts";
import type { Offer, OpenOffer } from "./queries.ts";

export type Product = Offer["products"][number];
export type Canvas = Offer["canvases"][number];

/** Fields of an order or a quote about its ad, as the contract decodes them; the server decides the rest. */
export interface Selection {
  readonly medium?: Medium | undefined;
  readonly supportId: number;
  readonly headingId: number;
  readonly typeId?: number | undefined;
  readonly productId?: number | undefined;
  readonly subheadingId?: number | undefined;
  readonly options?: readonly OptionChoice[] | undefined;
  readonly colourId?: number | undefined;
  readonly canvasId?: number | undefined;
  readonly layout?: "plainText" | "modular" | undefined;
  readonly paperContent?: PaperContent | undefined;
  readonly webContent?: string | undefined;
  readonly title?: string | undefined;
  readonly body?: string | undefined;
  readonly footer?: string | undefined;
  readonly dates: readonly IsoDate[];
}

/** A quote takes a partial selection; an order must be complete. */
export type Completeness = "draft" | "whole";

/** Product on a canvas. */
export interface Sold {
  readonly product: Product;
  readonly canvas: Canvas;
}

/**
 * The product and canvas that a selection means. Named ids must agree with one another; an omitted one means the line
 * product, or the first that has the canvas. Null when nothing fits, the reason being among the faults.
 */
export function chooseProduct(offer: Offer, selection: Selection, found: Faults): Sold | null {
  if (offer.products.length === 0) found.add("headingId", faults.heading);
  const products = agreeing(offer.products, selection, found);
  const wanted = selection.canvasId;
  if (wanted !== undefined) {
    const sold = firstWith(offer, products, (canvas) => canvas.id === wanted);
    if (sold === null && products.length > 0) found.add("canvasId", faults.canvas);
    return sold;
  }
  const sold = firstWith(offer, products, (_, product) => needsNoChoice(product, offer));
  if (sold === null && products.length > 0) found.add("canvasId", faults.required);
  return sold;
}

/** Lines have one canvas, as fixed-price ads do; a module is a choice of size. */
function needsNoChoice(product: Product, offer: Offer): boolean {
  return product.format === "L" || offer.fixed_price;
}

function agreeing(
  products: readonly Product[],
  { productId, typeId, colourId }: Selection,
  found: Faults,
): readonly Product[] {
  const filters = [
    ["productId", productId, (product: Product) => product.id, faults.product],
    ["typeId", typeId, (product: Product) => product.ad_type_id, faults.type],
    ["colourId", colourId, (product: Product) => product.colour_id, faults.colour],
  ] as const;
  let left = products;
  for (const [field, wanted, idOf, fault] of filters) {
    if (wanted === undefined || left.length === 0) continue;
    left = left.filter((product) => idOf(product) === wanted);
    if (left.length === 0) found.add(field, fault);
  }
  return left;
}

function firstWith(
  offer: Offer,
  products: readonly Product[],
  fits: (canvas: Canvas, product: Product) => boolean,
): Sold | null {
  for (const product of products) {
    const canvas = offer.canvases.find(
      (candidate) => candidate.product_id === product.id && fits(candidate, product),
    );
    if (canvas !== undefined) return { product, canvas };
  }
  return null;
}

/** Holds sub-heading and options against the heading; answers the options. */
export function checkChoices(
  offer: OpenOffer,
  selection: Selection,
  completeness: Completeness,
  found: Faults,
): readonly OptionChoice[] {
  checkSubheading(offer, selection.subheadingId, completeness, found);
  const choices = selection.options ?? [];
  if (!choices.every((choice) => isOffered(offer, choice)) || hasTwice(choices)) {
    found.add("options", faults.options);
    return [];
  }
  if (completeness === "whole" && choices.length < sentOptions(questionsOf(offer).size)) {
    found.add("options", faults.required);
  }
  return choices;
}

function checkSubheading(
  { subheadings }: OpenOffer,
  wanted: number | undefined,
  completeness: Completeness,
  found: Faults,
): void {
  if (wanted === undefined) {
    const isMissing = completeness === "whole" && subheadings.length > 0;
    if (isMissing) found.add("subheadingId", faults.required);
    return;
  }
  const isKnown = subheadings.some(({ id }) => id === wanted);
  if (!isKnown) found.add("subheadingId", faults.subheading);
}

function isOffered({ choices }: OpenOffer, { optionId, valueId }: OptionChoice): boolean {
  return choices.some((choice) => choice.option_id === optionId && choice.id === valueId);
}

function hasTwice(choices: readonly OptionChoice[]): boolean {
  return new Set(choices.map(({ optionId }) => optionId)).size < choices.length;
}

/** The heading's options: each is a question to answer. */
function questionsOf({ choices }: OpenOffer): ReadonlySet<number> {
  return new Set(choices.map(({ option_id }) => option_id));
}
