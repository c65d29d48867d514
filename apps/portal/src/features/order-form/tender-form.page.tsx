import { useLingui } from "@lingui/react/macro";
import { tenderMode } from "./api/tender-mode.ts";
import { NewOrder } from "./components/new-order.tsx";

/** The form of accounts with a convention: with the tender's reference, without a city (specification 1, point 2). */
export default function TenderFormPage() {
  const { t } = useLingui();
  return <NewOrder mode={tenderMode} title={t`Passer une annonce`} />;
}
