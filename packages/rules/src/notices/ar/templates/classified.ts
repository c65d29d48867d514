import type { NoticeTemplate } from "../../template.ts";

/** بيع سيارة. */
export const carSale: NoticeTemplate = {
  title: ["للبيع"],
  body: [
    "{carModel}[، موديل {carYear}][، {fuel}][، {mileage}][، {goodsDetails}][. {goodsPlace}][. الثمن: {price}]. الهاتف: {contact}.",
  ],
  footer: [],
};

/** شقة للبيع أو للكراء. */
export const flat: NoticeTemplate = {
  title: ["{flatOffer}"],
  body: [
    "شقة[ مساحتها {surface}][، {rooms}][، {goodsDetails}][. {goodsPlace}][. الثمن: {price}]. الهاتف: {contact}.",
  ],
  footer: [],
};

/** عرض شغل. */
export const jobOffer: NoticeTemplate = {
  title: ["{position}"],
  body: [
    "تعلن {company} عن توظيف: {position}[، {jobContract}][، مقر العمل: {jobPlace}].",
    "[المؤهلات: {profile}]",
    "الترشيح: {application}",
  ],
  footer: [],
};
