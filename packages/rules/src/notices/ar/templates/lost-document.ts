import type { NoticeTemplate } from "../../template.ts";

/** ضياع وثيقة. */
export const lostDocument: NoticeTemplate = {
  title: ["إعلان عن ضياع"],
  body: [
    "يعلن للعموم عن ضياع الوثيقة التالية:",
    "الوثيقة: {documentName}[، رقم {documentNumber}]",
    "صاحبها: {holder}",
    "[الجهة المسلمة: {issuer}]",
    "[تاريخ الضياع: {lossDate}]",
    "[مكان الضياع: {lossPlace}]",
    "ويخلي صاحبها مسؤوليته عن أي استعمال لها. والمرجو ممن عثر عليها تسليمها أو الاتصال: {contact}.",
  ],
  footer: [],
};
