import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { useAct } from "../../../shared/api/use-act.ts";
import { useCall } from "../../../shared/api/use-call.ts";

const calls = () => import("@parution/contract/feeds");
const openFeed = callLater(calls, "openFeed");
const readFeed = callLater(calls, "readFeed");
const revokeFeed = callLater(calls, "revokeFeed");

/** The address of an ad's calendar, and giving and taking it. */
export function useFeed(adId: number) {
  const client = useClient();
  const feed = useCall(readFeed, { query: { adId } });
  const put = (answer: { url: string | null }) => feed.mutate(answer, { revalidate: false });
  const open = useAct(
    async () => void (await put(await client.call(openFeed, { body: { adId } }))),
  );
  const revoke = useAct(
    async () => void (await put(await client.call(revokeFeed, { body: { adId } }))),
  );
  return { ...feed, open, revoke };
}
