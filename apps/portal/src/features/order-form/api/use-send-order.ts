import { useCallback } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { attempt } from "../../../shared/idempotency/attempt.ts";
import { type FormMode, formNameOf, type OrderBody, type Sent } from "../model/form-mode.ts";
import { loadEnding } from "../model/load-ending.ts";
import { readOrigin } from "./read-origin.ts";

/**
 * Sends what a form holds. A new order keeps its key until it is answered, even when it was changed meanwhile (its price,
 * a date that has closed), so that it is never placed twice; an edit is another piece of work with another content.
 */
export function useSendOrder(
  mode: FormMode,
): (body: OrderBody, payLater: boolean) => Promise<Sent> {
  const client = useClient();
  return useCallback(
    async (body, payLater) => {
      const [{ fingerprintOf }, origin] = await Promise.all([
        loadEnding(),
        readOrigin(client, body),
      ]);
      const content = mode.kind === "edit" ? fingerprintOf(body, payLater) : null;
      return attempt(formNameOf(mode), content, (idempotencyKey) =>
        mode.send({ client, body: { ...body, ...origin }, payLater, idempotencyKey }),
      );
    },
    [client, mode],
  );
}
