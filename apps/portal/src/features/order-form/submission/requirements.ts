import type { Permissions } from "@parution/rules/access";
import type { IsoDate } from "@parution/rules/dates";
import { ANOTHER_CITY } from "@parution/rules/profile";
import type { Offer } from "../catalogue/offer.ts";
import type { PublicationDays } from "../dates/publication-days.ts";
import type { OrderValues } from "../order-values.ts";
import { type TextShape, textShapeOf } from "../text/text-shape.ts";

/** Fields that the form shows at a moment, and the values that they accept. */
export interface Requirements {
  readonly asksSupport: boolean;
  readonly supportIds: readonly number[];
  readonly asksHeading: boolean;
  readonly headingIds: readonly number[];
  readonly asksType: boolean;
  readonly typeIds: readonly number[];
  /** Empty where the heading has none. */
  readonly subheadingIds: readonly number[];
  /** The values of each of the heading's options. */
  readonly optionIds: readonly (readonly number[])[];
  readonly asksSector: boolean;
  readonly choosesColour: boolean;
  readonly colourIds: readonly number[];
  readonly choosesCanvas: boolean;
  readonly canvasIds: readonly number[];
  readonly shape: TextShape | null;
  /** True where the text is printed: not every character has a glyph there. */
  readonly printed: boolean;
  readonly onWeb: boolean;
  /** The days that can be chosen; null while they are loading: the server then validates them. */
  readonly openDays: ReadonlyMap<IsoDate, unknown> | null;
  readonly choosesCity: boolean;
  readonly namesCity: boolean;
  readonly entersIce: boolean;
}

/** Data that decide the requirements besides the values. */
export interface FormFacts {
  readonly offer: Offer;
  /** Null until the calendar is there. */
  readonly days: PublicationDays | null;
  readonly permissions: Pick<Permissions, "choosesCity" | "entersIce">;
}

export function requirementsOf(
  values: OrderValues,
  offer: Offer,
  days: PublicationDays | null,
  may: Pick<Permissions, "choosesCity" | "entersIce">,
): Requirements {
  const { heading } = offer;
  return {
    asksSupport: values.medium !== null,
    asksHeading: values.supportId !== null,
    asksType: values.headingId !== null,
    supportIds: idsOf(offer.supports.filter(({ medium }) => medium === values.medium)),
    headingIds: idsOf(offer.headings),
    typeIds: idsOf(heading?.types ?? []),
    subheadingIds: idsOf(heading?.subheadings ?? []),
    optionIds: (heading?.options ?? []).map(({ choices }) => idsOf(choices)),
    asksSector: offer.subheading?.asksSector ?? false,
    choosesColour: offer.choosesColour,
    colourIds: idsOf(offer.colours),
    choosesCanvas: offer.choosesCanvas,
    canvasIds: idsOf(offer.canvases),
    shape: textShapeOf(offer, values.layout),
    printed: !offer.fixedPrice,
    onWeb: offer.fixedPrice || values.publishOnWeb,
    openDays: days?.cutoffs ?? null,
    choosesCity: may.choosesCity,
    namesCity: may.choosesCity && values.cityId === ANOTHER_CITY,
    entersIce: may.entersIce,
  };
}

const idsOf = (entries: readonly { readonly id: number }[]) => entries.map(({ id }) => id);
