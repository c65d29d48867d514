import type { NoticeTemplate } from "../../template.ts";
import { company, deposit, footer } from "./shared.ts";

/** قفل التصفية. */
export const liquidationClosing: NoticeTemplate = {
  title: ["{company}", "شركة في طور التصفية", "قفل التصفية"],
  body: [
    ...company,
    "المصفي: {liquidator}",
    "بمقتضى قرار {decidedBy} المؤرخ في {actDate}، تمت المصادقة على الحسابات النهائية للتصفية، وإبراء ذمة المصفي وإعفاؤه من مهامه، ومعاينة قفل التصفية[ بتاريخ {effectiveDate}].",
    "سيتم التشطيب على الشركة من السجل التجاري.",
    deposit,
  ],
  footer,
};
