import { describe, expect, test } from "vitest";
import { sampleAd } from "../testing/sample-ad.ts";
import { contentOf } from "./ad-content.ts";

const canvas = {
  id: 3,
  label: "2 modules",
  imageUrl: null,
  className: null,
  width: 98,
  height: 40,
  titleLimit: 50,
  bodyLimit: 260,
  footerLimit: 0,
};
const sections = { kind: "sections", title: "Titre", body: "Corps", footer: "" } as const;
const modular = { ...sampleAd.product, format: "modular" } as const;

describe("the visual of an ad", () => {
  test("by the line is the rows that are billed", () => {
    const paperContent = { kind: "plain", text: "a".repeat(30) } as const;
    const content = contentOf({ ...sampleAd, paperContent });
    expect(content).toMatchObject({
      form: "line",
      rows: [{ text: "a".repeat(28) }, { text: "aa" }],
    });
  });

  test("in modules has the measures of its canvas, and no part that the canvas leaves out", () => {
    const content = contentOf({ ...sampleAd, product: modular, canvas, paperContent: sections });
    expect(content).toMatchObject({ form: "modular", width: 98, height: 40, title: { limit: 50 } });
    expect(content).not.toHaveProperty("footer");
  });

  test("on a digital support is title and text", () => {
    const support = { ...sampleAd.support, medium: "digital" } as const;
    const content = contentOf({ ...sampleAd, support, paperContent: sections });
    expect(content).toMatchObject({
      form: "digital",
      title: { text: sampleAd.title },
      body: { text: "Titre\nCorps" },
    });
  });
});
