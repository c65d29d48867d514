import { useLingui } from "@lingui/react/macro";
import { standardMode } from "./api/standard-mode.ts";
import { NewOrder } from "./components/new-order.tsx";

/** Composes an ad, prices it while it is written, orders it or saves it (specification 1, point 2). */
export default function OrderFormPage() {
  const { t } = useLingui();
  return <NewOrder mode={standardMode} title={t`Passer une annonce`} />;
}
