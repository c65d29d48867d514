import { useCallback } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater, type LaterAnswer, type LaterInput } from "../../../shared/api/call-later.ts";
import { attempt } from "../../../shared/idempotency/attempt.ts";

const calls = () => import("@parution/contract/journal");
const placeJournal = callLater(calls, "placeJournal");
const placeJournalUnderConvention = callLater(calls, "placeJournalUnderConvention");

export type JournalBody = LaterInput<typeof placeJournal>["body"];
export type PlacedJournal = LaterAnswer<typeof placeJournal>;

/** Sends an order by the call of the account's kind; it keeps its key until it is answered, even when it was changed. */
export function usePlaceJournal(
  underConvention: boolean,
): (body: JournalBody, payLater: boolean) => Promise<PlacedJournal> {
  const client = useClient();
  return useCallback(
    (body, payLater) => {
      const call = underConvention ? placeJournalUnderConvention : placeJournal;
      return attempt("journal", null, (idempotencyKey) =>
        client.call(call, { body, query: payLater ? { payLater } : {} }, { idempotencyKey }),
      );
    },
    [client, underConvention],
  );
}
