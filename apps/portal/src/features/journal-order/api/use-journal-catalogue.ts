import { callLater, type LaterAnswer } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";

const calls = () => import("@parution/contract/journal");
const readJournalOptions = callLater(calls, "readJournalOptions");
const readJournalPackage = callLater(calls, "readJournalPackage");
const readJournalProducts = callLater(calls, "readJournalProducts");

export type JournalOptions = LaterAnswer<typeof readJournalOptions>;
export type JournalProducts = LaterAnswer<typeof readJournalProducts>;

/** Which newspapers sell issues, and what one of them sells; the last answer stays while another is on its way. */
export const useJournalOptions = (supportId: number) =>
  useCall(readJournalOptions, { params: { supportId } }, { keepPreviousData: true });

/** The issues that a support sells; `null` asks nothing. */
export const useJournalProducts = (supportId: number | null) =>
  useCall(readJournalProducts, supportId === null ? null : { params: { supportId } });

/** The package that the account holds for a product; `null` asks nothing. */
export const useJournalPackage = (productId: number | null) =>
  useCall(readJournalPackage, productId === null ? null : { body: { productId } });
