import { readCities } from "@parution/contract/catalogue";
import { useCall } from "../api/use-call.ts";

/** The cities in the language of the page, «another city» last; they do not change while it is open. */
export const useCities = () =>
  useCall(readCities, { query: {} }, { revalidateOnFocus: false, revalidateIfStale: false });
