import { isIsoDate } from "../dates/index.ts";
import {
  NOTICE_FIELDS,
  type NoticeChoice,
  type NoticeFieldId,
  type NoticeValue,
  type NoticeValues,
  type Person,
} from "./fields.ts";
import type { NoticeKind } from "./kinds.ts";
import type { NoticeLanguage } from "./language.ts";
import { fillParagraph, type Placeholder } from "./template.ts";

/** A notice in the parts that a modular ad has, and as the one text of a line ad. */
export interface WrittenNotice {
  readonly title: string;
  readonly body: string;
  readonly footer: string;
  readonly text: string;
}

/** Writes a notice from the values of its fields; a required one that is missing shows as a gap. */
export function writeNotice(
  kind: NoticeKind,
  language: NoticeLanguage,
  values: NoticeValues,
): WrittenNotice {
  const template = language.templates[kind];
  const fill = (placeholder: Placeholder) => fillPlaceholder(placeholder, language, values);
  const write = (paragraphs: readonly string[]) =>
    paragraphs
      .map((paragraph) => fillParagraph(paragraph, fill).trim())
      .filter((paragraph) => paragraph !== "")
      .join("\n");
  const [title, body, footer] = [template.title, template.body, template.footer].map(write);
  const parts = [title, body, footer].filter((part) => part !== undefined && part !== "");
  return { title: title ?? "", body: body ?? "", footer: footer ?? "", text: parts.join("\n") };
}

/** Text of one answer; empty for none. */
export function writeField(
  id: NoticeFieldId,
  language: NoticeLanguage,
  values: NoticeValues,
): string {
  return writeValue(id, values[id], language);
}

function fillPlaceholder(
  { field, form }: Placeholder,
  language: NoticeLanguage,
  values: NoticeValues,
): string {
  const value = values[field];
  if (form === "words") {
    return typeof value === "number" ? language.writing.amountInWords(value) : "";
  }
  const written = writeValue(field, value, language);
  return form === "place" && written !== "" ? language.writing.place(written) : written;
}

function writeValue(id: NoticeFieldId, value: NoticeValue, language: NoticeLanguage): string {
  if (value === null) return "";
  if (typeof value === "number") return writeNumber(id, value, language);
  if (typeof value === "string") return writeText(id, value, language);
  return "name" in value ? writePerson(value, language) : writePeople(value, language);
}

function writeNumber(id: NoticeFieldId, value: number, { writing }: NoticeLanguage): string {
  const field = NOTICE_FIELDS[id];
  return field.type === "count" ? writing.count(value, field.unit) : writing.amount(value);
}

function writeText(id: NoticeFieldId, value: string, language: NoticeLanguage): string {
  const { writing, phrases } = language;
  switch (NOTICE_FIELDS[id].type) {
    case "choice":
      return isChoice(phrases, value) ? phrases[value] : "";
    case "date":
      return isIsoDate(value) ? writing.date(value) : "";
    case "time":
      return writing.time(oneLine(value));
    case "lines":
      return value
        .split("\n")
        .map(oneLine)
        .filter((line) => line !== "")
        .map((line) => `– ${line}`)
        .join("\n");
    default:
      return oneLine(value);
  }
}

function writePerson(person: Person, { writing }: NoticeLanguage): string {
  const name = oneLine(person.name);
  if (name === "") return "";
  return writing.person({ ...person, name, address: oneLine(person.address) });
}

function writePeople(people: readonly Person[], language: NoticeLanguage): string {
  const named = people.map((person) => writePerson(person, language));
  return language.writing.people(named.filter((person) => person !== ""));
}

const isChoice = (phrases: NoticeLanguage["phrases"], value: string): value is NoticeChoice =>
  Object.hasOwn(phrases, value);

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
