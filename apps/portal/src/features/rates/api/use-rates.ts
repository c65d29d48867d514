import type { CallAnswer } from "@parution/contract/call";
import { readRates } from "@parution/contract/listing";
import { useCall } from "../../../shared/api/use-call.ts";
import { ofOneSupport } from "../../../shared/support/use-home.ts";
import { useSupport } from "../../../shared/support/use-supports.ts";

export type Rates = CallAnswer<typeof readRates>;

/** What everything costs in the chosen newspaper, to whoever asks. */
export const useRates = () => useCall(readRates, ofOneSupport(useSupport()));
