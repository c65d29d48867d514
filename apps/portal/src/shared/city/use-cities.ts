import { callLater } from "../api/call-later.ts";
import { useCall } from "../api/use-call.ts";

const readCities = callLater(() => import("@parution/contract/catalogue"), "readCities");

/** The cities in the language of the page, «another city» last; they do not change while it is open. */
export const useCities = () =>
  useCall(readCities, { query: {} }, { revalidateOnFocus: false, revalidateIfStale: false });
