import { expect, test } from "vitest";
import { samples } from "../sample-offer.ts";
import { sampleEditableAd } from "../sample-order.ts";
import { editedValues } from "./edited-values.ts";

const none = { photos: [], files: [] };
const valuesOf = (changes: Parameters<typeof sampleEditableAd>[0] = {}) =>
  editedValues(sampleEditableAd(changes), samples.heading, none);

test("an ad fills the form with all its values", () => {
  expect(valuesOf({ sector: "Bâtiment", tenderReference: "AO 3", ice: "1" })).toMatchObject({
    medium: "print",
    supportId: 1,
    headingId: 7,
    typeId: 1,
    subheadingId: 31,
    texts: { text: "Recrute un comptable", title: "", body: "", footer: "" },
    dates: ["2026-11-26", "2026-11-27"],
    sector: "Bâtiment",
    reference: "AO 3",
    webTitle: "Recrute un comptable",
    cityId: 5,
    otherCity: "",
    ice: "1",
    termsAccepted: true,
  });
});

test("its options stand in the order of the heading's questions, whatever order they came in", () => {
  expect(valuesOf().options).toEqual([11, 21]);
  expect(valuesOf({ options: [{ optionId: 2, valueId: 21 }] }).options).toEqual([null, 21]);
});

test("reads a modular ad into its parts and layout", () => {
  const parts = { title: "Recrute", body: "Un comptable", footer: "Atlas" };
  const values = valuesOf({ layout: "modular", paperContent: { kind: "sections", ...parts } });
  expect(values).toMatchObject({ layout: "modular", texts: { text: "", ...parts } });
  expect(valuesOf({ layout: "plainText" }).layout).toBe("plainText");
});

test("reads a city outside the list by its name", () => {
  expect(valuesOf({ cityId: 0, otherCity: "Tinghir" })).toMatchObject({
    cityId: 0,
    otherCity: "Tinghir",
  });
});

test("it brings its files", () => {
  const photos = [new File(["a"], "a.png")];
  expect(editedValues(sampleEditableAd(), undefined, { photos, files: [] }).photos).toBe(photos);
});
