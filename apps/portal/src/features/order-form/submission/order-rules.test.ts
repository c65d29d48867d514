import { faultWith } from "@parution/app/form/use-fault-texts.ts";
import { describe, expect, test } from "vitest";
import type { Offer } from "../catalogue/offer.ts";
import type { OrderValues } from "../order-values.ts";
import { digitalOffer, lineOffer, modularOffer, samples } from "../sample-offer.ts";
import { lineValues, modularValues, sampleAccount } from "../sample-order.ts";
import { textShapeOf } from "../text/text-shape.ts";
import { sampleFaults, tooLong } from "./sample-faults.ts";
import { fieldPathOf } from "./server-errors.ts";

/*
 * The rules of an order at the form (docs/domain/ad-text-and-lines.md#details): each row breaks one rule of one whole
 * order, or keeps it just so, and names the field at fault. The same table stands at the service:
 * `orders/order-rules.test.ts`.
 */

const unprintable = (characters: string) => faultWith("unprintable", { characters });
const [usual, other] = samples.heading.subheadings;
const threeOptions = {
  ...samples.heading,
  options: [
    ...samples.heading.options,
    { id: 3, label: "Niveau", choices: [{ id: 31, label: "Bac" }] },
  ],
};
const digitalHeading = { ...samples.heading, types: [{ id: 3, label: "Annonce numérique" }] };
const plain = (text: string) => ({ text, title: "", body: "", footer: "" });
const digitalValues: OrderValues = {
  ...modularValues,
  medium: "digital",
  supportId: 4,
  typeId: 3,
  colourId: null,
  canvasId: null,
  texts: plain("Recrute un comptable"),
  webTitle: "Comptable",
};

/** Valid orders of each kind that the rules distinguish, with their catalogue. */
const orders = {
  line: [lineValues, lineOffer()],
  modular: [modularValues, modularOffer()],
  plainModular: [
    { ...modularValues, layout: "plainText", texts: plain("Recrute") },
    modularOffer(),
  ],
  footerless: [
    { ...modularValues, texts: { ...modularValues.texts, footer: "" } },
    modularOffer({ canvases: [{ ...samples.modularCanvas, footerLimit: 0 }] }),
  ],
  digital: [digitalValues, { ...digitalOffer(), heading: digitalHeading }],
  jobOffer: [
    { ...lineValues, options: [11, 21, 31] },
    { ...lineOffer(), headings: [threeOptions], heading: threeOptions, subheading: usual ?? null },
  ],
  otherSector: [
    { ...lineValues, subheadingId: 32, sector: "Textile" },
    { ...lineOffer(), subheading: other ?? null },
  ],
} as const satisfies Record<string, readonly [OrderValues, Offer]>;

type Kind = keyof typeof orders;
type Changes = Omit<Partial<OrderValues>, "texts"> & { texts?: Partial<OrderValues["texts"]> };
type Row = readonly [what: string, kind: Kind, changes: Changes, field: string, message?: string];

function faultsOf(kind: Kind, { texts, ...changes }: Changes, account = sampleAccount()) {
  const [values, offer] = orders[kind];
  const changed = { ...values, ...changes, texts: { ...values.texts, ...texts } };
  return sampleFaults(changed, offer, account);
}

function refuses(rows: readonly Row[]): void {
  for (const [what, kind, changes, field, message = "missing"] of rows) {
    test(`${what} (${kind})`, () => {
      expect(faultsOf(kind, changes)).toEqual({ [field]: message });
    });
  }
}

function accepts(rows: readonly (readonly [what: string, kind: Kind, changes: Changes])[]): void {
  test.each(rows)("%s (%s)", (_, kind, changes) => {
    expect(faultsOf(kind, changes)).toEqual({});
  });
}

test.each(Object.keys(orders) as Kind[])("a whole order is accepted: %s", (kind) => {
  expect(faultsOf(kind, {})).toEqual({});
});

describe("required", () => {
  refuses([
    ["heading", "line", { headingId: null }, "headingId"],
    ["type", "line", { typeId: null }, "typeId"],
    ["sub-heading", "line", { subheadingId: null }, "subheadingId"],
    ["option 0", "jobOffer", { options: [null, 21, 31] }, "options.0"],
    ["option 1", "jobOffer", { options: [11, null, 31] }, "options.1"],
    ["option 2", "jobOffer", { options: [11, 21, null] }, "options.2"],
    ["option 2, never touched", "jobOffer", { options: [11, 21] }, "options.2"],
    ["colour", "modular", { colourId: null }, "colourId"],
    ["canvas", "modular", { canvasId: null }, "canvasId"],
    ["text", "line", { texts: { text: "" } }, "texts.text"],
    ["text of more than blanks", "line", { texts: { text: " \n\t" } }, "texts.text"],
    ["title", "modular", { texts: { title: "" } }, "texts.title"],
    ["body", "modular", { texts: { body: " " } }, "texts.body"],
    ["footer", "modular", { texts: { footer: "" } }, "texts.footer"],
    ["plain text of a module", "plainModular", { texts: { text: "" } }, "texts.text"],
    ["digital body", "digital", { texts: { text: "" } }, "texts.text"],
    ["city", "line", { cityId: null }, "cityId"],
    ["other city", "line", { cityId: 0 }, "otherCity"],
    ["other city of more than blanks", "line", { cityId: 0, otherCity: " " }, "otherCity"],
    ["sector", "otherSector", { sector: "" }, "sector"],
    ["web title", "line", { publishOnWeb: true }, "webTitle"],
    ["web title of a digital ad", "digital", { webTitle: "" }, "webTitle"],
    ["a date", "line", { dates: [] }, "dates"],
    ["terms", "line", { termsAccepted: false }, "termsAccepted"],
  ]);

  accepts([
    ["another city by its name", "line", { cityId: 0, otherCity: "Sefrou" }],
    ["no footer where the canvas has none", "footerless", {}],
    ["no web title where the ad is not on the web", "line", { webTitle: "" }],
    ["no sector where none is asked for", "line", { sector: "" }],
    ["no colour and no canvas of a line ad", "line", { colourId: null, canvasId: null }],
    ["no colour of a digital ad", "digital", { colourId: null }],
  ]);

  test("an account under a convention needs no city", () => {
    const convention = sampleAccount({ convention: true });
    expect(faultsOf("line", { cityId: null }, convention)).toEqual({});
  });
});

/** One character for a reader, several code points. */
const vowelled = (count: number) => "شَّ".repeat(count);

describe("limits", () => {
  refuses([
    ["title", "modular", { texts: { title: vowelled(11) } }, "texts.title", tooLong(11, 10)],
    ["body", "modular", { texts: { body: vowelled(21) } }, "texts.body", tooLong(21, 20)],
    ["footer", "modular", { texts: { footer: vowelled(6) } }, "texts.footer", tooLong(6, 5)],
    [
      "plain text, beyond the three limits together",
      "plainModular",
      { texts: { text: vowelled(36) } },
      "texts.text",
      tooLong(36, 35),
    ],
    [
      "what no face has",
      "line",
      { texts: { text: "Villa 😀 🏠" } },
      "texts.text",
      unprintable("😀 🏠"),
    ],
    [
      "what no face has, in a title",
      "modular",
      { texts: { title: "A ☎" } },
      "texts.title",
      unprintable("☎"),
    ],
    ["digital text", "digital", { texts: { text: vowelled(36) } }, "texts.text", tooLong(36, 35)],
    [
      "line text",
      "line",
      { texts: { text: "x".repeat(20_001) } },
      "texts.text",
      tooLong(20001, 20000),
    ],
    ["web title", "digital", { webTitle: vowelled(151) }, "webTitle", tooLong(151, 150)],
    ["web text", "digital", { webContent: vowelled(20_001) }, "webContent", tooLong(20001, 20000)],
    ["other city", "line", { cityId: 0, otherCity: vowelled(101) }, "otherCity", tooLong(101, 100)],
    ["sector", "otherSector", { sector: vowelled(101) }, "sector", tooLong(101, 100)],
    ["reference", "line", { reference: vowelled(101) }, "reference", tooLong(101, 100)],
  ]);

  accepts([
    ["title, up to its last character", "modular", { texts: { title: vowelled(10) } }],
    ["body, up to its last character", "modular", { texts: { body: vowelled(20) } }],
    ["footer, up to its last character", "modular", { texts: { footer: vowelled(5) } }],
    ["on the web what no face has", "digital", { texts: { text: "Recrute 😀" } }],
    ["digital text, up to the three together", "digital", { texts: { text: vowelled(35) } }],
    ["web title, up to its last character", "digital", { webTitle: vowelled(150) }],
    ["no web text of an ad that is not on the web", "line", { webContent: vowelled(20_001) }],
  ]);
});

describe("dates and formats", () => {
  refuses([
    ["a date that is closed", "line", { dates: ["2026-11-28"] }, "dates", "closed"],
    [
      "one closed among open ones",
      "line",
      { dates: ["2026-11-26", "2026-11-25"] },
      "dates",
      "closed",
    ],
    ["an ICE of 3 digits", "line", { ice: "123" }, "ice", "invalid"],
    ["an ICE that is no multiple of 97", "line", { ice: "000152733000068" }, "ice", "invalid"],
    ["a choice that the catalogue no longer has", "line", { headingId: 99 }, "headingId"],
  ]);

  accepts([
    ["no ICE at all", "line", { ice: "" }],
    ["a well-formed ICE", "line", { ice: "000152733000067" }],
  ]);

  test("the ICE of an individual is not checked, since none is asked for", () => {
    expect(faultsOf("line", { ice: "123" }, sampleAccount({ kind: "individual" }))).toEqual({});
  });
});

describe("the server's messages stand under", () => {
  const line = { kind: "line", limit: null } as const;
  test.each([
    ["paperContent", "texts.text"],
    ["files", "files"],
    ["dates", "dates"],
    ["webContent", "webContent"],
    ["webTitle", "webTitle"],
    ["cityId", "cityId"],
    ["otherCity", "otherCity"],
    ["sector", "sector"],
    ["title", "texts.title"],
    ["body", "texts.body"],
    ["footer", "texts.footer"],
    ["termsAccepted", "termsAccepted"],
    ["ice", "ice"],
    ["photos", "photos"],
  ])("%s: %s", (name, field) => {
    expect(fieldPathOf(name, line)).toBe(field);
  });
});

test("the server's message of the paper text stands at the field that the ad's shape has", () => {
  const sections = textShapeOf(modularOffer(), "modular");
  expect(fieldPathOf("paperContent", sections)).toBe("texts.body");
});

test("the server's message of a field that the form does not show has no place", () => {
  expect(fieldPathOf("userId", null)).toBeNull();
});
