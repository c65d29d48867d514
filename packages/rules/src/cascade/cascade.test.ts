import { describe, expect, it } from "vitest";
import {
  choose,
  EMPTY_SELECTION,
  EMPTY_TEXTS,
  lostFields,
  type Selection,
  type SelectionField,
  textsInFormat,
} from "./index.ts";

const chosen: Selection = {
  medium: "print",
  supportId: 1,
  headingId: 2,
  typeId: 3,
  subheadingId: 4,
  options: [5, 6, null],
  colourId: 7,
  canvasId: 8,
  format: "modular",
  texts: { text: "", title: "T", body: "B", footer: "F" },
  dates: ["2026-11-23"],
};

const BEHIND_SUBHEADING: SelectionField[] = ["options", "colourId", "canvasId"];

/** The fields that `changes` brought back to empty, beyond those it names. */
function lost(changes: Partial<Selection>, from: Selection = chosen): SelectionField[] {
  const after = choose(from, changes);
  const fields: SelectionField[] = [
    "medium",
    "supportId",
    "headingId",
    "typeId",
    "subheadingId",
    ...BEHIND_SUBHEADING,
    "format",
    "texts",
    "dates",
  ];
  for (const field of fields) {
    const expected = field in changes ? changes[field] : from[field];
    if (after[field] !== expected) expect(after[field], field).toEqual(EMPTY_SELECTION[field]);
  }
  return fields.filter((field) => !(field in changes) && after[field] !== from[field]);
}

describe("choose", () => {
  it.each([
    [
      { medium: "digital" },
      ["supportId", "headingId", "typeId", "subheadingId", ...BEHIND_SUBHEADING, "dates"],
    ],
    [{ supportId: 9 }, ["headingId", "typeId", "subheadingId", ...BEHIND_SUBHEADING, "dates"]],
    [{ headingId: 9 }, ["typeId", "subheadingId", ...BEHIND_SUBHEADING]],
    [{ typeId: 9 }, ["subheadingId", ...BEHIND_SUBHEADING]],
    [{ subheadingId: 9 }, BEHIND_SUBHEADING],
    [{ subheadingId: null }, BEHIND_SUBHEADING],
    [{ options: [1, 1, 1] }, []],
    [{ colourId: 9 }, []],
    [{ canvasId: 9 }, []],
    [{ canvasId: 9, format: "modular" }, []],
    [{ canvasId: 9, format: "line" }, ["texts"]],
    [{ texts: { ...EMPTY_TEXTS, text: "x" } }, []],
    [{ dates: [] }, []],
  ] satisfies [Partial<Selection>, SelectionField[]][])("%o resets %o", (changes, fields) => {
    expect(lost(changes)).toEqual(fields);
  });

  it("resets nothing when the same is chosen again", () => {
    expect(
      choose(chosen, { medium: "print", supportId: 1, headingId: 2, format: "modular" }),
    ).toEqual(chosen);
  });

  it("keeps the texts at the first choice of a format", () => {
    const before = { ...chosen, format: null, canvasId: null };
    expect(lost({ format: "line", canvasId: 1 }, before)).toEqual([]);
  });

  it("keeps values that are chosen together", () => {
    const after = choose(chosen, { supportId: 2, headingId: 9, dates: ["2026-11-24"] });
    expect(after).toMatchObject({
      supportId: 2,
      headingId: 9,
      typeId: null,
      dates: ["2026-11-24"],
    });
  });

  it("does not change its argument", () => {
    const before = structuredClone(chosen);
    choose(chosen, { supportId: 2 });
    expect(chosen).toEqual(before);
  });
});

describe("lostFields", () => {
  it("names what a change has emptied, in the order of the choices", () => {
    expect(lostFields(chosen, choose(chosen, { supportId: 9 }))).toEqual([
      "headingId",
      "typeId",
      "subheadingId",
      "options",
      "colourId",
      "canvasId",
      "dates",
    ]);
    expect(lostFields(chosen, choose(chosen, { format: "line" }))).toEqual(["texts"]);
  });

  it("names nothing that was empty before, nor what another value replaced", () => {
    const bare = { ...EMPTY_SELECTION, headingId: 2, options: [null, null] };
    expect(lostFields(bare, choose(bare, { headingId: 3, typeId: 1 }))).toEqual([]);
    expect(lostFields(chosen, choose(chosen, { dates: ["2026-11-25"] }))).toEqual([]);
  });
});

describe("textsInFormat", () => {
  const line = { ...EMPTY_TEXTS, text: "Recrute" };

  it("keeps the text between formats of one text", () => {
    expect(textsInFormat(line, true)).toEqual(line);
  });

  it("keeps no text between one text and three parts", () => {
    expect(textsInFormat(line, false)).toEqual(EMPTY_TEXTS);
    expect(textsInFormat(chosen.texts, true)).toEqual(EMPTY_TEXTS);
    expect(textsInFormat({ ...chosen.texts, text: "Old" }, true)).toEqual(EMPTY_TEXTS);
  });
});
