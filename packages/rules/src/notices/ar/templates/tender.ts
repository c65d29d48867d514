import type { NoticeTemplate } from "../../template.ts";

/** طلب عروض مفتوح. */
export const tender: NoticeTemplate = {
  title: ["{authority}", "إعلان عن طلب عروض مفتوح رقم {tenderNumber}"],
  body: [
    "جلسة عمومية",
    "في يوم {openingDate} على الساعة {openingTime}، سيتم في جلسة عمومية فتح الأظرفة المتعلقة بطلب العروض المفتوح، بعروض أثمان، المبين أدناه.",
    "الموضوع: {tenderObject}",
    "مكان الجلسة: {openingPlace}",
    "سحب ملف طلب العروض: {filePlace}",
    "مبلغ الضمان المؤقت: {guarantee}",
    "كلفة تقدير الأعمال المحددة من طرف صاحب المشروع: {estimate} مع احتساب الرسوم",
    "يودع المتنافسون أظرفتهم {submission}، قبل التاريخ والساعة المحددين للجلسة.",
  ],
  footer: [],
};
