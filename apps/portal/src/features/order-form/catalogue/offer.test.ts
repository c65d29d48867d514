import { describe, expect, test } from "vitest";
import {
  digitalOffer,
  lineChoices,
  lineOffer,
  modularOffer,
  sampleOffer,
  samples,
} from "../sample-offer.ts";
import { offerOf } from "./offer.ts";

describe("a line ad", () => {
  test("has the one canvas of its type and neither colour nor canvas to choose", () => {
    const offer = lineOffer();
    expect(offer).toMatchObject({ format: "line", choosesCanvas: false, choosesColour: false });
    expect(offer.product).toBe(samples.lineProduct);
    expect(offer.canvas).toBe(samples.lineCanvas);
  });

  test("takes attachments", () => {
    expect(lineOffer().takesAttachments).toBe(true);
  });
});

describe("a modular ad", () => {
  test("is the product of its colour, on the chosen canvas", () => {
    const offer = modularOffer();
    expect(offer).toMatchObject({ format: "modular", choosesCanvas: true, choosesColour: true });
    expect(offer.product).toBe(samples.modularProduct);
    expect(offer.canvas).toBe(samples.modularCanvas);
  });

  test("has no product before a colour is chosen, and no canvas before one is", () => {
    const choices = { ...lineChoices, typeId: 2 };
    const offer = sampleOffer(choices, { canvases: [samples.modularCanvas] });
    expect(offer).toMatchObject({ format: "modular", product: null, canvas: null });
  });

  test("takes attachments from seven modules", () => {
    const large = { ...samples.modularCanvas, modules: 7 };
    expect(modularOffer().takesAttachments).toBe(false);
    expect(modularOffer({ canvases: [large] }).takesAttachments).toBe(true);
  });
});

test("a digital ad has its canvas chosen for it and takes no attachments", () => {
  expect(digitalOffer()).toMatchObject({
    fixedPrice: true,
    choosesCanvas: false,
    choosesColour: false,
    canvas: { id: 8 },
    takesAttachments: false,
  });
});

test("nothing is decided before a type is chosen", () => {
  const offer = sampleOffer({ ...lineChoices, typeId: null });
  expect(offer).toMatchObject({
    format: null,
    product: null,
    canvas: null,
    takesAttachments: false,
  });
});

test("an id that the catalogue no longer has is no choice", () => {
  expect(sampleOffer({ ...lineChoices, headingId: 99, subheadingId: 99 })).toMatchObject({
    heading: null,
    subheading: null,
  });
});

describe("rows of a line ad end", () => {
  const words = { ...samples.printSupport, wordBreak: "break-word" } as const;
  const other = { ...samples.printSupport, id: 2, wordBreak: "break-all" } as const;
  const offer = lineOffer({ supports: [words, other] });

  test("by the rule of the newspaper, after any character where it has none", () => {
    expect(offer.wordBreak).toBe("break-word");
    expect(lineOffer().wordBreak).toBe("break-all");
  });

  test("by the rule of an edited ad's price, until it moves to another newspaper", () => {
    const edited = { supportId: 2, wordBreak: "break-word" } as const;
    const wordBreakIn = (supportId: number) =>
      offerOf({ ...lineChoices, supportId }, offer, edited).wordBreak;
    expect(wordBreakIn(2)).toBe("break-word");
    const before = { supportId: 1, wordBreak: undefined };
    expect(offerOf(lineChoices, offer, before).wordBreak).toBe("break-all");
    expect(offerOf({ ...lineChoices, supportId: 2 }, offer, before).wordBreak).toBe("break-all");
    expect(offerOf(lineChoices, offer, edited).wordBreak).toBe("break-word");
  });
});
