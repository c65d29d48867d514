import { useLingui } from "@lingui/react/macro";
import { ApiError } from "@parution/contract/errors";
import { useCallback } from "react";

/** Failure with a message in the page's language, as of a dialog of the browser's own. */
export class WordedError extends Error {
  override readonly name = "WordedError";
}

/** Message about a failure: its own where it has one for readers, else advice in the page's language. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useLingui();
  return useCallback(
    (error) => {
      if (error instanceof WordedError) return error.message;
      const cutOff = t`La connexion est interrompue. Vérifiez votre réseau, puis réessayez.`;
      const outdated = t`Cette page n’est plus à jour. Rechargez-la, puis réessayez.`;
      // Without a network, code that is loaded on demand fails first.
      if (!(error instanceof ApiError))
        return navigator.onLine ? t`Une erreur est survenue. Réessayez.` : cutOff;
      switch (error.code) {
        case "NETWORK":
          return cutOff;
        case "CONTRACT":
          // A server that fails, or a proxy before it, answers in a form of its own.
          if (error.status >= 500) return t`Une erreur est survenue. Réessayez.`;
          return outdated;
        case "INPUT":
          return outdated;
        default:
          return error.message;
      }
    },
    [t],
  );
}
