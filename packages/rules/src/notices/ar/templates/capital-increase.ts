import type { NoticeTemplate } from "../../template.ts";
import { deposit, footer } from "./shared.ts";

/** الرفع من رأسمال الشركة. */
export const capitalIncrease: NoticeTemplate = {
  title: ["{company}", "الرفع من رأسمال الشركة"],
  body: [
    "{partsForm}",
    "المقر الاجتماعي: {headOffice}",
    "رقم التقييد في السجل التجاري: {registry}[ – التعريف الموحد للمقاولة: {ice}]",
    "بمقتضى قرار {decidedBy} المؤرخ في {actDate}[، والساري ابتداء من {effectiveDate}]، تقرر رفع رأسمال الشركة من {capital} إلى {newCapital:words} ({newCapital})، بإحداث {newShares} قيمة كل واحدة {nominal}، تم تحريرها {contribution}.",
    "[فصول القانون الأساسي المعدلة تبعا لذلك: {amendedArticles}]",
    deposit,
  ],
  footer,
};
