import type { ResolvedTokens } from "./schemes.ts";

const line = (key: string, value: string) => `  ${JSON.stringify(key)}: ${value},\n`;

/**
 * The text of `generated/house.ts`: the house theme as CSS values, and the stack of each face, so that a
 * theme can be derived where no token file can be read, in a browser or in another newspaper's project.
 */
export function houseModule(
  light: ResolvedTokens,
  dark: ResolvedTokens,
  faces: ResolvedTokens,
): string {
  const tokens = [...light].map(([path, value]) =>
    line(path, JSON.stringify([value, dark.get(path) ?? value])),
  );
  const stacks = [...faces].map(([path, stack]) =>
    line(path.replace("face.", ""), JSON.stringify(stack)),
  );
  return `// Generated from semantic/*.json and primitive/*.json by the build. Do not edit.

/** Every semantic value of the house theme as CSS writes it: in the light scheme, in the dark one. */
export const houseTokens: Readonly<Record<string, readonly [light: string, dark: string]>> = {\n${tokens.join("")}};

/** The faces that can be named, each with the stack that CSS writes for it. */
export const faceStacks = {\n${stacks.join("")}} as const;
`;
}
