import type { ResolvedTokens } from "./schemes.ts";

/** The CSS variable that carries a token: `text.body.size` → `--pa-text-body-size`. */
export function variableOf(path: string): string {
  return `--pa-${path.replaceAll(".", "-")}`;
}

const colorPattern = /#[0-9a-f]{3,8}|(?:rgba?|oklch)\([^)]*\)/gi;

/**
 * One value for both schemes: equal values stay, colours that differ (alone or inside a shadow)
 * become `light-dark()`. Throws when something other than a colour differs, which CSS cannot say.
 */
export function joinSchemes(light: string, dark: string): string {
  if (light === dark) return light;
  if (light.replace(colorPattern, "") !== dark.replace(colorPattern, "")) {
    throw new Error(`Only colours may differ between schemes: "${light}" and "${dark}"`);
  }
  const darkColors = dark.match(colorPattern) ?? [];
  let next = 0;
  return light.replace(colorPattern, (color) => {
    const other = darkColors[next++] ?? color;
    return color === other ? color : `light-dark(${color}, ${other})`;
  });
}

/** The whole semantic layer of one support, as the declarations of one rule. */
export function supportRule(selector: string, light: ResolvedTokens, dark: ResolvedTokens): string {
  const declarations = [...light].map(([path, value]) => {
    const other = dark.get(path);
    if (other === undefined) throw new Error(`${path} has no value in the dark scheme`);
    return `  ${variableOf(path)}: ${joinSchemes(value, other)};`;
  });
  return `${selector} {\n${declarations.join("\n")}\n}\n`;
}
