import type { AnyCall, CallAnswer, CallInput } from "@parution/contract/call";
import type { ApiError } from "@parution/contract/errors";
import type { LazyCall } from "@parution/contract/lazy";
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from "swr";
import { usePlace } from "../links/links.tsx";
import type { AnswerPart } from "./answer-part.ts";
import { useClient } from "./api-scope.tsx";
import { callKey, keyText } from "./first-data.ts";

/**
 * Reads a call through SWR and answers SWR's whole response. `input` null asks nothing yet. The key carries the
 * language, since answers do.
 */
export function useRead<C extends AnyCall>(
  call: LazyCall<C>,
  input: CallInput<C> | null,
  options?: SWRConfiguration<CallAnswer<C>, ApiError>,
): SWRResponse<CallAnswer<C>, ApiError> {
  const client = useClient();
  return useAnswer(call, input, (asked) => client.call(call, asked), options);
}

/** As {@link useRead}, for a part of what the call answers. */
export function useReadPart<C extends AnyCall, Part>(
  call: LazyCall<C>,
  part: AnswerPart<CallAnswer<C>, Part>,
  input: CallInput<C> | null,
  options?: SWRConfiguration<Part, ApiError>,
): SWRResponse<Part, ApiError> {
  const client = useClient();
  return useAnswer(
    { ...call, name: part.name },
    input,
    async (asked) => part.of(await client.call(call, asked)),
    options,
  );
}

function useAnswer<Input, Answer>(
  call: Pick<LazyCall, "name" | "shows">,
  input: Input | null,
  ask: (input: Input) => Promise<Answer>,
  options?: SWRConfiguration<Answer, ApiError>,
): SWRResponse<Answer, ApiError> {
  const { language, isFirstPage } = usePlace();
  const { fallback = {} } = useSWRConfig();
  const key = input === null ? null : callKey(call, language, input);
  // What came with the document a moment ago is not asked for again.
  const known = key !== null && isFirstPage && keyText(key) in fallback;
  return useSWR<Answer, ApiError>(
    key,
    () => ask(input as Input),
    known ? { revalidateOnMount: false, ...options } : options,
  );
}
