import type { NoticeFieldId, NoticeValue, NoticeValues } from "./fields.ts";
import { type NoticeKind, noticeOf } from "./kinds.ts";
import type { NoticeLanguage } from "./language.ts";
import { plainText } from "./plain-text.ts";
import { writeField } from "./write.ts";

/**
 * Mandatory mentions of the kind that a text lacks.
 *
 * @param plain the text as `plainText` leaves it
 */
export function missingMentions(
  kind: NoticeKind,
  language: NoticeLanguage,
  values: NoticeValues,
  plain: string,
): NoticeFieldId[] {
  const text = plain.toLowerCase();
  const { marks } = language.reading;
  return noticeOf(kind).mentions.filter((field) => {
    if (marks[field]?.test(plain)) return false;
    const unmarked = marks[field] === undefined;
    const names = unmarked ? [writeField(field, language, values)] : namesIn(values[field]);
    return !names.some((name) => name !== "" && text.includes(plainText(name).toLowerCase()));
  });
}

/** People can be named in any sentence. */
function namesIn(value: NoticeValue): string[] {
  if (typeof value !== "object" || value === null) return [];
  const people = "name" in value ? [value] : value;
  return people.map(({ name }) => name.trim());
}
