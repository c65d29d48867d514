import type { NoticeTemplate } from "../../template.ts";
import { company, deposit, footer } from "./shared.ts";

/** Clôture de liquidation. */
export const liquidationClosing: NoticeTemplate = {
  title: ["{company}", "Société en liquidation", "Clôture de liquidation"],
  body: [
    ...company,
    "Liquidateur : {liquidator}",
    "Aux termes d’une décision de {decidedBy} en date du {actDate}, les comptes définitifs de la liquidation ont été approuvés, quitus a été donné au liquidateur, déchargé de son mandat, et la clôture de la liquidation a été constatée[ à la date du {effectiveDate}].",
    "La société sera radiée du registre du commerce.",
    deposit,
  ],
  footer,
};
