import { supportIds } from "@parution/tokens";
import { expect, test } from "vitest";
import { allModes, matrixPictures, pagePictures, supportModes, supportPictures } from "../modes.ts";
import { modesOf, pictureName } from "./selection.ts";

test("a story without parameters is not photographed", () => {
  expect(modesOf({})).toEqual({});
});

test("a matrix is taken in both languages", () => {
  expect(Object.keys(modesOf(matrixPictures))).toEqual(["fr", "ar"]);
});

test("five pictures hold each newspaper, each language and each scheme", () => {
  const modes = Object.values(supportModes);
  expect(modes.map(({ support }) => support)).toEqual([...supportIds]);
  expect(new Set(modes.map(({ language, scheme }) => `${language} ${scheme}`)).size).toBe(4);
});

test("every mode of a newspaper is one of all", () => {
  expect(Object.keys(allModes)).toHaveLength(supportIds.length * 4);
  for (const name of Object.keys(modesOf(supportPictures))) {
    expect(allModes).toHaveProperty([name]);
  }
});

test("a page is taken on a phone too", () => {
  const widths = Object.values(modesOf(pagePictures)).map(({ viewport }) => viewport);
  expect(new Set(widths)).toEqual(new Set(["desktop", "phone"]));
});

test("a picture stands in its component's folder", () => {
  expect(pictureName("data-table--every-support", "al-ofoq ar dark")).toBe(
    "data-table/every-support-al-ofoq-ar-dark",
  );
});
