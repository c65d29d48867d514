import { describe, expect, test } from "vitest";
import { judge } from "../testing/judge.ts";
import { sampleAccount } from "../testing/sample-account.ts";
import { digitalOffer, lineOffer, modularOffer, samples } from "../testing/sample-offer.ts";
import { lineValues, modularValues } from "../testing/sample-values.ts";
import type { OrderValues } from "./order-values.ts";

test("a whole order has nothing to correct", () => {
  expect(judge(lineValues, lineOffer())).toEqual({});
  expect(judge(modularValues, modularOffer())).toEqual({});
});

test("every field that shows is required", () => {
  const empty: OrderValues = {
    ...lineValues,
    subheadingId: null,
    options: [],
    texts: { text: " \n", title: "", body: "", footer: "" },
    dates: [],
    cityId: null,
    termsAccepted: false,
  };
  expect(judge(empty, lineOffer())).toEqual({
    subheadingId: "required",
    "options.0": "required",
    "options.1": "required",
    "texts.text": "required",
    dates: "dates",
    cityId: "required",
    termsAccepted: "terms",
  });
});

test("a choice that the catalogue no longer has is asked for again", () => {
  const values = { ...lineValues, headingId: 99, typeId: 98 };
  expect(judge(values, lineOffer())).toMatchObject({ headingId: "required", typeId: "required" });
  expect(judge({ ...lineValues, options: [11, 99] }, lineOffer())).toEqual({
    "options.1": "required",
  });
});

describe("a modular ad", () => {
  test("needs colour, canvas and each of its parts", () => {
    const values = { ...modularValues, colourId: null, canvasId: null };
    expect(judge(values, modularOffer())).toMatchObject({
      colourId: "required",
      canvasId: "required",
    });
    const texts = { text: "", title: "", body: "", footer: "" };
    expect(judge({ ...modularValues, texts }, modularOffer())).toEqual({
      "texts.title": "required",
      "texts.body": "required",
      "texts.footer": "required",
    });
  });

  test("holds each part to its limit in characters as readers see them", () => {
    const texts = { text: "", title: "الشَّرِكَةُ".repeat(2), body: "x", footer: "x" };
    expect(judge({ ...modularValues, texts }, modularOffer())).toEqual({ "texts.title": "12/10" });
  });

  test("asks no footer of a canvas that has none", () => {
    const canvases = [{ ...samples.modularCanvas, footerLimit: 0 }];
    const texts = { ...modularValues.texts, footer: "" };
    expect(judge({ ...modularValues, texts }, modularOffer({ canvases }))).toEqual({});
  });

  test("as plain text has the room of the three parts together", () => {
    const plain = (text: string): OrderValues => ({
      ...modularValues,
      layout: "plainText",
      texts: { text, title: "", body: "", footer: "" },
    });
    expect(judge(plain("x".repeat(35)), modularOffer())).toEqual({});
    expect(judge(plain("x".repeat(36)), modularOffer())).toEqual({ "texts.text": "36/35" });
  });
});

describe("the web part", () => {
  test("needs a title when the ad is published on the web", () => {
    const values = { ...lineValues, publishOnWeb: true };
    expect(judge(values, lineOffer())).toEqual({ webTitle: "required" });
  });

  test("always needs it on a fixed-price support", () => {
    const values = { ...lineValues, medium: "digital", supportId: 4, typeId: 3 } as const;
    expect(judge(values, digitalOffer())).toMatchObject({ webTitle: "required" });
  });
});

test("a date that has closed meanwhile is told", () => {
  expect(judge({ ...lineValues, dates: ["2026-11-28"] }, lineOffer())).toEqual({ dates: "closed" });
});

test("another city must be named", () => {
  expect(judge({ ...lineValues, cityId: 0 }, lineOffer())).toEqual({ otherCity: "required" });
});

test("a convention account names no city", () => {
  const convention = sampleAccount({ convention: true });
  expect(judge({ ...lineValues, cityId: null }, lineOffer(), convention)).toEqual({});
});

test("a sector is asked where the sub-heading asks for it", () => {
  const values = { ...lineValues, subheadingId: 32 };
  const offer = { ...lineOffer(), subheading: samples.heading.subheadings[1] ?? null };
  expect(judge(values, offer)).toEqual({ sector: "required" });
});

test("a malformed ICE is pointed out, an absent one is not", () => {
  expect(judge({ ...lineValues, ice: "123" }, lineOffer())).toEqual({ ice: "ice" });
  expect(judge({ ...lineValues, ice: "" }, lineOffer())).toEqual({});
  const individual = sampleAccount({ kind: "individual" });
  expect(judge({ ...lineValues, ice: "123" }, lineOffer(), individual)).toEqual({});
});
