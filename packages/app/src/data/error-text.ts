import { useLingui } from "@lingui/react/macro";
import { ApiError } from "@parution/contract/errors";
import { useCallback } from "react";

/** Message about a failure: the server's own where it answered, else advice in the page's language. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  return useCallback(
    (error) => {
      const cutOff = t`La connexion est interrompue. Vérifiez votre réseau, puis réessayez.`;
      // Without a network, code that is loaded on demand fails first.
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
