import type { NoticeTemplate } from "../../template.ts";
import { company, deposit, footer } from "./shared.ts";

/** Dissolution anticipée. */
export const dissolution: NoticeTemplate = {
  title: ["{company}", "Dissolution anticipée"],
  body: [
    ...company,
    "Aux termes d’une décision de {decidedBy} en date du {actDate}, il a été décidé la dissolution anticipée de la société[ à compter du {effectiveDate}] et sa mise en liquidation amiable.",
    "Liquidateur, investi des pouvoirs les plus étendus : {liquidator}",
    "Siège de la liquidation, où sera adressée la correspondance : {liquidationOffice}",
    deposit,
  ],
  footer,
};
