import type { NoticeLanguage } from "../language.ts";

/** Text of the chosen answers in an Arabic notice. */
export const phrases: NoticeLanguage["phrases"] = {
  sarl: "شركة ذات مسؤولية محدودة",
  sarlAu: "شركة ذات مسؤولية محدودة من شريك وحيد",
  sa: "شركة مساهمة",
  sas: "شركة مساهمة مبسطة",

  privateDeed: "عقد عرفي",
  notarialDeed: "عقد توثيقي",
  extraordinaryMeeting: "الجمع العام الاستثنائي",
  ordinaryMeeting: "الجمع العام العادي",
  solePartnerDecision: "الشريك الوحيد",

  notStated: "",
  resignation: "استقالة",
  dismissal: "عزل",
  death: "وفاة",

  cash: "بتقديم حصص نقدية",
  claims: "بالمقاصة مع ديون محددة المقدار ومستحقة على الشركة",
  reserves: "بإدماج الاحتياطيات",

  partnersConvened: "الشركاء",
  shareholdersConvened: "المساهمون",
  ordinary: "الجمع العام العادي",
  extraordinary: "الجمع العام الاستثنائي",
  combined: "الجمع العام المختلط",
  management: "المسير",
  board: "مجلس الإدارة",
  liquidatorConvenes: "المصفي",

  portal: "بطريقة إلكترونية عبر بوابة الصفقات العمومية",
  counter: "مقابل وصل بمكتب الضبط لدى صاحب المشروع",

  diesel: "ديزل",
  petrol: "بنزين",
  hybrid: "هجين",
  electric: "كهربائية",
  forSale: "للبيع",
  toRent: "للكراء",
  openEnded: "عقد غير محدد المدة",
  fixedTerm: "عقد محدد المدة",
  internship: "تدريب",

  fortiethDay: "ذكرى أربعينية",
  anniversary: "ذكرى وفاة",
  verse: "إنا لله وإنا إليه راجعون.",

  commercialCourt: "المحكمة التجارية",
  firstInstanceCourt: "المحكمة الابتدائية",
};
