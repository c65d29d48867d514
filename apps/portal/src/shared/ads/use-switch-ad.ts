import { switchAd } from "@parution/contract/ads";
import type { CallInput } from "@parution/contract/call";
import { useClient } from "../api/api-scope.tsx";
import { attempt } from "../idempotency/attempt.ts";

type Switch = CallInput<typeof switchAd>["body"];

/** Takes an ad off the web or puts it back; answers the server’s words, once more where the first answer was lost. */
export function useSwitchAd() {
  const client = useClient();
  return async (body: Switch): Promise<string> => {
    const content = `${body.action} ${body.adId} ${body.reasonId ?? ""}`;
    const { message } = await attempt("ad-switch", content, (idempotencyKey) =>
      client.call(switchAd, { body }, { idempotencyKey }),
    );
    return message;
  };
}
