import { useRead } from "@parution/app/data/use-read.ts";
import { useSignedIn } from "@parution/app/session/session-store.ts";
import {
  readCanvases,
  readCities,
  readColours,
  readOptions,
  readPackageRate,
  readProducts,
  readRates,
  readTenderOptions,
} from "@parution/contract/lazy/catalogue";
import type { Choices, Offer } from "./offer.ts";

/** The catalogue of a working day: it is not read again when the page is focused. */
const settled = { revalidateOnFocus: false };

/**
 * Channels and supports, and the headings of one support, all or those under a convention. Another support's stay
 * until its own are there.
 */
export const useOrderOptions = (supportId: number | null, underConvention: boolean) =>
  useRead(
    underConvention ? readTenderOptions : readOptions,
    supportId === null ? null : { params: { supportId } },
    { ...settled, keepPreviousData: true },
  );

/** The products of a heading: which types there are, in which format and colours. */
export const useProducts = ({ supportId, headingId }: Choices) =>
  useRead(
    readProducts,
    supportId === null || headingId === null
      ? null
      : { params: { supportId }, query: { headingId } },
    settled,
  );

/** The colours of a modular ad. */
export const useColours = ({ supportId, headingId, typeId }: Choices, wanted: boolean) =>
  useRead(
    readColours,
    wanted && supportId !== null && headingId !== null && typeId !== null
      ? { params: { supportId }, query: { headingId, typeId } }
      : null,
    settled,
  );

/** The canvases of a type, in the chosen colour where there are several. */
export const useCanvases = ({ supportId, headingId, typeId, colourId }: Choices, wanted: boolean) =>
  useRead(
    readCanvases,
    wanted && supportId !== null && headingId !== null && typeId !== null
      ? { query: { supportId, headingId, typeId, ...(colourId === null ? {} : { colourId }) } }
      : null,
    settled,
  );

/** Prices of each type of the chosen heading for this account, canvas by canvas; undefined while they are loading. */
export function useRatedTypes({ support, heading }: Pick<Offer, "support" | "heading">) {
  const query =
    support && heading ? { query: { supportId: support.id, headingId: heading.id } } : null;
  return useRead(readRates, query, settled).data?.headings[0]?.types;
}

export const useCities = () => useRead(readCities, { query: {} }, settled);

/** The price of the account's package for a product, in centimes; null without one. Visitors have none. */
export function usePackageRate(productId: number | null) {
  const signedIn = useSignedIn();
  const input = signedIn && productId !== null ? { body: { productId } } : null;
  return useRead(readPackageRate, input, settled);
}
