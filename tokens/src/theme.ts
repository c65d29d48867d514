import { variableOf } from "./css.ts";

/** Tailwind namespaces emptied first, so that only names of the tokens make classes. */
const resetNamespaces = [
  "color",
  "font",
  "text",
  "radius",
  "shadow",
  "inset-shadow",
  "drop-shadow",
  "text-shadow",
  "ease",
  "transition-duration",
  "z-index",
];

/** Tailwind's namespace of a token group, where its name differs from ours. */
const namespaceOf: Readonly<Record<string, string>> = {
  duration: "transition-duration",
  z: "z-index",
};

/** Name of a token in Tailwind's theme: `z.toast` → `--z-index-toast`. */
export function themeKeyOf(path: string): string {
  const [group = "", ...name] = path.split(".");
  const key = `--${namespaceOf[group] ?? group}-${name.join("-")}`;
  if (group !== "text") return key;
  return key.replace(/-size$/, "").replace(/-leading$/, "--line-height");
}

/**
 * The Tailwind theme of the semantic names. `inline` makes every utility read the support's variable
 * where it is used, so that a nested `data-support` changes it; a plain theme would fix it at `:root`.
 */
export function themeCss(paths: Iterable<string>): string {
  const resets = resetNamespaces.map((namespace) => `  --${namespace}-*: initial;`);
  const entries = [...paths].map((path) => `  ${themeKeyOf(path)}: var(${variableOf(path)});`);
  const defaults = [
    `  --default-font-family: var(${variableOf("font.ui")});`,
    `  --default-transition-duration: var(${variableOf("duration.fast")});`,
    `  --default-transition-timing-function: var(${variableOf("ease.standard")});`,
  ];
  return `@theme inline {\n${[...resets, ...entries, ...defaults].join("\n")}\n}\n`;
}
