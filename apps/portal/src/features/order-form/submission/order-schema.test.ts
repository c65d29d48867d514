import { faultWith } from "@parution/app/form/use-fault-texts.ts";
import { describe, expect, test } from "vitest";
import type { OrderValues } from "../order-values.ts";
import { digitalOffer, lineOffer, modularOffer, samples } from "../sample-offer.ts";
import { lineValues, modularValues, sampleAccount } from "../sample-order.ts";
import { sampleFaults, tooLong } from "./sample-faults.ts";

test("a complete order has no fault", () => {
  expect(sampleFaults(lineValues, lineOffer())).toEqual({});
  expect(sampleFaults(modularValues, modularOffer())).toEqual({});
});

test("every shown field is required", () => {
  const empty: OrderValues = {
    ...lineValues,
    subheadingId: null,
    options: [],
    texts: { text: " \n", title: "", body: "", footer: "" },
    dates: [],
    cityId: null,
    termsAccepted: false,
  };
  expect(sampleFaults(empty, lineOffer())).toEqual({
    subheadingId: "missing",
    "options.0": "missing",
    "options.1": "missing",
    "texts.text": "missing",
    dates: "missing",
    cityId: "missing",
    termsAccepted: "missing",
  });
});

test("a choice that the catalogue no longer has is a fault", () => {
  const values = { ...lineValues, headingId: 99, typeId: 98 };
  expect(sampleFaults(values, lineOffer())).toMatchObject({
    headingId: "missing",
    typeId: "missing",
  });
  expect(sampleFaults({ ...lineValues, options: [11, 99] }, lineOffer())).toEqual({
    "options.1": "missing",
  });
});

describe("a modular ad", () => {
  test("needs colour, canvas and each of its parts", () => {
    const values = { ...modularValues, colourId: null, canvasId: null };
    expect(sampleFaults(values, modularOffer())).toMatchObject({
      colourId: "missing",
      canvasId: "missing",
    });
    const texts = { text: "", title: "", body: "", footer: "" };
    expect(sampleFaults({ ...modularValues, texts }, modularOffer())).toEqual({
      "texts.title": "missing",
      "texts.body": "missing",
      "texts.footer": "missing",
    });
  });

  test("holds each part to its limit in characters as readers see them", () => {
    const texts = { text: "", title: "الشَّرِكَةُ".repeat(2), body: "x", footer: "x" };
    expect(sampleFaults({ ...modularValues, texts }, modularOffer())).toEqual({
      "texts.title": tooLong(12, 10),
    });
  });

  test("asks no footer of a canvas that has none", () => {
    const canvases = [{ ...samples.modularCanvas, footerLimit: 0 }];
    const texts = { ...modularValues.texts, footer: "" };
    expect(sampleFaults({ ...modularValues, texts }, modularOffer({ canvases }))).toEqual({});
  });

  test("as plain text has the limit of the three parts together", () => {
    const plain = (text: string): OrderValues => ({
      ...modularValues,
      layout: "plainText",
      texts: { text, title: "", body: "", footer: "" },
    });
    expect(sampleFaults(plain("x".repeat(35)), modularOffer())).toEqual({});
    expect(sampleFaults(plain("x".repeat(36)), modularOffer())).toEqual({
      "texts.text": tooLong(36, 35),
    });
  });
});

describe("a modular ad that would be cut off in print", () => {
  const canvas = { ...samples.modularCanvas, titleLimit: 120, bodyLimit: 160, footerLimit: 40 };
  const offer = modularOffer({ canvases: [canvas] });
  const faultsOf = (texts: Partial<OrderValues["texts"]>) =>
    sampleFaults({ ...modularValues, texts: { ...modularValues.texts, ...texts } }, offer);

  test("is refused at its tallest part", () => {
    expect(faultsOf({ body: "a\n".repeat(60) })).toEqual({ "texts.body": "height" });
    expect(faultsOf({ title: "a\n".repeat(50) })).toEqual({ "texts.title": "height" });
    expect(faultsOf({ body: "a\n".repeat(10) })).toEqual({});
  });

  test("is refused at the word that is wider than the frame", () => {
    expect(faultsOf({ footer: "W".repeat(40) })).toEqual({
      "texts.footer": faultWith("word", { word: `${"W".repeat(30)}…` }),
    });
  });

  test("as plain text is refused there", () => {
    const texts = { text: "a\n".repeat(80), title: "", body: "", footer: "" };
    expect(sampleFaults({ ...modularValues, layout: "plainText", texts }, offer)).toEqual({
      "texts.text": "height",
    });
  });
});

describe("the web part", () => {
  test("needs a title when the ad is published on the web", () => {
    const values = { ...lineValues, publishOnWeb: true };
    expect(sampleFaults(values, lineOffer())).toEqual({ webTitle: "missing" });
  });

  test("always needs it on a fixed-price support", () => {
    const values = { ...lineValues, medium: "digital", supportId: 4, typeId: 3 } as const;
    expect(sampleFaults(values, digitalOffer())).toMatchObject({ webTitle: "missing" });
  });
});

test("a date that has closed meanwhile is refused", () => {
  expect(sampleFaults({ ...lineValues, dates: ["2026-11-28"] }, lineOffer())).toEqual({
    dates: "closed",
  });
});

test("another city must be named", () => {
  expect(sampleFaults({ ...lineValues, cityId: 0 }, lineOffer())).toEqual({ otherCity: "missing" });
});

test("a convention account names no city", () => {
  const convention = sampleAccount({ convention: true });
  expect(sampleFaults({ ...lineValues, cityId: null }, lineOffer(), convention)).toEqual({});
});

test("a sector is required where the sub-heading asks for it", () => {
  const values = { ...lineValues, subheadingId: 32 };
  const offer = { ...lineOffer(), subheading: samples.heading.subheadings[1] ?? null };
  expect(sampleFaults(values, offer)).toEqual({ sector: "missing" });
});

test("a malformed ICE is refused, an absent one is not", () => {
  expect(sampleFaults({ ...lineValues, ice: "123" }, lineOffer())).toEqual({ ice: "invalid" });
  expect(sampleFaults({ ...lineValues, ice: "" }, lineOffer())).toEqual({});
  const individual = sampleAccount({ kind: "individual" });
  expect(sampleFaults({ ...lineValues, ice: "123" }, lineOffer(), individual)).toEqual({});
});
