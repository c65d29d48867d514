import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import type { ReactNode } from "react";

/** Choice of a file that is hashed before it is sent, which browsers do on https and on this machine alone; elsewhere the way there. */
export function SecureUpload({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  if (isSecureContext) return children;
  return (
    <Alert tone="warning" labels={{ tone: t`Attention` }}>
      {t`Ouvrez le bureau par son adresse https pour envoyer un fichier.`}
    </Alert>
  );
}
