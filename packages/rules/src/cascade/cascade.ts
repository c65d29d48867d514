import type { AdFormat } from "../attachments/index.ts";
import type { Medium } from "../calendar/index.ts";
import type { IsoDate } from "../dates/index.ts";

/** The texts of a paper ad: `text` alone, or the three parts of a modular one. */
export interface AdTexts {
  readonly text: string;
  readonly title: string;
  readonly body: string;
  readonly footer: string;
}

/** Choices so far, in order; `null`: not yet. */
export interface Selection {
  readonly medium: Medium | null;
  readonly supportId: number | null;
  readonly headingId: number | null;
  readonly typeId: number | null;
  readonly subheadingId: number | null;
  /** The sub-option chosen for each of the heading's options, at most three. */
  readonly options: readonly (number | null)[];
  readonly colourId: number | null;
  readonly canvasId: number | null;
  /** Decided by the product or canvas chosen. */
  readonly format: AdFormat | null;
  readonly texts: AdTexts;
  readonly dates: readonly IsoDate[];
}

export type SelectionField = keyof Selection;

export const EMPTY_TEXTS: AdTexts = { text: "", title: "", body: "", footer: "" };

export const EMPTY_SELECTION: Selection = {
  medium: null,
  supportId: null,
  headingId: null,
  typeId: null,
  subheadingId: null,
  options: [],
  colourId: null,
  canvasId: null,
  format: null,
  texts: EMPTY_TEXTS,
  dates: [],
};

/** Fields of a selection in the order in which they are chosen. */
const SELECTION_FIELDS: readonly SelectionField[] = [
  "medium",
  "supportId",
  "headingId",
  "typeId",
  "subheadingId",
  "options",
  "colourId",
  "canvasId",
  "format",
  "texts",
  "dates",
];

const AFTER_SUBHEADING = ["options", "colourId", "canvasId"] as const;
const AFTER_TYPE = ["subheadingId", ...AFTER_SUBHEADING] as const;
const AFTER_HEADING = ["typeId", ...AFTER_TYPE] as const;
const AFTER_SUPPORT = ["headingId", ...AFTER_HEADING, "dates"] as const;
const AFTER_MEDIUM = ["supportId", ...AFTER_SUPPORT] as const;

/**
 * Later choices that each change resets. The price follows, being computed from the rest. Dates go only with the medium
 * or the support, whose calendar they are from. The texts stay with their format: only its change resets them, see
 * {@link choose}. A colour keeps the canvas, which most colours share.
 */
export const RESETS: readonly (readonly [
  changed: SelectionField,
  resets: readonly SelectionField[],
])[] = [
  ["medium", AFTER_MEDIUM],
  ["supportId", AFTER_SUPPORT],
  ["headingId", AFTER_HEADING],
  ["typeId", AFTER_TYPE],
  ["subheadingId", AFTER_SUBHEADING],
  ["format", ["texts"]],
];

/**
 * The selection after `changes`, with all that they reset. A value given stays, as does everything behind a
 * field that is set to its former value. The first choice of a format resets nothing: only a change between
 * line and modular does, see {@link textsInFormat} for the texts that are kept then.
 */
export function choose(selection: Selection, changes: Partial<Selection>): Selection {
  let next = selection;
  for (const field of resetFields(selection, changes)) {
    next = { ...next, [field]: EMPTY_SELECTION[field] };
  }
  return { ...next, ...changes };
}

/**
 * The texts that an ad takes along into another format: one text goes where one text is written, title, body and footer
 * go nowhere else.
 *
 * @param isOneText true when the new format is written as one text
 */
export function textsInFormat(texts: AdTexts, isOneText: boolean): AdTexts {
  const inParts = [texts.title, texts.body, texts.footer].some((part) => part !== "");
  return isOneText && !inParts ? { ...EMPTY_TEXTS, text: texts.text } : EMPTY_TEXTS;
}

/** Fields emptied by a change, in the order of the choices. */
export const lostFields = (before: Selection, after: Selection): SelectionField[] =>
  SELECTION_FIELDS.filter(
    (field) => field !== "format" && !isEmpty(before, field) && isEmpty(after, field),
  );

function isEmpty({ texts, options, ...selection }: Selection, field: SelectionField): boolean {
  if (field === "texts") return Object.values(texts).every((text) => text === "");
  if (field === "options") return options.every((option) => option === null);
  if (field === "dates") return selection.dates.length === 0;
  return selection[field] === null;
}

function resetFields(selection: Selection, changes: Partial<Selection>): SelectionField[] {
  return RESETS.filter(([field]) => changesField(field, selection, changes)).flatMap(
    ([, resets]) => resets,
  );
}

function changesField(field: SelectionField, selection: Selection, changes: Partial<Selection>) {
  if (!(field in changes) || changes[field] === selection[field]) return false;
  return field !== "format" || selection.format !== null;
}
