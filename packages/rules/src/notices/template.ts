import { isNoticeField, type NoticeFieldId } from "./fields.ts";

/**
 * The words of one kind of notice in one language, as data. In a paragraph `{field}` stands for the value of a field,
 * `{field:form}` for the same in another form, and `[…]` encloses words that are left out when a field within is empty.
 */
export interface NoticeTemplate {
  readonly title: readonly string[];
  readonly body: readonly string[];
  readonly footer: readonly string[];
}

/** Form of a value: as it is, an amount in full letters, or a place behind its preposition. */
export type PlaceholderForm = "plain" | "words" | "place";

export interface Placeholder {
  readonly field: NoticeFieldId;
  readonly form: PlaceholderForm;
}

/** Placeholder of missing information. */
export const GAP = "……";

const SEGMENT = /\[([^[\]]*)\]/g;
const PLACEHOLDER = /\{(\w+)(?::(\w+))?\}/g;

/** The paragraph with every placeholder filled; nothing that was entered is read as a template. */
export function fillParagraph(
  paragraph: string,
  fill: (placeholder: Placeholder) => string,
): string {
  const chosen = paragraph.replace(SEGMENT, (_, segment: string) =>
    placeholdersIn(segment).every((placeholder) => fill(placeholder) !== "") ? segment : "",
  );
  return chosen.replace(
    PLACEHOLDER,
    (_, field: string, form: string | undefined) => fill(placeholderOf(field, form)) || GAP,
  );
}

/** The fields of a paragraph that leave a gap when they are empty. */
export function neededFields(paragraph: string): NoticeFieldId[] {
  return placeholdersIn(paragraph.replace(SEGMENT, "")).map(({ field }) => field);
}

/** Every placeholder of a paragraph, in its order. */
export function placeholdersIn(paragraph: string): Placeholder[] {
  return [...paragraph.matchAll(PLACEHOLDER)].map(([, field = "", form]) =>
    placeholderOf(field, form),
  );
}

function placeholderOf(field: string, form = "plain"): Placeholder {
  if (!isNoticeField(field)) throw new RangeError(`No such field: ${field}`);
  if (form !== "plain" && form !== "words" && form !== "place") {
    throw new RangeError(`No such form: ${form}`);
  }
  return { field, form };
}
