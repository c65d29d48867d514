import type { CallAnswer } from "@parution/contract/call";
import { readHome } from "@parution/contract/site";
import { useCall } from "../../../shared/api/use-call.ts";
import { useSupport } from "../../../shared/support/use-supports.ts";

export type Home = CallAnswer<typeof readHome>;

/** The home page of the chosen support, or of the default one. */
export function useHome() {
  const support = useSupport();
  return useCall(
    readHome,
    { query: support === null ? {} : { supportId: support.id } },
    {
      keepPreviousData: true,
    },
  );
}
