import { MONTHS } from "../../dates/day-names.ts";
import type { NoticeUnit } from "../fields.ts";
import { amountInFigures, dateParts, groupThousands, parseTime, splitAmount } from "../figures.ts";
import type { NoticeWriting } from "../language.ts";
import { type CountedNoun, countInArabic, GREATEST } from "./numbers.ts";

const SPACE = "\u00A0";

const dirham: CountedNoun = {
  single: "درهم",
  one: "درهم واحد",
  two: "درهمين",
  twoOf: "درهمي",
  few: "دراهم",
  many: "درهماً",
};
const centime: CountedNoun = {
  single: "سنتيم",
  one: "سنتيم واحد",
  two: "سنتيمين",
  twoOf: "سنتيمي",
  few: "سنتيمات",
  many: "سنتيماً",
};

const units: Readonly<Record<NoticeUnit, { one: string; two: string; few: string; many: string }>> =
  {
    year: { one: "سنة واحدة", two: "سنتين", few: "سنوات", many: "سنة" },
    share: {
      one: "حصة اجتماعية واحدة",
      two: "حصتين اجتماعيتين",
      few: "حصص اجتماعية",
      many: "حصة اجتماعية",
    },
    kilometre: { one: "كيلومتر واحد", two: "كيلومترين", few: "كيلومترات", many: "كيلومتر" },
    squareMetre: {
      one: "متر مربع واحد",
      two: "مترين مربعين",
      few: "أمتار مربعة",
      many: "متر مربع",
    },
    room: { one: "غرفة واحدة", two: "غرفتان", few: "غرف", many: "غرفة" },
    newShare: {
      one: "حصة اجتماعية جديدة واحدة",
      two: "حصتين اجتماعيتين جديدتين",
      few: "حصص اجتماعية جديدة",
      many: "حصة اجتماعية جديدة",
    },
  };

const amount: NoticeWriting["amount"] = (value) =>
  `${amountInFigures(value, ".", ",")}${SPACE}درهم`;

const amountInWords: NoticeWriting["amountInWords"] = (value) => {
  const { dirhams, centimes } = splitAmount(value);
  if (dirhams > GREATEST) return amount(value);
  const words = countInArabic(dirhams, dirham);
  return centimes === 0 ? words : `${words} و${countInArabic(centimes, centime)}`;
};

const count: NoticeWriting["count"] = (number, unit) => {
  const { one, two, few, many } = units[unit];
  if (number === 1) return one;
  if (number === 2) return two;
  const last = number % 100;
  const noun = last >= 3 && last <= 10 ? few : many;
  return `${groupThousands(String(number), ".")}${SPACE}${noun}`;
};

/** Arabic forms of dates, amounts, numbers and people; counted nouns stand in the genitive. */
export const writing: NoticeWriting = {
  amount,
  amountInWords,
  count,
  date: (date) => {
    const { year, month, day } = dateParts(date);
    return `${day === 1 ? "فاتح" : day} ${MONTHS.ar[month - 1]} ${year}`;
  },
  time: (time) => {
    const parsed = parseTime(time);
    if (parsed === null) return time;
    return `${parsed.hours}:${String(parsed.minutes).padStart(2, "0")}`;
  },
  person: ({ name, address, shares }) => {
    const home = address === "" ? "" : `، عنوانه(ا) ${address}`;
    const held = shares === null ? "" : `، ${count(shares, "share")}`;
    return `${name}${home}${held}`;
  },
  people: (people) => people.join("؛ "),
  place: (town) => (/^\p{Script=Arabic}/u.test(town) ? `ب${town}` : `ب ${town}`),
};
