import { useRead } from "@parution/app/data/use-read.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import {
  readJournalOptions,
  readJournalPackage,
  readJournalProducts,
} from "@parution/contract/lazy/journal";

export type JournalOptions = LazyAnswer<typeof readJournalOptions>;
export type JournalProducts = LazyAnswer<typeof readJournalProducts>;

/** Which newspapers sell issues, and what one of them sells; the last answer stays while another is on its way. */
export const useJournalOptions = (supportId: number) =>
  useRead(readJournalOptions, { params: { supportId } }, { keepPreviousData: true });

/** The issues that a support sells; `null` asks nothing. */
export const useJournalProducts = (supportId: number | null) =>
  useRead(readJournalProducts, supportId === null ? null : { params: { supportId } });

/** The package that the account holds for a product; `null` asks nothing. */
export const useJournalPackage = (productId: number | null) =>
  useRead(readJournalPackage, productId === null ? null : { body: { productId } });
