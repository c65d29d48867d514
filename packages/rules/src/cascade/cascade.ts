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

/** What is chosen so far, in the order in which it is chosen; `null` is not yet. */
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

const AFTER_SUBHEADING = ["options", "colourId", "canvasId", "format", "texts"] as const;
const AFTER_TYPE = ["subheadingId", ...AFTER_SUBHEADING] as const;
const AFTER_HEADING = ["typeId", ...AFTER_TYPE] as const;
const AFTER_SUPPORT = ["headingId", ...AFTER_HEADING, "dates"] as const;
const AFTER_MEDIUM = ["supportId", ...AFTER_SUPPORT] as const;

/**
 * What each change resets (specification 1, point 4). The price follows, being computed from the rest. Dates
 * go only with the medium or the support, whose calendar they are from; a colour takes the canvas with it,
 * since each colour has its own. A change of format resets the texts, see {@link choose}.
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
  ["colourId", ["canvasId"]],
  ["format", ["texts"]],
];

/**
 * The selection after `changes`, with all that they reset. A value given stays, as does everything behind a
 * field that is set to what it was. The first choice of a format resets nothing: only a change between
 * line and modular does.
 */
export function choose(selection: Selection, changes: Partial<Selection>): Selection {
  let next = selection;
  for (const field of resetFields(selection, changes)) {
    next = { ...next, [field]: EMPTY_SELECTION[field] };
  }
  return { ...next, ...changes };
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
