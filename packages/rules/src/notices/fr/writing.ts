import { frenchNumber, GREATEST, takesDe } from "../../amount-in-words/french.ts";
import { MONTHS } from "../../dates/day-names.ts";
import type { NoticeUnit } from "../fields.ts";
import { amountInFigures, dateParts, groupThousands, parseTime, splitAmount } from "../figures.ts";
import type { NoticeWriting } from "../language.ts";

const SPACE = "\u00A0";

const units: Readonly<Record<NoticeUnit, { one: string; many: string }>> = {
  year: { one: "an", many: "ans" },
  share: { one: "part sociale", many: "parts sociales" },
  kilometre: { one: "km", many: "km" },
  squareMetre: { one: "m²", many: "m²" },
  room: { one: "pièce", many: "pièces" },
  newShare: { one: "part sociale nouvelle", many: "parts sociales nouvelles" },
};

const amount: NoticeWriting["amount"] = (value) =>
  `${amountInFigures(value, SPACE, ",")}${SPACE}Dhs`;

const amountInWords: NoticeWriting["amountInWords"] = (value) => {
  const { dirhams, centimes } = splitAmount(value);
  if (dirhams > GREATEST) return amount(value);
  const noun = `${takesDe(dirhams) ? "de " : ""}${dirhams > 1 ? "dirhams" : "dirham"}`;
  const words = `${frenchNumber(dirhams)} ${noun}`;
  if (centimes === 0) return words;
  return `${words} et ${frenchNumber(centimes)} ${centimes > 1 ? "centimes" : "centime"}`;
};

/** French forms of dates, amounts, numbers and people. */
export const writing: NoticeWriting = {
  amount,
  amountInWords,
  count: (count, unit) =>
    `${groupThousands(String(count), SPACE)}${SPACE}${count > 1 ? units[unit].many : units[unit].one}`,
  date: (date) => {
    const { year, month, day } = dateParts(date);
    return `${day === 1 ? "1er" : day} ${MONTHS.fr[month - 1]} ${year}`;
  },
  time: (time) => {
    const parsed = parseTime(time);
    if (parsed === null) return time;
    const { hours, minutes } = parsed;
    return minutes === 0
      ? `${hours}${SPACE}h`
      : `${hours}${SPACE}h${SPACE}${String(minutes).padStart(2, "0")}`;
  },
  person: ({ name, address, shares }) => {
    const home = address === "" ? "" : `, demeurant ${address}`;
    const held = shares === null ? "" : `, ${writing.count(shares, "share")}`;
    return `${name}${home}${held}`;
  },
  people: (people) => people.join(" ; "),
  place: (town) => (/^[aeiouyàâéèêëîïôûh]/i.test(town) ? `d’${town}` : `de ${town}`),
};
