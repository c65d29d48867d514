import { useRead } from "@parution/app/data/use-read.ts";
import { readCities } from "@parution/contract/lazy/catalogue";

/** Cities in the page's language, «another city» last; they do not change while the page is open. */
export const useCities = () =>
  useRead(readCities, { query: {} }, { revalidateOnFocus: false, revalidateIfStale: false });
