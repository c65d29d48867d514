import type { NoticeTemplate } from "../../template.ts";
import { deposit, footer, partsCompany } from "./shared.ts";

/** تفويت حصص اجتماعية. */
export const shareTransfer: NoticeTemplate = {
  title: ["{company}", "تفويت حصص اجتماعية"],
  body: [
    ...partsCompany,
    "بمقتضى {deed} مؤرخ في {actDate}، تم التفويت التالي:",
    "المفوت: {seller}",
    "المفوت إليه: {buyer}",
    "الحصص المفوتة: {transferredShares}[ قيمة كل واحدة {nominal}]",
    "[فصول القانون الأساسي المعدلة تبعا لذلك: {amendedArticles}]",
    deposit,
  ],
  footer,
};
