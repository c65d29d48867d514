import { callLater } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import type { Choices, Offer } from "../model/offer.ts";

const calls = () => import("@parution/contract/catalogue");
export const readCanvases = callLater(calls, "readCanvases");
const readCities = callLater(calls, "readCities");
const readColours = callLater(calls, "readColours");
export const readOptions = callLater(calls, "readOptions");
export const readPackageRate = callLater(calls, "readPackageRate");
export const readProducts = callLater(calls, "readProducts");
const readRates = callLater(() => import("@parution/contract/listing"), "readRates");
const readTenderOptions = callLater(calls, "readTenderOptions");

/** The catalogue of a working day: looking back at the page does not ask for it again. */
const settled = { revalidateOnFocus: false };

/**
 * Channels and supports, and the headings of one support, all or those under a convention. Another support's stay
 * until its own are there.
 */
export const useOrderOptions = (supportId: number | null, underConvention: boolean) =>
  useCall(
    underConvention ? readTenderOptions : readOptions,
    supportId === null ? null : { params: { supportId } },
    { ...settled, keepPreviousData: true },
  );

/** The products of a heading: which types there are, in which format and colours. */
export const useProducts = ({ supportId, headingId }: Choices) =>
  useCall(
    readProducts,
    supportId === null || headingId === null
      ? null
      : { params: { supportId }, query: { headingId } },
    settled,
  );

/** The colours of a modular ad. */
export const useColours = ({ supportId, headingId, typeId }: Choices, wanted: boolean) =>
  useCall(
    readColours,
    wanted && supportId !== null && headingId !== null && typeId !== null
      ? { params: { supportId }, query: { headingId, typeId } }
      : null,
    settled,
  );

/** The canvases of a type, in the chosen colour where there are several. */
export const useCanvases = ({ supportId, headingId, typeId, colourId }: Choices, wanted: boolean) =>
  useCall(
    readCanvases,
    wanted && supportId !== null && headingId !== null && typeId !== null
      ? { query: { supportId, headingId, typeId, ...(colourId === null ? {} : { colourId }) } }
      : null,
    settled,
  );

/** What each type of the chosen heading costs this account, canvas by canvas; undefined while it is on its way. */
export function useRatedTypes({ support, heading }: Pick<Offer, "support" | "heading">) {
  const asked =
    support && heading ? { query: { supportId: support.id, headingId: heading.id } } : null;
  return useCall(readRates, asked, settled).data?.headings[0]?.types;
}

export const useCities = () => useCall(readCities, { query: {} }, settled);

/** The price of the account's package for a product, in centimes; null without one (readings C4). */
export const usePackageRate = (productId: number | null) =>
  useCall(readPackageRate, productId === null ? null : { body: { productId } }, settled);
