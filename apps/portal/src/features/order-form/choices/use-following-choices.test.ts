import { EMPTY_SELECTION, type Selection } from "@parution/rules/cascade";
import { expect, test } from "vitest";
import type { Offer } from "../catalogue/offer.ts";
import { lineChoices, modularChoices, sampleOffer, samples } from "../sample-offer.ts";
import { singleChoices } from "./use-following-choices.ts";

const { heading, modularCanvas, printSupport, digitalSupport } = samples;
const open = (changes: Partial<Selection>): Selection => ({ ...EMPTY_SELECTION, ...changes });
const choose = (values: Selection, changes: Partial<Offer> = {}) =>
  singleChoices(values, { ...sampleOffer({ ...lineChoices, ...values }), ...changes });

test("chooses the only newspaper of an edition and the only heading of a newspaper", () => {
  expect(choose(open({ medium: "digital" }))).toEqual({ supportId: digitalSupport.id });
  expect(choose(open({ medium: "print", supportId: printSupport.id }))).toEqual({ headingId: 7 });
});

test("chooses nothing among several", () => {
  const second = { ...printSupport, id: 2 };
  const supports = [printSupport, second];
  expect(choose(open({ medium: "print" }), { supports })).toBeNull();
  expect(choose(open({ medium: "print", supportId: 1, headingId: 7 }))).toBeNull();
});

test("chooses the only type, then the only sub-heading, then the only answers", () => {
  const [type] = heading.types;
  const [subheading] = heading.subheadings;
  if (type === undefined || subheading === undefined) throw new Error("The sample has both.");
  const options = heading.options.map((option) => ({
    ...option,
    choices: option.choices.slice(0, 1),
  }));
  const single = { ...heading, types: [type], subheadings: [subheading], options };
  const values = open({ medium: "print", supportId: 1, headingId: 7 });
  expect(choose(values, { heading: single })).toEqual({ typeId: type.id });
  const typed = { ...values, typeId: type.id };
  expect(choose(typed, { heading: single })).toEqual({ subheadingId: subheading.id });
  const placed = { ...typed, subheadingId: subheading.id };
  expect(choose(placed, { heading: single })).toEqual({ options: [11, 21] });
});

test("chooses the only colour and the only canvas of a modular ad", () => {
  const values = open({ ...modularChoices, colourId: null, canvasId: null, options: [11, 21] });
  const offer = sampleOffer(modularChoices, { canvases: [modularCanvas] });
  expect(singleChoices(values, offer)).toEqual({ colourId: 1 });
  expect(singleChoices({ ...values, colourId: 1 }, offer)).toEqual({ canvasId: modularCanvas.id });
  expect(singleChoices({ ...values, colourId: 1, canvasId: modularCanvas.id }, offer)).toBeNull();
});
