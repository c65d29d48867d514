import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { useSyncExternalStore } from "react";

/** Alert while there is no network. */
export function OfflineAlert() {
  const { t } = useLingui();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Alert
      tone="warning"
      labels={{ tone: t`Attention` }}
      title={t`Vous êtes hors connexion. La page se mettra à jour au retour du réseau.`}
      className="mb-6"
    />
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
