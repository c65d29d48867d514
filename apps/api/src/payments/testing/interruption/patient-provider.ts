import { parseAmount } from "@parution/rules/money";
import { cmiHash } from "../../card/cmi-hash.ts";
import type { FormFields } from "../../card/index.ts";
import { outcomeOf } from "../card-provider.ts";
import { stubbornly } from "./stubborn.ts";

/** What the api's configuration says where nothing else is set. */
const STORE_KEY = "PARUTION-DEMO-STORE-KEY";

/** The card provider's side: it accepts every payment, and calls back until it is told that it was heard. */
export interface PatientProvider {
  /** Centimes that were captured, by the payment's reference. */
  readonly captured: ReadonlyMap<string, number>;
  /** Accepts the payment of a card page; resolves once the merchant has taken it. */
  accept(form: FormFields): Promise<void>;
}

export function patientProvider(origin: string): PatientProvider {
  const captured = new Map<string, number>();
  return {
    captured,
    async accept(form) {
      const fields = outcomeOf(form, true);
      const HASH = cmiHash(fields, STORE_KEY);
      await stubbornly(async () => {
        const answer = await fetch(`${origin}/ads/commandes/carte/notification`, {
          method: "POST",
          body: new URLSearchParams({ ...fields, HASH }),
        });
        const text = await answer.text();
        if (text !== "ACTION=POSTAUTH") throw new Error(`Not taken: ${answer.status} ${text}`);
      });
      captured.set(form.oid ?? "", parseAmount(form.amount ?? "") ?? Number.NaN);
    },
  };
}
