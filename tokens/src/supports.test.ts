import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { defaultSupport, isSupportId, supportIds } from "./index.ts";
import { listSupports, resolveTokens, schemes } from "./resolve.ts";
import { supportsModule } from "./supports-module.ts";

const supports = listSupports();
const readSource = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

it("the generated list is the one that the files give", () => {
  expect(readSource("generated/supports.ts")).toBe(supportsModule(supports));
  expect(supportIds[0]).toBe(defaultSupport);
});

it("knows a support's id from any other text", () => {
  expect(supportIds.every(isSupportId)).toBe(true);
  expect(["", "toString", "L-HORIZON", "l-horizon "].some(isSupportId)).toBe(false);
});

it("the house theme's headings are #306066", async () => {
  expect((await resolveTokens("parution", "light")).get("color.heading")).toBe("#306066");
});

describe.each(supports)("%s", (support) => {
  it("resolves every semantic name in both schemes", async () => {
    const names = [...(await resolveTokens(defaultSupport, "light")).keys()].sort();
    for (const scheme of schemes) {
      const tokens = await resolveTokens(support, scheme);
      expect([...tokens.keys()].sort()).toEqual(names);
      const unresolved = [...tokens].filter(([, value]) =>
        /[{}]|undefined|NaN|\[object/.test(value),
      );
      expect(unresolved).toEqual([]);
    }
  });

  it("names only faces that are self-hosted, the system's or a stand-in, and an Arabic one", async () => {
    const faces = new Set(
      [...readSource("fonts.css").matchAll(/font-family: "([^"]+)"/g)].map(([, name]) => name),
    );
    const generic = new Set(["system-ui", "sans-serif", "serif", "Georgia"]);
    const tokens = await resolveTokens(support, "light");
    for (const role of ["ui", "paper", "headline"]) {
      const stack = (tokens.get(`font.${role}`) ?? "")
        .split(", ")
        .map((f) => f.replaceAll("'", ""));
      expect(stack.filter((face) => !faces.has(face) && !generic.has(face))).toEqual([]);
      expect(stack.some((face) => face.includes("Arabic"))).toBe(true);
    }
  });
});

it("every support looks like itself", async () => {
  const themes = await Promise.all(supports.map((support) => resolveTokens(support, "light")));
  const brands = themes.map((tokens) => tokens.get("color.brand"));
  expect(new Set(brands).size).toBe(supports.length);
});
