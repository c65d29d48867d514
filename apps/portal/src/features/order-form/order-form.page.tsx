import { useLingui } from "@lingui/react/macro";
import type { NewOrderMode } from "./form-mode.ts";
import { NewOrder } from "./new-order.tsx";
import { submissionCode } from "./submission/lazy-submission.ts";

/** Composes an ad, prices it while it is written, orders it or saves it. */
export default function OrderFormPage() {
  const { t } = useLingui();
  return <NewOrder mode={standardMode} title={t`Passer une annonce`} />;
}

/** A new order of an account without a convention; its call is loaded with the code of the submission. */
const standardMode: NewOrderMode = {
  kind: "standard",
  send: async (sending) => (await submissionCode.load()).placeStandard(sending),
};
