import type { AnyCall, CallAnswer, CallInput } from "@parution/contract/call";
import type { ApiError } from "@parution/contract/errors";
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from "swr";
import { useLanguage } from "../links/links.tsx";
import type { AnswerPart } from "./answer-part.ts";
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
  return useAnswer(call.name, input, (asked) => client.call(call, asked), options);
}

/** As {@link useCall}, for a part of what the call answers. */
export function useCallPart<C extends AnyCall, Part>(
  call: LaterCall<C>,
  part: AnswerPart<CallAnswer<C>, Part>,
  input: CallInput<C> | null,
  options?: SWRConfiguration<Part, ApiError>,
): SWRResponse<Part, ApiError> {
  const client = useClient();
  return useAnswer(
    part.name,
    input,
    async (asked) => part.of(await client.call(call, asked)),
    options,
  );
}

function useAnswer<Input, Answer>(
  name: string,
  input: Input | null,
  ask: (input: Input) => Promise<Answer>,
  options?: SWRConfiguration<Answer, ApiError>,
): SWRResponse<Answer, ApiError> {
  const language = useLanguage();
  const { fallback } = useSWRConfig();
  const key: CallKey | null = input === null ? null : [name, language, input];
  const known = key !== null && isJustGiven(key, fallback);
  return useSWR<Answer, ApiError>(
    key,
    () => ask(input as Input),
    known ? { revalidateOnMount: false, ...options } : options,
  );
}
