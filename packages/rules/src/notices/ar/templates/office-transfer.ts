import type { NoticeTemplate } from "../../template.ts";
import { deposit, footer } from "./shared.ts";

/** تحويل المقر الاجتماعي. */
export const officeTransfer: NoticeTemplate = {
  title: ["{company}", "تحويل المقر الاجتماعي"],
  body: [
    "{legalForm} رأسمالها {capital}",
    "رقم التقييد في السجل التجاري: {registry}[ – التعريف الموحد للمقاولة: {ice}]",
    "بمقتضى قرار {decidedBy} المؤرخ في {actDate}، تقرر تحويل المقر الاجتماعي للشركة[ ابتداء من {effectiveDate}].",
    "المقر الاجتماعي السابق: {headOffice}",
    "المقر الاجتماعي الجديد: {newHeadOffice}",
    "[فصول القانون الأساسي المعدلة تبعا لذلك: {amendedArticles}]",
    deposit,
  ],
  footer,
};
