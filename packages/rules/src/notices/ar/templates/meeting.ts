import type { NoticeTemplate } from "../../template.ts";
import { company } from "./shared.ts";

/** استدعاء لجمع عام. */
export const meeting: NoticeTemplate = {
  title: ["{company}", "إعلان عن استدعاء"],
  body: [
    ...company,
    "{convened} في الشركة مدعوون لحضور {meeting} المنعقد يوم {meetingDate} على الساعة {meetingTime}، بالعنوان التالي: {meetingPlace}.",
    "ويتداول الجمع العام في جدول الأعمال التالي:",
    "{agenda}",
    "توضع الوثائق المعروضة على الجمع العام رهن إشارتهم بالمقر الاجتماعي.",
  ],
  footer: ["{convener}"],
};
