import {
  EMPTY_NOTICE,
  NOTICE_FIELDS,
  type NoticeFieldId,
  type NoticeUnit,
  type NoticeValues,
} from "./fields.ts";
import { type NoticeKind, noticeOf } from "./kinds.ts";
import type { NoticeLanguage } from "./language.ts";
import { plainText } from "./plain-text.ts";
import { parseCount } from "./read-back.ts";
import { writeField } from "./write.ts";

/** A question of the ad's heading, such as the fuel of a car, as the catalogue words it. */
export interface HeadingQuestion {
  readonly choices: readonly { readonly id: number; readonly label: string }[];
}

/**
 * Answers to the heading's questions that a notice contains: the id of a choice for each, null for none. The
 * catalogue words them in any language of a notice.
 */
export function optionsOf(
  kind: NoticeKind,
  values: NoticeValues,
  questions: readonly HeadingQuestion[],
  languages: readonly NoticeLanguage[],
): (number | null)[] {
  return questions.map(({ choices }) => {
    for (const field of fieldsOf(kind)) {
      const found = choices.find(({ label }) => says(field, values, label, languages));
      if (found !== undefined) return found.id;
    }
    return null;
  });
}

/**
 * The answers of a notice that its heading's chosen options give already. Where one was chosen that a notice has no words
 * for, such as «Intérim», the answer to its question is the usual one.
 */
export function valuesOfOptions(
  kind: NoticeKind,
  questions: readonly HeadingQuestion[],
  options: readonly (number | null)[],
  languages: readonly NoticeLanguage[],
): Partial<NoticeValues> {
  const answers = fieldsOf(kind).flatMap((field) => {
    const known = answersOf(field, languages);
    return questions.flatMap(({ choices }, index) => {
      const chosen = choices.find(({ id }) => id === options[index]);
      const isOffered = choices.some(({ label }) => known(label) !== undefined);
      if (chosen === undefined || !isOffered) return [];
      return [[field, known(chosen.label) ?? EMPTY_NOTICE[field]] as const];
    });
  });
  return Object.fromEntries(answers);
}

/** Reads a choice of the catalogue as the answer to a field; undefined where it is none. */
function answersOf(id: NoticeFieldId, languages: readonly NoticeLanguage[]) {
  const field = NOTICE_FIELDS[id];
  const answers: readonly string[] = field.type === "choice" ? field.choices : [];
  return (label: string) =>
    answers.find((answer) => says(id, { ...EMPTY_NOTICE, [id]: answer }, label, languages));
}

const fieldsOf = (kind: NoticeKind): readonly NoticeFieldId[] =>
  noticeOf(kind).groups.flatMap(({ fields }) => fields);

/** True when a choice of the catalogue is the value of a field of the notice. */
function says(
  id: NoticeFieldId,
  values: NoticeValues,
  label: string,
  languages: readonly NoticeLanguage[],
): boolean {
  const field = NOTICE_FIELDS[id];
  if (field.type === "choice") {
    return languages.some((language) => isSameWord(writeField(id, language, values), label));
  }
  const value = values[id];
  if (field.type !== "count" || typeof value !== "number") return false;
  return UNITS[field.unit]?.test(compared(label)) === true && isInRange(value, compared(label));
}

/** Names of units in the catalogue's labels of ranges. */
const UNITS: Readonly<Partial<Record<NoticeUnit, RegExp>>> = {
  squareMetre: /\bm2|م2|متر/,
  kilometre: /\bkm\b|كلم|كيلومتر/,
  room: /\bpieces?\b|غرف/,
};

const compared = (text: string): string => plainText(text).toLowerCase().trim();

/** Ignores endings: the catalogue has «كهربائي», a notice of a car «كهربائية». */
function isSameWord(answer: string, label: string): boolean {
  const [one, other] = [compared(answer), compared(label)];
  if (one === "" || other === "") return false;
  return one === other || one === `${other}ة`;
}

const LESS = /moins|jusqu|اقل/;
const MORE = /plus|اكثر/;

/** True when a number is in a range such as «Moins de 80 m²», «80 à 150 m²», «أكثر من 500 م²». Its ends belong to it. */
function isInRange(value: number, label: string): boolean {
  const [first, second] = [...label.matchAll(/(?<!m|م)\d[\d .]*/g)].map(([digits]) =>
    parseCount(digits.trim()),
  );
  if (first === undefined || first === null) return false;
  if (LESS.test(label)) return value < first;
  if (MORE.test(label)) return value > first;
  return second === undefined || second === null
    ? value === first
    : first <= value && value <= second;
}
