import { useMemo } from "react";
import { type Control, useWatch } from "react-hook-form";
import type { SWRResponse } from "swr";
import type { Account } from "../account.ts";
import type { OrderValues } from "../order-values.ts";
import {
  type Catalogue,
  type Choices,
  isSold,
  type Offer,
  type OrderedRows,
  type OrderOptions,
  offerOf,
  type Product,
} from "./offer.ts";
import {
  useCanvases,
  useCities,
  useColours,
  useOrderOptions,
  usePackageRate,
  useProducts,
} from "./use-catalogue.ts";

/** Support whose headings are read while none is selected; none of them is shown. */
const ANY_SUPPORT = 1;
const NONE: readonly never[] = [];

export interface OfferAnswer {
  readonly offer: Offer;
  readonly loading: {
    readonly headings: boolean;
    readonly products: boolean;
    readonly canvases: boolean;
  };
  /** A part of the catalogue that could not be read, with another try. */
  readonly failure: { readonly error: unknown; readonly retry: () => void } | null;
}

/**
 * Offer of the current choices: it changes with them, never with a keystroke.
 *
 * @param edited the ad as it was ordered; null for a new one
 */
export function useOffer(
  control: Control<OrderValues>,
  account: Account,
  edited: OrderedRows | null,
): OfferAnswer {
  const choices = useChoices(control);
  const options = useOrderOptions(
    choices.supportId ?? ANY_SUPPORT,
    account.permissions.usesConventionCalls,
  );
  const products = useProducts(choices);
  const read = options.isLoading ? undefined : options.data;
  const partial = useMemo(
    () => offerOf(choices, catalogueOf(choices, options.data, read, products.data), edited),
    [choices, options.data, read, products.data, edited],
  );
  const colours = useColours(choices, partial.choosesColour);
  const canvases = useCanvases(choices, !partial.choosesColour || choices.colourId !== null);
  const cities = useCities();
  const rate = usePackageRate(partial.product?.id ?? null);

  const offer = useMemo(
    () =>
      offerOf(
        choices,
        {
          ...partial,
          colours: colours.data ?? NONE,
          canvases: canvases.data ?? NONE,
          packageRate: rate.data?.price ?? null,
          packageLabel: rate.data?.label ?? null,
        },
        edited,
      ),
    [choices, partial, colours.data, canvases.data, rate.data, edited],
  );
  return {
    offer,
    loading: useLoading({
      headings: options.isLoading,
      products: products.isLoading,
      canvases: canvases.isLoading || colours.isLoading || rate.isLoading,
    }),
    failure: failureOf([options, products, colours, canvases, cities, rate]),
  };
}

/** The same object as long as its values are the same. */
function useLoading({ headings, products, canvases }: OfferAnswer["loading"]) {
  return useMemo(() => ({ headings, products, canvases }), [headings, products, canvases]);
}

/** Constant, since a new list would subscribe again at every render. */
const CHOICES = [
  "medium",
  "supportId",
  "headingId",
  "typeId",
  "subheadingId",
  "colourId",
  "canvasId",
] as const;

function useChoices(control: Control<OrderValues>): Choices {
  const [medium, supportId, headingId, typeId, subheadingId, colourId, canvasId] = useWatch({
    control,
    name: CHOICES,
  });
  return useMemo(
    () => ({ medium, supportId, headingId, typeId, subheadingId, colourId, canvasId }),
    [medium, supportId, headingId, typeId, subheadingId, colourId, canvasId],
  );
}

/**
 * Catalogue of two reads; headings are shown only once they are the chosen support's own. A newspaper without prices is left out, unless
 * an ad of its own is edited.
 */
function catalogueOf(
  { supportId }: Choices,
  anySupport: OrderOptions | undefined,
  thisSupport: OrderOptions | undefined,
  products: readonly Product[] | undefined,
): Catalogue {
  const supports = (anySupport?.supports ?? NONE).filter(
    (support) => isSold(support) || support.id === supportId,
  );
  return {
    channels: (anySupport?.channels ?? NONE).filter(({ medium }) =>
      supports.some((support) => support.medium === medium),
    ),
    supports,
    headings: (supportId !== null && thisSupport?.headings) || NONE,
    products: products ?? NONE,
    colours: NONE,
    canvases: NONE,
    packageRate: null,
    packageLabel: null,
  };
}

/** The first of the reads that failed for good; trying again repeats every one that failed. */
function failureOf(answers: readonly Pick<SWRResponse, "data" | "error" | "mutate">[]) {
  const failed = answers.filter(({ data, error }) => error !== undefined && data === undefined);
  const [first] = failed;
  if (first === undefined) return null;
  return {
    error: first.error as unknown,
    retry: () => {
      for (const { mutate } of failed) void mutate();
    },
  };
}
