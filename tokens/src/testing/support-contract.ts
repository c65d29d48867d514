import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import type { DesignTokens } from "style-dictionary/types";
import { contrastPairs } from "../pairs.ts";
import { readSupport, resolveTokens } from "../resolve.ts";
import { type ResolvedTokens, schemes } from "../schemes.ts";

const fontsCss = readFileSync(new URL("../fonts.css", import.meta.url), "utf8");
const declaredFaces = [...fontsCss.matchAll(/font-family: "([^"]+)"/g)].map(([, name]) => name);
const knownFaces = new Set([...declaredFaces, "system-ui", "sans-serif", "serif", "Georgia"]);

/** Names that the house theme has and this one lacks, or the other way round. */
function strayNames(tokens: ResolvedTokens, house: ResolvedTokens): string[] {
  return [...new Set([...tokens.keys()]).symmetricDifference(new Set(house.keys()))];
}

/** Values that CSS would not understand. */
function unresolvedValues(tokens: ResolvedTokens): string[] {
  return [...tokens]
    .filter(([, value]) => /[{}]|undefined|NaN|\[object/.test(value))
    .map(([path, value]) => `${path}: ${value}`);
}

/** Faces that no file declares, and roles without an Arabic face. */
function faceFaults(tokens: ResolvedTokens): string[] {
  return ["ui", "paper", "headline"].flatMap((role) => {
    const stack = (tokens.get(`font.${role}`) ?? "").split(", ").map((f) => f.replaceAll("'", ""));
    const unknown = stack.filter((face) => !knownFaces.has(face));
    const arabic = stack.some((face) => face.includes("Arabic"));
    return arabic ? unknown : [...unknown, `${role} has no Arabic face`];
  });
}

/** Declared pairs below their ratio, measured on the values that the style sheet carries. */
function faintPairs(tokens: ResolvedTokens): string[] {
  return contrastPairs.flatMap(({ foreground, background, minimum }) => {
    const ratio = wcagContrast(
      tokens.get(`color.${foreground}`) ?? "",
      tokens.get(`color.${background}`) ?? "",
    );
    return ratio >= minimum ? [] : [`${foreground} on ${background}: ${ratio.toFixed(2)}`];
  });
}

/** Faults of a support's file as a theme: none, where it holds the contract. */
export async function contractFaults(file: DesignTokens): Promise<string[]> {
  const faults = schemes.map(async (scheme) => {
    const tokens = await resolveTokens(file, scheme);
    const house = await resolveTokens(readSupport("parution"), scheme);
    const found = [
      ...strayNames(tokens, house),
      ...unresolvedValues(tokens),
      ...faceFaults(tokens),
      ...faintPairs(tokens),
    ];
    return found.map((fault) => `${scheme}: ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}
