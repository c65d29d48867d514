import type { CallAnswer } from "@parution/contract/call";
import type {
  readCanvases,
  readCities,
  readColours,
  readOptions,
  readProducts,
} from "@parution/contract/catalogue";
import type { readEditableAd } from "@parution/contract/orders";
import { type AdFormat, takesAttachments } from "@parution/rules/attachments";
import type { WordBreak } from "@parution/rules/lines";
import type { Centimes } from "@parution/rules/money";
import type { OrderValues } from "../order-values.ts";

export type OrderOptions = CallAnswer<typeof readOptions>;
export type Support = OrderOptions["supports"][number];
export type Heading = OrderOptions["headings"][number];
export type Product = CallAnswer<typeof readProducts>[number];
export type Colour = CallAnswer<typeof readColours>[number];
export type Canvas = CallAnswer<typeof readCanvases>[number];
export type City = CallAnswer<typeof readCities>[number];

/** True for a newspaper that sells something: one without prices takes no orders. */
export const isSold = ({ lowestPrice }: Pick<Support, "lowestPrice">): boolean =>
  lowestPrice !== null;

/** Catalogue of the current selection; empty while it is loading. */
export interface Catalogue {
  readonly channels: readonly OrderOptions["channels"][number][];
  readonly supports: readonly Support[];
  /** Headings of the chosen support. */
  readonly headings: readonly Heading[];
  /** Products of the chosen heading. */
  readonly products: readonly Product[];
  readonly colours: readonly Colour[];
  readonly canvases: readonly Canvas[];
  /** The account's package for the product, null without one. */
  readonly packageRate: Centimes | null;
  /** Name of that package. */
  readonly packageLabel: string | null;
}

/** Choices that decide the next ones: all but the texts and the dates. */
export type Choices = Pick<
  OrderValues,
  "medium" | "supportId" | "headingId" | "typeId" | "subheadingId" | "colourId" | "canvasId"
>;

/** Catalogue entries of the choices, and the properties of the form that they decide. */
export interface Offer extends Catalogue {
  readonly support: Support | null;
  readonly heading: Heading | null;
  readonly subheading: Heading["subheadings"][number] | null;
  /** Decided by the chosen type's products; null before a type is chosen. */
  readonly format: AdFormat | null;
  readonly product: Product | null;
  readonly canvas: Canvas | null;
  readonly fixedPrice: boolean;
  /** Row ends of the support; of an edited ad, those that it was priced with. */
  readonly wordBreak: WordBreak;
  /** True where a canvas is chosen by hand: line and fixed-price ads have one each. */
  readonly choosesCanvas: boolean;
  /** True where the type is sold in several colours: never line or digital ads. */
  readonly choosesColour: boolean;
  readonly takesAttachments: boolean;
}

/** Newspaper and word break of an ad that is edited. */
export type OrderedRows = Pick<CallAnswer<typeof readEditableAd>, "supportId" | "wordBreak">;

/**
 * Offer of the catalogue for some choices.
 *
 * @param edited the ad as it was ordered; null for a new one
 */
export function offerOf(choices: Choices, catalogue: Catalogue, edited: OrderedRows | null): Offer {
  const support = byId(catalogue.supports, choices.supportId);
  const heading = byId(catalogue.headings, choices.headingId);
  const fixedPrice = support?.fixedPrice ?? false;
  const ofType = catalogue.products.filter(({ typeId }) => typeId === choices.typeId);
  const format = ofType[0]?.format ?? null;
  const choosesCanvas = format === "modular" && !fixedPrice;
  const canvas = choosesCanvas
    ? byId(catalogue.canvases, choices.canvasId)
    : (catalogue.canvases[0] ?? null);
  return {
    ...catalogue,
    support,
    heading,
    subheading: byId(heading?.subheadings ?? [], choices.subheadingId),
    format,
    product: productOf(ofType, choices.colourId),
    canvas: format === null ? null : canvas,
    fixedPrice,
    wordBreak: wordBreakOf(support, edited),
    choosesCanvas,
    choosesColour: choosesCanvas && ofType.some(({ colourId }) => colourId !== null),
    takesAttachments:
      support !== null &&
      format !== null &&
      takesAttachments({ medium: support.medium, fixedPrice, format, canvas }),
  };
}

/** An edited ad keeps its word break as long as it stays in its newspaper (docs/domain/ad-text-and-lines.md#word-breaks). */
function wordBreakOf(support: Support | null, edited: OrderedRows | null): WordBreak {
  const decides = edited !== null && edited.supportId === support?.id ? edited : support;
  return decides?.wordBreak ?? "break-all";
}

/** The product that type and colour name; one sold in a single colour needs none chosen. */
function productOf(ofType: readonly Product[], colourId: number | null): Product | null {
  const found = ofType.find((product) => product.colourId === colourId);
  return found ?? ofType.find((product) => product.colourId === null) ?? null;
}

function byId<Entry extends { readonly id: number }>(
  entries: readonly Entry[],
  id: number | null,
): Entry | null {
  return entries.find((entry) => entry.id === id) ?? null;
}
