import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { openFeed, readFeed, revokeFeed } from "@parution/contract/lazy/feeds";

/** Address of an ad's calendar feed, with the actions that create and revoke it. */
export function useFeed(adId: number) {
  const client = useClient();
  const feed = useRead(readFeed, { query: { adId } });
  const put = (answer: { url: string | null }) => feed.mutate(answer, { revalidate: false });
  const open = useAction(
    async () => void (await put(await client.call(openFeed, { body: { adId } }))),
  );
  const revoke = useAction(
    async () => void (await put(await client.call(revokeFeed, { body: { adId } }))),
  );
  return { ...feed, open, revoke };
}
