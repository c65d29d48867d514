import { useClient } from "../api/api-scope.tsx";
import { callLater, type LaterInput } from "../api/call-later.ts";
import { attempt } from "../idempotency/attempt.ts";

const switchAd = callLater(() => import("@parution/contract/ads"), "switchAd");

type Switch = LaterInput<typeof switchAd>["body"];

/** Takes an ad off the web or puts it back; answers the server’s words, once more where the first answer was lost. */
export function useSwitchAd() {
  const client = useClient();
  return async (body: Switch): Promise<string> => {
    const content = `${body.action} ${body.reasonId ?? ""}`;
    const { message } = await attempt(`ad-switch.${body.adId}`, content, (idempotencyKey) =>
      client.call(switchAd, { body }, { idempotencyKey }),
    );
    return message;
  };
}
