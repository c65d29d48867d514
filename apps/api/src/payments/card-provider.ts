import type { Config } from "../platform/config/index.ts";
import { type CardProvider, createCmi } from "./card/index.ts";

/** Where the provider calls back, server to server (readings J2). */
export const NOTIFICATION_PATH = "/ads/commandes/carte/notification";
/** Where it sends the payer's browser back (readings J3). */
export const RETURN_PATH = "/ads/commandes/carte/retour";

/** The card provider that the configuration describes. */
export function cardProviderOf({ card, publicUrl }: Config): CardProvider {
  return createCmi({
    ...card,
    notificationUrl: `${publicUrl}${NOTIFICATION_PATH}`,
    returnUrl: (language) => `${publicUrl}${RETURN_PATH}?langue=${language}`,
    giveUpUrl: (language, orderId) =>
      `${publicUrl}/${language}/paiement-echoue?commande=${orderId}`,
  });
}
