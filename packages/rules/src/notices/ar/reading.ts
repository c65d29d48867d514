import { MONTHS } from "../../dates/day-names.ts";
import type { NoticeReading } from "../language.ts";
import { plainText } from "../plain-text.ts";

/** Texts are compared without hamza, which may be left out. */
const months = MONTHS.ar.map(plainText);

const DATE = `((?:\\d{1,2}|فاتح) (?:${months.join("|")}) \\d{4}|\\d{1,2}/\\d{1,2}/\\d{4}|\\d{4}/\\d{1,2}/\\d{1,2})`;
const NUMBER = "(\\d(?:[\\d .]*\\d)?(?:,\\d{1,2})?)";
const AMOUNT = `${NUMBER} ?(?:درهم|دراهم|dhs?\\b)`;
/** «رأسمال», «رأس المال», «رأس مال». */
const CAPITAL = "رأس ?(?:ال)?مال";
const SHARES = "حص(?:ة|ص)";
/** Something, and not a gap. */
const SAID = "(?!\\.\\.|[.,،؛)])\\S";
/** Text allowed between a word and its figure: anything but a gap, a figure or another line. */
const WORDS = "(?:(?!\\.\\.)[^\\d\\n])";

/** The same, with figures. */
const UNTIL = "(?:(?!\\.\\.)[^\\n])";

/** A number and a word that counts no time, or a word of streets and houses. */
const ADDRESS = `(?:(?:رقم ?|عدد ?)?\\d{1,5} ?(?:مكرر)?[ ،,]{1,3}(?!${months.join("|")}|أيام|يوم|ساع|شهر|سن|زوال|صباح)[ا-ي]|(?:${[
  ...["شارع", "زنقة", "حي", "طريق", "عمارة", "إقامة", "تجزئة", "ساحة", "درب", "دوار", "زاوية"],
  ...["مكتب", "شقة", "كلم", "منطقة", "المنطقة", "محج", "بلوك", "فيلا", "مركز"],
].join("|")}) )`;

/** The hamza of the source goes as that of the text does. */
const pattern = (source: string, flags = "i") =>
  new RegExp(source.replace(/[أإآ]/g, "ا").replace(/ؤ/g, "و").replace(/ئ/g, "ي"), flags);
const labelled = (...labels: string[]) =>
  pattern(`(?:${labels.join("|")})[^:.\\n]{0,60}: ?${SAID}`);

/** Seat before its address, behind a colon, a word such as «الكائن» or nothing at all. */
const seat = (words: string) =>
  pattern(
    `(?:${words})(?:[^:.\\n]{0,60}: ?${SAID}|(?: الاجتماعي)?[،,]? (?:هو )?(?:(?:ال)?(?:كائن|موجود|متواجد)ة?,? )?(?:ب ?|في )?${ADDRESS})`,
  );

const deposit = "الإيداع[^\\n]{0,160}";
const act = `(?:بمقتضى|بموجب|حسب|تبعا)${UNTIL}{0,120}? `;

/** Parser of Arabic notices. */
export const reading: NoticeReading = {
  marks: {
    headOffice: seat("المقر الاجتماعي(?! الجديد)|مقرها"),
    newHeadOffice: pattern(
      `${seat("المقر الاجتماعي الجديد|المقر الجديد").source}|تحويل (?:ال)?مقر[^.\\n]{0,80} (?:إلى|في) ${ADDRESS}`,
    ),
    capital: pattern(`${CAPITAL}${WORDS}{0,260}${AMOUNT}`),
    newCapital: pattern(`${CAPITAL}[^\\n]{0,60} إلى ${WORDS}{0,260}${AMOUNT}`),
    shares: pattern(`مقسمة? (?:إلى|على) (?:\\d|حص)|${NUMBER} ${SHARES}${WORDS}{0,60}?${AMOUNT}`),
    newShares: pattern(`(?:${NUMBER} ${SHARES}|حصة|حصتين)[^\\n]{0,20} جديد`),
    transferredShares: pattern(`${NUMBER} ${SHARES}|حصة اجتماعية واحدة|حصتين`),
    nominal: pattern(`(?:${SHARES}|حصتين|كل واحدة)${WORDS}{0,60}${AMOUNT}`),
    registry: pattern(`السجل التجاري(?:(?!ice|التعريف)${WORDS}){0,40}\\d`),
    ice: pattern("(?:\\bice\\b|التعريف الموحد)[^\\d\\n]{0,24}\\d"),
    actDate: pattern(`${act}${DATE}`),
    purpose: labelled("غرض", "هدف", "نشاط"),
    duration: pattern("(?:المدة|مدة)[^\\n]{0,30}سن(?:ة|وات|تين)"),
    courtCity: pattern(`محكمة (?:التجارية|الابتدائية) (?:ب|لمدينة |في )(?! ?\\.\\.) ?\\S`),
    depositDate: pattern(`${deposit}?${DATE}`),
    depositNumber: pattern(`${deposit}(?:تحت|ب) ?(?:رقم|عدد) ?:? ?(?!\\.\\.)[\\w/-]`),
    partners: labelled("الشركاء"),
    solePartner: labelled("الشريك الوحيد"),
    managers: labelled("التسيير", "المسير"),
    seller: pattern(`(?:المفوت|البائع) ?: ?${SAID}`),
    buyer: labelled("المفوت إليه", "المشتري"),
    formerManager: labelled("مهام المسير", "المسير السابق"),
    newManager: labelled("تعيين", "المسير الجديد"),
    liquidator: labelled("المصفي"),
    liquidationOffice: labelled("مقر التصفية"),
    meetingDate: pattern(`(?:مدعو|يدع[وى]|دعوة|استدعاء|نعقد|لحضور)${UNTIL}{0,120}?${DATE}`),
    meetingTime: pattern("الساعة (?:\\d{1,2}|ال[ا-ي]{3,12})"),
    agenda: pattern(`جدول الأعمال[^\\n:]{0,30}:\\s*[–-]? ?${SAID}`),
    deathDate: pattern(`(?:وفاة|توفي|وذلك يوم|التي كانت)${UNTIL}{0,160}?${DATE}`),
    documentName: labelled("الوثيقة"),
    documentNumber: pattern("رقم ?:? ?(?!\\.\\.)[\\w/-]"),
    holder: pattern(`صاحبها? ?: ?${SAID}`),
    contact: labelled("الاتصال", "الهاتف"),
    tenderNumber: pattern("طلب (?:ال)?عروض[^\\n]{0,60}رقم ?:? ?(?!\\.\\.)[\\w/-]"),
    tenderObject: labelled("الموضوع", "موضوع"),
    openingDate: pattern(`${DATE}[^\\n]{0,200}فتح الأظرفة|فتح الأظرفة[^\\n]{0,200}${DATE}`),
    openingTime: pattern("الساعة \\d{1,2}"),
    openingPlace: labelled("مكان الجلسة"),
    filePlace: labelled("سحب ملف", "ملف طلب"),
    guarantee: pattern(`الضمان المؤقت${WORDS}{0,60}${AMOUNT}`),
    estimate: pattern(`(?:كلفة|تقدير)${WORDS}{0,120}${AMOUNT}`),
  },
  capital: pattern(`${CAPITAL}${WORDS}{0,260}${AMOUNT}`),
  division: pattern(`${NUMBER} ${SHARES}${WORDS}{0,60}?${AMOUNT}`),
  increase: pattern(`${CAPITAL}${WORDS}{0,60}${AMOUNT}${WORDS}{0,60} إلى ${WORDS}{0,260}${AMOUNT}`),
  partners: pattern("الشركاء ?:([^\\n]*)"),
  shareCounts: pattern(`${NUMBER} ${SHARES}`, "gi"),
  ice: pattern("(?:\\bice\\b|التعريف الموحد)[^\\d\\n]{0,24}(\\d[\\d ]*)", "gi"),
  actDate: pattern(`${act}${DATE}`),
  depositDate: pattern(`${deposit}?${DATE}`),
  writtenDates: pattern(`(\\d{1,2}|فاتح) (${months.join("|")}) (\\d{4})`, "gi"),
  months,
};
