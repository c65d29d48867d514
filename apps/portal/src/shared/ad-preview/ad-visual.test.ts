import { describe, expect, test } from "vitest";
import { visualOf } from "./ad-visual.ts";

const canvas = { width: 98, height: 40, titleLimit: 50, bodyLimit: 260, footerLimit: 0 };
const sections = { kind: "sections", title: "Titre", body: "Corps", footer: "" } as const;
const printed = {
  title: "Terrain à vendre à Settat",
  printedHeading: "Immobilier",
  paperContent: sections,
  canvas,
  format: "modular",
  medium: "print",
} as const;

describe("the visual of an ad", () => {
  test("of a line ad is its billed rows", () => {
    const paperContent = { kind: "plain", text: "a".repeat(30) } as const;
    expect(visualOf({ ...printed, paperContent, canvas: null, format: "line" })).toMatchObject({
      form: "line",
      rows: [{ text: "a".repeat(28) }, { text: "aa" }],
    });
  });

  test("of a line ad ends its rows at spaces where the ad was priced so", () => {
    const text = "Je vends une camionnette diesel, carrosserie impeccable";
    const paperContent = { kind: "plain", text } as const;
    const ad = { ...printed, paperContent, canvas: null, format: "line" } as const;
    expect(visualOf({ ...ad, wordBreak: "break-word" })).toMatchObject({
      rows: [
        { text: "Je vends une camionnette" },
        { text: "diesel, carrosserie" },
        { text: "impeccable" },
      ],
    });
    expect(visualOf(ad)).toMatchObject({
      rows: [{ text: "Je vends une camionnette die" }, { text: "sel, carrosserie impeccable" }],
    });
  });

  test("of a modular ad has the measures of its canvas, and no part that the canvas leaves out", () => {
    const visual = visualOf(printed);
    expect(visual).toMatchObject({ form: "modular", width: 98, height: 40, title: { limit: 50 } });
    expect(visual).not.toHaveProperty("footer");
  });

  test("of a modular ad without known limits has all parts with a text, in full", () => {
    const paperContent = { ...sections, title: "", footer: "Pied ".repeat(90).trim() };
    const visual = visualOf({ ...printed, paperContent, canvas: { width: 98, height: 40 } });
    expect(visual).toMatchObject({
      footer: { text: "Pied ".repeat(90).trim(), limit: Number.POSITIVE_INFINITY },
    });
    expect(visual).not.toHaveProperty("title");
  });

  test("of a digital ad is title and text", () => {
    expect(visualOf({ ...printed, medium: "digital" })).toMatchObject({
      form: "digital",
      title: { text: printed.title },
      body: { text: "Titre\nCorps" },
    });
  });
});
