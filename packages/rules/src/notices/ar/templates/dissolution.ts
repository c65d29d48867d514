import type { NoticeTemplate } from "../../template.ts";
import { company, deposit, footer } from "./shared.ts";

/** حل شركة قبل الأوان. */
export const dissolution: NoticeTemplate = {
  title: ["{company}", "حل مسبق للشركة"],
  body: [
    ...company,
    "بمقتضى قرار {decidedBy} المؤرخ في {actDate}، تقرر الحل المسبق للشركة[ ابتداء من {effectiveDate}] وتصفيتها وديا.",
    "المصفي، المخولة له أوسع الصلاحيات: {liquidator}",
    "مقر التصفية وعنوان المراسلات: {liquidationOffice}",
    deposit,
  ],
  footer,
};
