const identity = [
  "المقر الاجتماعي: {headOffice}",
  "رقم التقييد في السجل التجاري: {registry}[ – التعريف الموحد للمقاولة: {ice}]",
];

/** Identity of the company, above its decisions. */
export const company = ["{legalForm} رأسمالها {capital}", ...identity];

/** The same of a company whose capital is in parts. */
export const partsCompany = ["{partsForm} رأسمالها {capital}", ...identity];

export const deposit =
  "تم الإيداع القانوني لدى كتابة الضبط {court:place} {courtCity:place} بتاريخ {depositDate} تحت رقم {depositNumber}.";

export const footer = ["بمثابة مقتطف وبيان"];
