import { useRead } from "@parution/app/data/use-read.ts";
import { currentSession } from "@parution/app/session/session-store.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readRates } from "@parution/contract/lazy/catalogue";
import { ofOneSupport } from "../../shared/support/support-input.ts";
import { useSupport } from "../../shared/support/use-supports.ts";

export type Rates = LazyAnswer<typeof readRates>;

/** A server renders the public prices; a signed-in user reads them again, since packages are an account's. */
const askAnew = () =>
  !import.meta.env.SSR && currentSession() !== null ? { revalidateOnMount: true } : undefined;

/** Rates of the chosen newspaper for the current account. */
export const useRates = () => useRead(readRates, ofOneSupport(useSupport()), askAnew());
