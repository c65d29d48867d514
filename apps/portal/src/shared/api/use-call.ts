import type { AnyCall, CallAnswer, CallInput } from "@parution/contract/call";
import type { ApiError } from "@parution/contract/errors";
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from "swr";
import { useLanguage } from "../links/links.tsx";
import { useClient } from "./api-scope.tsx";
import type { LaterCall } from "./call-later.ts";
import { type CallKey, isJustGiven } from "./first-data.ts";

/**
 * Reads a call through SWR and answers SWR's whole response. `input` null asks nothing yet. The key carries the
 * language, since answers do.
 */
export function useCall<C extends AnyCall>(
  call: LaterCall<C>,
  input: CallInput<C> | null,
  options?: SWRConfiguration<CallAnswer<C>, ApiError>,
): SWRResponse<CallAnswer<C>, ApiError> {
  const client = useClient();
  const language = useLanguage();
  const { fallback } = useSWRConfig();
  const key: CallKey | null = input === null ? null : [call.name, language, input];
  const known = key !== null && isJustGiven(key, fallback);
  return useSWR<CallAnswer<C>, ApiError>(
    key,
    () => client.call(call, input as CallInput<C>),
    known ? { revalidateOnMount: false, ...options } : options,
  );
}
