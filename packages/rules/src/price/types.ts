import type { Centimes } from "../money/index.ts";

/** Pricing of a tier: flat package, package per block of lines, or discount from a number of dates. */
export type TierCode = "PF" | "PF_L" | "DP";

/** One entry of a support's `tarifs_forfaitaires`, both bounds included. */
export interface Tier {
  readonly minLines: number;
  /** `null`: no upper bound. */
  readonly maxLines: number | null;
  /** A {@link TierCode}; `null`, or a code that is not known here, prices like no tier at all. */
  readonly code: string | null;
  /** Discount in per cent; `null` leaves it to the heading. */
  readonly discount: number | null;
}

/** Price settings of a print support for line ads. */
export interface LineTariff {
  readonly tiers: readonly Tier[];
  /** `prix_forfait`, taken as it stands: tax included. Tiers `PF` and `PF_L` need it. */
  readonly packagePrice: Centimes | null;
  /** `forfait_nbr_lignes`; 25 where absent. */
  readonly packageLines: number | null;
  /** `forfait_dates_parution`; 2 where absent. */
  readonly discountFromDates: number | null;
}

interface PricedAd {
  /** Number of publication dates. */
  readonly dates: number;
  /**
   * The price that the account's package gives for the product, `null` without one. It includes tax already, and takes
   * the place of the unit, canvas or fixed price after tax (docs/domain/prices.md#packages).
   */
  readonly packageRate: Centimes | null;
}

/** A line ad on a print support (docs/domain/prices.md#line-ads). */
export interface LineAd extends PricedAd {
  readonly kind: "line";
  /** `prix_unitaire`, excluding tax. */
  readonly unitPrice: Centimes;
  /** Number of lines as `countLines` has it, before the minimum. */
  readonly lines: number;
  readonly tariff: LineTariff;
  /** The heading's remise in per cent; `null` leaves it to the default of 10. */
  readonly headingDiscount: number | null;
}

/** A modular ad (docs/domain/prices.md#modular-ads). */
export interface ModularAd extends PricedAd {
  readonly kind: "modular";
  /** The canvas's `prix`, excluding tax. */
  readonly canvasPrice: Centimes;
}

/** An ad on a fixed-price support (docs/domain/prices.md#fixed-price-ads). */
export interface FixedAd extends PricedAd {
  readonly kind: "fixed";
  /** Excluding tax. */
  readonly price: Centimes;
}

export type PriceInput = LineAd | ModularAd | FixedAd;

/** One explained step of a price, in the order of the calculation. Every amount includes tax. */
export type PriceStep =
  /** The price of one line, canvas or ad; `exclTax` is `null` when a package sets it. */
  | {
      readonly kind: "unit";
      readonly of: PriceInput["kind"];
      readonly exclTax: Centimes | null;
      readonly amount: Centimes;
    }
  /** Billed lines at the unit price. */
  | {
      readonly kind: "lines";
      readonly lines: number;
      readonly billedLines: number;
      readonly unit: Centimes;
      readonly amount: Centimes;
    }
  /** The flat package price, whatever the lines. */
  | { readonly kind: "package"; readonly amount: Centimes }
  /** Full blocks at the package price. */
  | {
      readonly kind: "blocks";
      readonly blocks: number;
      readonly blockLines: number;
      readonly packagePrice: Centimes;
      readonly amount: Centimes;
    }
  /** Lines beyond the full blocks, at the unit price. */
  | {
      readonly kind: "extraLines";
      readonly lines: number;
      readonly unit: Centimes;
      readonly amount: Centimes;
    }
  /** One date's price times the dates. */
  | {
      readonly kind: "dates";
      readonly dates: number;
      readonly perDate: Centimes;
      readonly amount: Centimes;
    }
  /** `amount` is the discount. */
  | {
      readonly kind: "discount";
      readonly percent: number;
      readonly fromDates: number;
      readonly amount: Centimes;
    }
  | { readonly kind: "total"; readonly amount: Centimes };

export interface AdPrice {
  /** Charged amount in centimes, tax included. */
  readonly total: Centimes;
  readonly exclTax: Centimes;
  readonly tax: Centimes;
  /** The price of one line, canvas or ad, tax included. */
  readonly unit: Centimes;
  /** Before the minimum; `null` where lines do not count. */
  readonly lines: number | null;
  readonly billedLines: number | null;
  readonly dates: number;
  /** The tier that applied to the lines; `null` when none did. */
  readonly tierCode: TierCode | null;
  /** The remise that was granted; `null` when none was. */
  readonly discount: { readonly percent: number; readonly amount: Centimes } | null;
  /** Steps of the total, for display. */
  readonly steps: readonly PriceStep[];
}
