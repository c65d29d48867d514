import type { NoticeTemplate } from "../template.ts";

const identity = [
  "المقر الاجتماعي: {headOffice}",
  "رقم التقييد في السجل التجاري: {registry}[ – التعريف الموحد للمقاولة: {ice}]",
];

/** Identity of the company, above its decisions. */
const company = ["{legalForm} رأسمالها {capital}", ...identity];

/** The same of a company whose capital is in parts. */
const partsCompany = ["{partsForm} رأسمالها {capital}", ...identity];

const deposit =
  "تم الإيداع القانوني لدى كتابة الضبط {court:place} {courtCity:place} بتاريخ {depositDate} تحت رقم {depositNumber}.";

const footer = ["بمثابة مقتطف وبيان"];

/** تأسيس شركة ذات مسؤولية محدودة. */
export const limitedCompany: NoticeTemplate = {
  title: ["{company}", "تأسيس شركة"],
  body: [
    "بمقتضى {deed} مؤرخ في {actDate}، تم وضع القانون الأساسي لشركة بالمميزات التالية:",
    "التسمية: {company}",
    "الشكل القانوني: شركة ذات مسؤولية محدودة",
    "غرض الشركة: {purpose}",
    "المقر الاجتماعي: {headOffice}",
    "المدة: {duration} ابتداء من التقييد في السجل التجاري",
    "رأسمال الشركة: {capital:words} ({capital})، مقسم إلى {shares} قيمة كل واحدة {nominal}",
    "الشركاء: {partners}",
    "التسيير: {managers}",
    deposit,
    "رقم التقييد في السجل التجاري: {registry}[ – التعريف الموحد للمقاولة: {ice}]",
  ],
  footer,
};

/** تأسيس شركة ذات مسؤولية محدودة من شريك وحيد. */
export const soleLimitedCompany: NoticeTemplate = {
  title: ["{company}", "تأسيس شركة"],
  body: [
    "بمقتضى {deed} مؤرخ في {actDate}، تم وضع القانون الأساسي لشركة بالمميزات التالية:",
    "التسمية: {company}",
    "الشكل القانوني: شركة ذات مسؤولية محدودة من شريك وحيد",
    "غرض الشركة: {purpose}",
    "المقر الاجتماعي: {headOffice}",
    "المدة: {duration} ابتداء من التقييد في السجل التجاري",
    "رأسمال الشركة: {capital:words} ({capital})، مقسم إلى {shares} قيمة كل واحدة {nominal}، مخصصة كلها للشريك الوحيد",
    "الشريك الوحيد: {solePartner}",
    "التسيير: {managers}",
    deposit,
    "رقم التقييد في السجل التجاري: {registry}[ – التعريف الموحد للمقاولة: {ice}]",
  ],
  footer,
};

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

/** تغيير المسير. */
export const managerChange: NoticeTemplate = {
  title: ["{company}", "تغيير المسير"],
  body: [
    ...partsCompany,
    "بمقتضى قرار {decidedBy} المؤرخ في {actDate}[، والساري ابتداء من {effectiveDate}]، تقرر ما يلي:",
    "إنهاء مهام المسير[ ({departure})]: {formerManager}",
    "تعيين مسير جديد: {newManager}",
    deposit,
  ],
  footer,
};

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

/** حل شركة قبل الأوان. */
export const dissolution: NoticeTemplate = {
  title: ["{company}", "حل مسبق للشركة"],
  body: [
    ...company,
    "بمقتضى قرار {decidedBy} المؤرخ في {actDate}، تقرر الحل المسبق للشركة[ ابتداء من {effectiveDate}] وتصفيتها وديا.",
    "المصفي، المخولة له أوسع الصلاحيات: {liquidator}",
    "مقر التصفية وعنوان المراسلات: {liquidationOffice}",
    deposit,
  ],
  footer,
};

/** قفل التصفية. */
export const liquidationClosing: NoticeTemplate = {
  title: ["{company}", "شركة في طور التصفية", "قفل التصفية"],
  body: [
    ...company,
    "المصفي: {liquidator}",
    "بمقتضى قرار {decidedBy} المؤرخ في {actDate}، تمت المصادقة على الحسابات النهائية للتصفية، وإبراء ذمة المصفي وإعفاؤه من مهامه، ومعاينة قفل التصفية[ بتاريخ {effectiveDate}].",
    "سيتم التشطيب على الشركة من السجل التجاري.",
    deposit,
  ],
  footer,
};

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
