import { readFileSync } from "node:fs";
import { adRows, countLines, printedRows } from "@parution/rules/lines";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { facesOf, type PrintedAd, sheetOf } from "./sheet.ts";

const ad: PrintedAd = {
  supportSlug: "l-horizon",
  supportName: "L’Horizon",
  language: "fr",
  heading: "Annonces légales",
  format: "line",
  wordBreak: "break-all",
  paperContent: "",
  width: 50,
  height: 35,
};

describe("the rows of a line ad", () => {
  it("are those that are billed, two at least", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        expect(adRows(text, "ltr")).toHaveLength(Math.max(2, countLines(text)));
      }),
      { seed: 4 },
    );
  });

  it("have the continuation of their line, and its direction", () => {
    expect(adRows(`${"x".repeat(30)}\nبيع`, "ltr")).toEqual([
      { text: "x".repeat(28), direction: "ltr", continues: true },
      { text: "xx", direction: "ltr", continues: false },
      { text: "بيع", direction: "rtl", continues: false },
    ]);
  });

  it("are set as the preview sets them", () => {
    const source = ` ${"x".repeat(27)} yy\tz \n`;
    expect(adRows(source, "ltr").map(({ text }) => text)).toEqual(
      printedRows(source).map(({ text }) => text),
    );
  });
});

describe("the sheet", () => {
  it("is in the language of its text, not of its paper", () => {
    expect(sheetOf({ ...ad, paperContent: "بيع شقة" }).language).toBe("ar");
    expect(sheetOf({ ...ad, language: "ar", paperContent: "0522" }).language).toBe("ar");
  });

  it("leaves out the parts that a modular ad does not have", () => {
    const sheet = sheetOf({ ...ad, format: "modular", paperContent: "Titre\u001FUn\n\nبيع\u001F" });
    expect(sheet).toMatchObject({
      header: [{ text: "Titre", direction: "ltr" }],
      body: [
        { text: "Un", direction: "ltr" },
        { text: "", direction: "ltr" },
        { text: "بيع", direction: "rtl" },
      ],
      footer: [],
    });
  });

  it.each(["parution", "l-horizon", "al-ofoq", "l-horizon-eco", "horizon-numerique"])(
    "is set in the paper typeface of %s's tokens",
    (slug) => {
      const read = (path: string) =>
        JSON.parse(
          readFileSync(new URL(`../../../../tokens/src/${path}`, import.meta.url), "utf8"),
        );
      const named =
        read(`supports/${slug}.json`).base?.font?.paper ?? read("semantic/base.json").font.paper;
      const face = named.$value.slice("{face.".length, -1);
      const families: string[] = read("primitive/face.json").face[face].$value;
      const own = families.slice(
        0,
        families.findIndex((name) => name.endsWith("Fallback")),
      );
      const printed = own
        .map((name) => name.replace(" Variable", ""))
        .flatMap((name) => (name === "Source Serif 4" ? [name, "Source Serif X"] : [name]));
      expect(facesOf(slug)).toEqual(printed);
    },
  );
});
