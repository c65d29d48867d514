import type { NoticeTemplate } from "../../template.ts";
import { deposit, footer } from "./shared.ts";

/** تأسيس شركة ذات مسؤولية محدودة من شريك وحيد. */
export const soleLimitedCompany: NoticeTemplate = {
  title: ["{company}", "تأسيس شركة"],
  body: [
    "بمقتضى {deed} مؤرخ في {actDate}، تم وضع القانون الأساسي لشركة بالمميزات التالية:",
    "التسمية: {company}",
    "الشكل القانوني: شركة ذات مسؤولية محدودة من شريك وحيد",
    "غرض الشركة: {purpose}",
    "المقر الاجتماعي: {headOffice}",
    "المدة: {duration} ابتداء من التقييد في السجل التجاري",
    "رأسمال الشركة: {capital:words} ({capital})، مقسم إلى {shares} قيمة كل واحدة {nominal}، مخصصة كلها للشريك الوحيد",
    "الشريك الوحيد: {solePartner}",
    "التسيير: {managers}",
    deposit,
    "رقم التقييد في السجل التجاري: {registry}[ – التعريف الموحد للمقاولة: {ice}]",
  ],
  footer,
};
