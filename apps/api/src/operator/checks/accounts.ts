import { reconcile } from "../../ledger/index.ts";
import type { Check } from "./check.ts";

/** What an account keeps is the sum of its lines, and every movement gives what it takes. */
const ledger: Check = {
  name: "account and lines",
  find: async (db) =>
    (await reconcile(db)).map(({ what, kept, lines }) => ({
      subject: what,
      expected: String(lines),
      found: String(kept),
    })),
};

export const accountChecks: readonly Check[] = [ledger];
