import { useLingui } from "@lingui/react/macro";
import { NewOrder } from "./components/new-order.tsx";

/** Composes an ad, prices it while it is written, orders it or saves it (specification 1, point 2). */
export default function OrderFormPage() {
  const { t } = useLingui();
  return <NewOrder kind="standard" title={t`Passer une annonce`} />;
}
