import { serverNow } from "@parution/app/browser/server-clock.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import {
  readJournalOptions,
  readJournalPackage,
  readJournalProducts,
} from "@parution/contract/lazy/journal";
import type { Clock } from "@parution/rules/calendar";
import { type IssueDays, type JournalPrice, priceJournal } from "@parution/rules/journal";
import { useMemo } from "react";
import type { JournalValues } from "./journal-values.ts";
import {
  type Catalogue,
  catalogueOf,
  chosenOf,
  type Duration,
  issueDaysOf,
  type JournalOptions,
  type JournalProducts,
  NO_CATALOGUE,
  type Product,
} from "./offer.ts";

/** Offers and figures of the form, as far as they are loaded and chosen. */
export interface JournalOffer {
  readonly supports: JournalOptions["supports"];
  readonly deliveries: JournalOptions["deliveries"];
  /** Empty while the support's catalogue is loading. */
  readonly catalogue: Catalogue;
  readonly product: Product | null;
  readonly duration: Duration | null;
  readonly days: IssueDays | null;
  readonly clock: Clock;
  readonly packageRate: { readonly label: string; readonly price: number } | null;
  /** Null until there is something to price. */
  readonly price: JournalPrice | null;
  /**
   * True while what was chosen cannot be judged and priced yet, as in a draft that has just come back; false for a newspaper
   * that no longer sells issues.
   */
  readonly isLoading: boolean;
  /** A read that failed, and another try. */
  readonly failure: { readonly error: unknown; readonly retry: () => void } | null;
  /** Reads prices again: they are no longer what was shown. */
  readonly refresh: () => void;
}

/** Newspapers that sell issues, and the offers of one; the last answer stays while another is loading. */
export const useJournalOptions = (supportId: number) =>
  useRead(readJournalOptions, { params: { supportId } }, { keepPreviousData: true });

/** Any support's options name all supports: before one is chosen, those of the first installed. */
export const ANY_SUPPORT = 1;

/** Available choices for the current values, with their price. */
export function useJournalOffer(values: JournalValues): JournalOffer {
  const { supportId } = values;
  const options = useJournalOptions(supportId ?? ANY_SUPPORT);
  const products = useRead(
    readJournalProducts,
    supportId === null ? null : { params: { supportId } },
  );
  const catalogue = useCatalogue(supportId, options.data, products.data);
  const { product, duration } = chosenOf(values, catalogue);
  const held = useRead(
    readJournalPackage,
    product === null ? null : { body: { productId: product.id } },
  );
  const clock = { now: serverNow(), zone: usePublisherZone() };
  const deliveries = options.data?.deliveries ?? [];
  const packageRate = held.data ?? null;
  // A newspaper that sells no issues any more is answered without a choice.
  const answered = options.data?.selectedSupportId ?? null;
  const isStale = supportId !== null && answered !== null && answered !== supportId;
  const failed = [options, products, held].filter(
    (read) => read.error && (read.data === undefined || (read === options && isStale)),
  );
  const sellsIssues = options.data?.supports.some(({ id }) => id === supportId);
  return {
    supports: options.data?.supports ?? [],
    deliveries,
    catalogue,
    product,
    duration,
    days: duration && issueDaysOf(duration, catalogue, clock),
    clock,
    packageRate,
    price: duration && held.data !== undefined ? priceOf(duration) : null,
    isLoading:
      failed.length === 0 &&
      supportId !== null &&
      sellsIssues !== false &&
      (catalogue === NO_CATALOGUE || (product !== null && held.data === undefined)),
    failure: failed[0] ? { error: failed[0].error, retry: () => readAgain(failed) } : null,
    refresh: () => readAgain([options, products, held]),
  };

  function priceOf({ unitPrice }: Duration): JournalPrice {
    const delivery = deliveries.find(({ id }) => id === values.deliveryId);
    return priceJournal({
      unitPrice,
      packageRate: packageRate?.price ?? null,
      quantities: values.issues.map(({ copies }) => copies ?? 0),
      deliveryPrice: delivery?.price ?? 0,
    });
  }
}

function useCatalogue(
  supportId: number | null,
  options: JournalOptions | undefined,
  products: JournalProducts | undefined,
): Catalogue {
  return useMemo(
    () =>
      options?.selectedSupportId === supportId && supportId !== null && products
        ? catalogueOf(options, products)
        : NO_CATALOGUE,
    [supportId, options, products],
  );
}

function readAgain(reads: readonly { readonly mutate: () => Promise<unknown> }[]): void {
  for (const { mutate } of reads) void mutate();
}
