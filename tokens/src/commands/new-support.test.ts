import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { deriveTheme, supportFileText, themeCssOf } from "../derive/index.ts";
import { supportNameOf } from "../support-name.ts";
import { contractFaults } from "../testing/support-contract.ts";
import { newSupport } from "./new-support.ts";
import { runThemeCommand } from "./run.ts";

const taken = ["parution", "l-horizon"];
let folder: URL;

beforeEach(() => {
  folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), "supports-"))}/`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => newSupport(args, folder, taken);
const written = (file: string) => readFileSync(new URL(file, folder), "utf8");

it.each(["#7a1f2b", "#000000", "#ffffff", "#ffd500", "#0000ff", "#808080"])(
  "writes a support that holds the contract, from %s",
  async (brand) => {
    expect(run("gazette", "--brand", brand, "--name", "La Gazette").code).toBe(0);
    expect(readdirSync(folder)).toEqual(["gazette.json"]);
    const file = JSON.parse(written("gazette.json"));
    expect(await contractFaults(file)).toEqual([]);
    expect(supportNameOf("gazette", file)).toBe("La Gazette");
  },
);

it("writes the derived theme, and reports the use of the brand colour", () => {
  const { text } = run("gazette", "--brand", "#7a1f2b", "--headline-face", "bitter", "--radius=3");
  expect(written("gazette.json")).toBe(
    supportFileText(
      deriveTheme({
        slug: "gazette",
        name: "Gazette",
        brand: "#7a1f2b",
        headlineFace: "bitter",
        radius: 3,
      }),
    ),
  );
  expect(text).toContain("supports/gazette.json");
  expect(text).toMatch(/light: #7a1f2b \(as given\), (\d+) of \1 pairs/);
});

it.each([
  [[], "slug: «» is not in kebab-case"],
  [["Gazette", "--brand", "#7a1f2b"], "slug: «Gazette» is not in kebab-case"],
  [["l-horizon", "--brand", "#7a1f2b"], "slug: «l-horizon» is taken"],
  [["gazette"], "--brand: «» is not a colour"],
  [["gazette", "--brand", "claret"], "--brand: «claret» is not a colour"],
  [["gazette", "--brand", "#7a1f2b", "--headline-face", "times"], "Faces: plex, source-serif"],
  [["gazette", "--brand", "#7a1f2b", "--colour", "red"], "Unknown option '--colour'"],
  [["gazette", "du", "--brand", "#7a1f2b"], "One slug, not 2"],
  [["gazette", "--brand"], "argument missing"],
])("refuses %j and writes nothing", (args, message) => {
  const { code, text } = run(...args);
  expect(code).toBe(1);
  expect(text).toContain(message);
  expect(text).toContain("pnpm tokens:new <slug> --brand");
  expect(readdirSync(folder)).toEqual([]);
});

it("prints the theme's style sheet for a newspaper outside the workspace", () => {
  const { code, text } = runThemeCommand(
    "parution-theme",
    ["gazette", "--brand=fc0"],
    [],
    themeCssOf,
  );
  expect(code).toBe(0);
  expect(text).toMatch(/^\[data-support="gazette"\] \{\n {2}--pa-font-ui: /);
  expect(text).toContain("--pa-color-brand: light-dark(#876b00, #ffcc00);");
});
