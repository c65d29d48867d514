import { useLingui } from "@lingui/react/macro";
import type { LoginReason as Reason } from "@parution/app/session/origin.ts";

/** Reason for the login, where another page redirected here. */
export function LoginReason({ reason }: { reason: Reason | null }) {
  const { t } = useLingui();
  if (reason === null) return null;
  const sentences = {
    commande: t`Connectez-vous pour passer commande : le formulaire s’ouvrira ensuite.`,
    compte: t`Connectez-vous pour ouvrir cette page de votre compte.`,
    session: t`Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez.`,
  };
  return (
    <p role="status" className="text-body text-fg-muted">
      {sentences[reason]}
    </p>
  );
}
