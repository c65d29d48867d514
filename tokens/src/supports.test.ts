import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { currentHouseModule, namedSupports } from "./emit.ts";
import { defaultSupport, isSupportId, supportIds, supportNames } from "./index.ts";
import { mergeTokens } from "./merge.ts";
import { listSupports, readSupport, resolveTokens } from "./resolve.ts";
import { supportsModule } from "./supports-module.ts";
import { contractFaults } from "./testing/support-contract.ts";

const supports = listSupports();
const readSource = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const lightTokens = (support: string) => resolveTokens(readSupport(support), "light");

it("the generated modules match the files", async () => {
  expect(readSource("generated/supports.ts")).toBe(supportsModule(namedSupports()));
  expect(readSource("generated/house.ts")).toBe(await currentHouseModule());
  expect(supportIds[0]).toBe(defaultSupport);
});

it("knows a support's id from any other text", () => {
  expect(supportIds.every(isSupportId)).toBe(true);
  expect(["", "toString", "L-HORIZON", "l-horizon "].some(isSupportId)).toBe(false);
});

it("names each newspaper as it is printed", () => {
  expect(supportNames["l-horizon-eco"]).toBe("L'Horizon Éco");
});

it("the house theme's headings are #306066", async () => {
  expect((await lightTokens("parution")).get("color.heading")).toBe("#306066");
});

describe.each(supports)("%s", (support) => {
  it("names every semantic value, self-hosted faces, and legible pairs", async () => {
    expect(await contractFaults(readSupport(support))).toEqual([]);
  });
});

it("every support has its own appearance", async () => {
  const themes = await Promise.all(supports.map(lightTokens));
  const brands = themes.map((tokens) => tokens.get("color.brand"));
  expect(new Set(brands).size).toBe(supports.length);
});

describe("the contract", () => {
  const color = (hex: string) => ({ $value: hex });
  it.each([
    [{ light: { color: { fg: color("#dddddd") } } }, /^light: fg on page: 1\.\d+/],
    [{ dark: { color: { fresh: color("#dddddd") } } }, /^dark: color\.fresh$/],
    [{ base: { font: { ui: { $value: "Papyrus" } } } }, /^light: Papyrus\nlight: ui has no Arabic/],
  ])("reports the fault of %j", async (change, fault) => {
    const file = mergeTokens(readSupport("parution"), change);
    expect((await contractFaults(file)).join("\n")).toMatch(fault);
  });
});
