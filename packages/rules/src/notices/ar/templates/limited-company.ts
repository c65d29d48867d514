import type { NoticeTemplate } from "../../template.ts";
import { deposit, footer } from "./shared.ts";

/** تأسيس شركة ذات مسؤولية محدودة. */
export const limitedCompany: NoticeTemplate = {
  title: ["{company}", "تأسيس شركة"],
  body: [
    "بمقتضى {deed} مؤرخ في {actDate}، تم وضع القانون الأساسي لشركة بالمميزات التالية:",
    "التسمية: {company}",
    "الشكل القانوني: شركة ذات مسؤولية محدودة",
    "غرض الشركة: {purpose}",
    "المقر الاجتماعي: {headOffice}",
    "المدة: {duration} ابتداء من التقييد في السجل التجاري",
    "رأسمال الشركة: {capital:words} ({capital})، مقسم إلى {shares} قيمة كل واحدة {nominal}",
    "الشركاء: {partners}",
    "التسيير: {managers}",
    deposit,
    "رقم التقييد في السجل التجاري: {registry}[ – التعريف الموحد للمقاولة: {ice}]",
  ],
  footer,
};
