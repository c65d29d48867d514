import { useLingui } from "@lingui/react/macro";
import { placeTenderAd } from "@parution/contract/lazy/orders";
import type { NewOrderMode } from "./form-mode.ts";
import { NewOrder } from "./new-order.tsx";

/** The form of accounts with a convention: with the tender's reference, without a city. */
export default function TenderFormPage() {
  const { t } = useLingui();
  return <NewOrder mode={tenderMode} title={t`Passer un appel d’offres`} />;
}

/** A new order under a convention. */
const tenderMode: NewOrderMode = {
  kind: "tender",
  send: async ({ client, body, payLater, idempotencyKey }) => {
    const input = { body, query: payLater ? { payLater } : {} };
    return { kind: "placed", ...(await client.call(placeTenderAd, input, { idempotencyKey })) };
  },
};
