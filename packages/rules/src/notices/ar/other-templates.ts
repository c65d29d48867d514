import type { NoticeTemplate } from "../template.ts";

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

const footer = ["[{closing}]"];

/** نعي. */
export const deathNotice: NoticeTemplate = {
  title: ["نعي"],
  body: [
    "بقلوب مؤمنة بقضاء الله وقدره، تنعى عائلة {family} والأقارب والأصهار إلى الأهل والأصدقاء وفاة {deceased}، وذلك يوم {deathDate}[ {deathPlace:place}][، عن عمر ناهز {age}].",
    "[وتشيع الجنازة {funeral}.]",
    "[وتقبل التعازي بالعنوان التالي: {condolences}.]",
    "ويعد هذا النعي بمثابة إشعار للجميع.",
  ],
  footer,
};

/** شكر على تعزية. */
export const thanks: NoticeTemplate = {
  title: ["شكر على تعزية"],
  body: [
    "تتقدم عائلة {family} والأقارب والأصهار بخالص الشكر وعظيم الامتنان إلى كل من شاركهم أحزانهم وواساهم إثر وفاة {deceased}[ يوم {deathDate}]، سائلين الله تعالى ألا يريهم مكروها في عزيز.",
  ],
  footer,
};

/** أربعينية أو ذكرى وفاة. */
export const remembrance: NoticeTemplate = {
  title: ["{remembranceDay}"],
  body: [
    "تستحضر عائلة {family} والأقارب والأصهار ذكرى وفاة {deceased}، التي كانت يوم {deathDate}[ {deathPlace:place}]، وترجو من الأهل والأصدقاء الدعاء بالرحمة والمغفرة.",
    "[ويقام حفل التأبين {ceremony}.]",
  ],
  footer,
};

/** تهنئة. */
export const congratulations: NoticeTemplate = {
  title: ["تهنئة"],
  body: [
    "بمناسبة {occasion}، نتقدم إلى {honoree} بأحر التهاني وأصدق المتمنيات بدوام السعادة والتوفيق.",
  ],
  footer: ["[{sender}]"],
};
