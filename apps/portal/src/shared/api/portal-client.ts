import { type Client, type ClientOptions, createClient } from "@parution/contract/client";
import { tellFailure, watchFailures } from "../error-report/failures.ts";
import { sendingFetch } from "./sending-fetch.ts";

/** One for the page: it tells of each failure once. */
const watchedFetch = watchFailures(sendingFetch, tellFailure);

/** The contract's client on the browser's network, unless another is given. */
export const createPortalClient = (options: ClientOptions): Client =>
  createClient({ fetch: watchedFetch, ...options });
