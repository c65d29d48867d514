import { useLingui } from "@lingui/react/macro";
import { ApiError } from "@parution/contract/errors";
import { useCallback } from "react";

/** What to tell a person about a failure: the server's own words where it spoke, else what they can do. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  return useCallback(
    (error) => {
      const cutOff = t`La connexion est interrompue. Vérifiez votre réseau, puis réessayez.`;
      // Without a network it is the code itself that does not come.
      if (!(error instanceof ApiError))
        return navigator.onLine ? t`Une erreur est survenue. Réessayez.` : cutOff;
      switch (error.code) {
        case "NETWORK":
          return cutOff;
        case "CONTRACT":
        case "INPUT":
          return t`Cette page n’est plus à jour. Rechargez-la, puis réessayez.`;
        default:
          return error.message;
      }
    },
    [t],
  );
}
