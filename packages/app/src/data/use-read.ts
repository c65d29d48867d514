import type { AnyCall, CallAnswer, CallInput } from "@parution/contract/call";
import type { ApiError } from "@parution/contract/errors";
import type { LazyCall } from "@parution/contract/lazy";
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from "swr";
import { usePageLocation } from "../links/links.tsx";
import { useClient } from "./api-scope.tsx";
import { callKey, keyText } from "./first-data.ts";

/**
 * Reads a call through SWR and returns SWR's whole response. With `input` null nothing is requested. Answers depend on the
 * page's language, so the key contains it.
 */
export function useRead<C extends AnyCall>(
  call: LazyCall<C>,
  input: CallInput<C> | null,
  options?: SWRConfiguration<CallAnswer<C>, ApiError>,
): SWRResponse<CallAnswer<C>, ApiError> {
  const client = useClient();
  return useAnswer(call, input, (args) => client.call(call, args), options);
}

/** Part of an answer under a key of its own: the document of a page carries no more than the page shows. */
export interface AnswerPart<Whole, Part> {
  /** SWR key; differs from the name of every call. */
  readonly name: string;
  of(whole: Whole): Part;
}

/** Variant of {@link useRead} for a part of the call's answer. */
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
    async (args) => part.of(await client.call(call, args)),
    options,
  );
}

function useAnswer<Input, Answer>(
  call: Pick<LazyCall, "name" | "shows">,
  input: Input | null,
  ask: (input: Input) => Promise<Answer>,
  options?: SWRConfiguration<Answer, ApiError>,
): SWRResponse<Answer, ApiError> {
  const { language, isFirstPage } = usePageLocation();
  const { fallback = {} } = useSWRConfig();
  const key = input === null ? null : callKey(call, language, input);
  // An answer that the document carries is fresh: it is not requested again.
  const known = key !== null && isFirstPage && keyText(key) in fallback;
  return useSWR<Answer, ApiError>(
    key,
    () => ask(input as Input),
    known ? { revalidateOnMount: false, ...options } : options,
  );
}
