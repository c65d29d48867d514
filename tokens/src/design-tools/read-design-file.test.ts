import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveTheme } from "../derive/derive-theme.ts";
import type { ThemeRequest } from "../derive/request.ts";
import { supportFile, supportFileText } from "../derive/support-file.ts";
import { listSupports, readSupport } from "../resolve.ts";
import { arbitraryColor } from "../testing/arbitrary-color.ts";
import { compareDesign } from "./compare-design.ts";
import { figmaFiles } from "./figma.ts";
import { readDesignFile } from "./read-design-file.ts";
import { resolverText } from "./resolver.ts";
import { tokensStudioText } from "./tokens-studio.ts";

const gazette: ThemeRequest = {
  slug: "gazette",
  name: "La Gazette",
  brand: "#7a1f2b",
  headlineFace: "bitter",
  paperFace: "naskh",
  paper: "#fff1e5",
  radius: 3,
};
const expected = {
  brand: "#7a1f2b",
  paper: "#fff1e5",
  headlineFace: "bitter",
  paperFace: "naskh",
  radius: "3",
};

const theme = deriveTheme(gazette);
const newspaper = { id: "gazette", file: supportFile(theme) };
const lightMode = figmaFiles([newspaper]).get("Semantic/gazette-light.tokens.json") ?? "";

const read = (document: object) => readDesignFile(JSON.stringify(document));
const faultsOf = (document: object) =>
  read(document).faults.map(({ place, message }) => `${place}: ${message}`);
const color = (value: unknown) => ({ color: { $type: "color", brand: { $value: value } } });

describe("a file that was exported", () => {
  it.each([
    ["a newspaper's file", supportFileText(theme)],
    ["a resolver document", resolverText(newspaper)],
    ["a mode of Figma's variables", lightMode],
    ["sets of Tokens Studio", tokensStudioText([newspaper])],
  ])("gives the same answers again as %s", (_, text) => {
    const design = readDesignFile(text);
    expect(design.answers).toEqual(expected);
    expect(design.faults).toEqual([]);
    expect(compareDesign(design, theme)).toEqual([]);
  });

  it("gives any brand and paper again", () => {
    fc.assert(
      fc.property(arbitraryColor, arbitraryColor, (brand, paper) => {
        const own = deriveTheme({ ...gazette, brand, paper });
        const { answers, faults } = readDesignFile(supportFileText(own));
        expect(faults).toEqual([]);
        expect(answers.brand).toBe(brand);
      }),
      { numRuns: 30 },
    );
  });

  it.each(listSupports())("is read where a designer began with %s", (id) => {
    const { answers, faults } = read(readSupport(id));
    expect(faults).toEqual([]);
    expect(answers.brand).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe("colours", () => {
  it.each([
    ["the object of 2025.10", { colorSpace: "srgb", components: [1, 0.4, 0] }, "#ff6600"],
    ["OKLCH", { colorSpace: "oklch", components: [0.5, 0, "none"] }, "#636363"],
    ["HSL", { colorSpace: "hsl", components: [24, 100, 50] }, "#ff6600"],
    [
      "a space that is not read, with a hex",
      { colorSpace: "lab", components: [1, 2, 3], hex: "#ff6600" },
      "#ff6600",
    ],
    ["a hex", "#F60", "#ff6600"],
    ["a reference", "{blue.600}", "#2371cb"],
  ])("are read from %s", (_, value, hex) => {
    expect(read(color(value))).toMatchObject({ answers: { brand: hex }, faults: [] });
  });

  it.each([
    ["red", "«red» is not a colour"],
    [{ colorSpace: "lab", components: [1, 2, 3] }, "is not a colour"],
    [{ colorSpace: "srgb", components: [1, 2] }, "is not a colour"],
    ["#ff660080", "is not opaque"],
  ])("are refused: %j", (value, message) => {
    const { answers, faults } = read(color(value));
    expect(answers).toEqual({});
    expect(faults).toEqual([{ place: "color.brand", message: expect.stringContaining(message) }]);
  });
});

describe("faults", () => {
  it.each([
    ["{", "The file is not JSON"],
    ["[1]", "The file is a list or a single value"],
    ["{}", "The file holds no tokens"],
    [
      '{ "$schema": "https://www.designtokens.org/schemas/2027.01/format.json" }',
      "version «2027.01»",
    ],
    ['{ "version": "1.0", "resolutionOrder": [] }', "version «1.0»"],
    ['{ "version": "2025.10", "resolutionOrder": [] }', "The file is a resolver"],
    ['{ "meta": { "variables": {} } }', "This is the answer of Figma's REST API"],
    [
      '{ "color": { "brand": { "value": "#000", "type": "color" } } }',
      "the older format of Tokens Studio",
    ],
    ['{ "$extensions": { "com.figma.modeName": "Dark" } }', "The file is the mode «Dark»"],
  ])("of a whole file are named: %s", (text, message) => {
    expect(readDesignFile(text)).toMatchObject({
      answers: {},
      faults: [{ place: "", message: expect.stringContaining(message) }],
    });
  });

  it("of several tokens are named each at its place, and the others are read", () => {
    const document = {
      ...color("#ff6600"),
      font: {
        $type: "fontFamily",
        headline: { $value: ["Papyrus", "serif"] },
        paper: { $value: "Bitter" },
      },
      radius: { $type: "dimension", control: { $value: { value: 1.5, unit: "px" } } },
      spacing: { target: { $type: "dimension", $value: "{spacing.none}" } },
    };
    expect(read(document).answers).toEqual({ brand: "#ff6600", paperFace: "bitter" });
    expect(faultsOf(document)).toEqual([
      "spacing.target: «{spacing.none}» names no token of the file.",
      expect.stringMatching(/^font.headline: «Papyrus» is not a face. Faces: IBM Plex Sans, /),
      expect.stringMatching(/^radius.control: .* is not a whole number of pixels from 0 to 24.$/),
    ]);
  });

  it("of references in a circle are named", () => {
    const circle = {
      color: {
        $type: "color",
        brand: { $value: "{color.link}" },
        link: { $value: "{color.brand}" },
      },
    };
    expect(faultsOf(circle)[0]).toBe("color.brand: «{color.brand}» refers to itself.");
  });

  it("never stop a reader, whatever JSON a file holds", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readDesignFile(JSON.stringify(value)).faults.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe("a theme beside its file", () => {
  it("names colours that were too faint, and values that no answer carries", () => {
    const yellow = {
      ...color("#ffd500"),
      spacing: { touch: { $type: "dimension", $value: "40px" } },
    };
    const design = read(yellow);
    const derived = deriveTheme({ slug: "g", name: "G", brand: "#ffd500" });
    expect(compareDesign(design, derived)).toEqual([
      {
        place: "color.brand",
        message: "#ffd500 is too faint on light pages: the theme has #836c00, of the same hue.",
      },
      { place: "spacing.touch", message: "2.5rem in the file, 2.75rem in the theme." },
    ]);
  });
});
