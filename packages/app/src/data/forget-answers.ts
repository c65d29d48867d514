import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { followLeaving } from "../session/session-store.ts";

/** What was read for somebody goes with them: whoever signs in next sees nothing of it. The rest is read anew. */
export function useForgetAnswers(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    return followLeaving(() => {
      void mutate(everything, undefined, { revalidate: false });
      // Pages behind the login, which the service would refuse to answer, are gone by then.
      setTimeout(() => void mutate(everything));
    });
  }, [mutate]);
}

const everything = () => true;
