import type { NoticeTemplate } from "../../template.ts";

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
