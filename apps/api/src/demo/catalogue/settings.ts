import type { Queries } from "../../platform/database/transaction.ts";

/** The external account site, which the demonstration names and does not have. */
const ACCOUNT_SITE = "https://compte.parution.test";
/** The publisher's own site, as little there. */
const HOUSE_SITE = "https://groupe.parution.test";

export async function seedSettings(tx: Queries): Promise<void> {
  const links = {
    register: `${ACCOUNT_SITE}/inscription`,
    recoverPassword: `${ACCOUNT_SITE}/mot-de-passe`,
    editProfile: `${ACCOUNT_SITE}/profil`,
    backOffice: `${ACCOUNT_SITE}/administration`,
    agencies: `${HOUSE_SITE}/agences`,
    advertising: `${HOUSE_SITE}/publicite`,
    jobs: `${HOUSE_SITE}/emploi`,
  };
  await tx
    .updateTable("settings")
    .where("key", "=", "account_links")
    .set({ value: JSON.stringify(links) })
    .execute();
}
