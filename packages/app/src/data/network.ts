import { tellFailure, watchFailures } from "../reports/failures.ts";
import { sendingFetch } from "./sending-fetch.ts";

/** `fetch` of the page: it repeats what broke where that is safe, and reports each failure once. */
export const networkFetch = watchFailures(sendingFetch, tellFailure);
