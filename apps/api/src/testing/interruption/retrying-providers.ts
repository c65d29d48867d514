import { parseAmount } from "@parution/rules/money";
import type { FormFields } from "../../payments/card-provider.ts";
import { SIGNATURE_HEADER, signatureOf } from "../../payments/cash-partner.ts";
import { cmiHash } from "../../payments/cmi.ts";
import type { Config } from "../../platform/config/config.ts";
import { outcomeOf } from "../card-provider.ts";
import { paid } from "../cash-partner.ts";
import { retryUntilAnswered } from "./client.ts";

/** The answer that lets the card provider debit. */
const TAKE = "ACTION=POSTAUTH";

/** The providers' side: accepts every payment, and calls back until it is acknowledged. */
export interface RetryingProviders {
  /** Centimes that were taken, by the payment's reference. */
  readonly taken: ReadonlyMap<string, number>;
  /** Accepts the payment of a card page. */
  acceptCard(form: FormFields): Promise<void>;
  /** Takes money at a counter, `montant` being dirhams as the partner writes them. */
  takeCash(code: string, montant: string): Promise<void>;
}

export function retryingProviders(
  origin: string,
  { card, cash }: Pick<Config, "card" | "cash">,
): RetryingProviders {
  const taken = new Map<string, number>();
  const call = async (path: string, init: RequestInit, heard: readonly string[]) => {
    const answer = await fetch(`${origin}/ads/commandes/${path}`, { method: "POST", ...init });
    const text = await answer.text();
    if (!heard.includes(text)) throw new Error(`Not heard: ${answer.status} ${text}`);
    return text;
  };
  const note = (ref: string, amount: string) => taken.set(ref, parseAmount(amount) ?? Number.NaN);
  return {
    taken,
    async acceptCard(form) {
      const fields = outcomeOf(form, true);
      const body = new URLSearchParams({ ...fields, HASH: cmiHash(fields, card.storeKey) });
      const heard = [TAKE, "APPROVED"];
      const answer = await retryUntilAnswered(() => call("carte/notification", { body }, heard));
      if (answer === TAKE) note(form.oid ?? "", form.amount ?? "");
    },
    async takeCash(code, montant) {
      const body = JSON.stringify(paid(code, montant, `T-${code}`));
      const headers = { [SIGNATURE_HEADER]: signatureOf(body, cash.key) };
      const heard = ['{"resultat":"REGLE"}', '{"resultat":"VERSE_AU_SOLDE"}'];
      await retryUntilAnswered(() => call("especes/notification", { body, headers }, heard));
      note(code, montant);
    },
  };
}
