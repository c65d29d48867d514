import { callLater, type LaterAnswer } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import { currentSession } from "../../../shared/session/session-store.ts";
import { ofOneSupport } from "../../../shared/support/support-input.ts";
import { useSupport } from "../../../shared/support/use-supports.ts";

const readRates = callLater(() => import("@parution/contract/listing"), "readRates");

export type Rates = LaterAnswer<typeof readRates>;

/** A server draws what anybody pays: whoever is signed in asks anew, since packages are their account's (readings C4). */
const askAnew = () =>
  !import.meta.env.SSR && currentSession() !== null ? { revalidateOnMount: true } : undefined;

/** What everything costs in the chosen newspaper, to whoever asks. */
export const useRates = () => useCall(readRates, ofOneSupport(useSupport()), askAnew());
