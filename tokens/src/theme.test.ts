import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compile } from "tailwindcss";
import { expect, it } from "vitest";
import { defaultSupport } from "./index.ts";
import { readSupport, resolveTokens } from "./resolve.ts";
import { themeCss } from "./theme.ts";

const tailwind = createRequire(import.meta.url).resolve("tailwindcss/index.css");

async function cssOf(classes: string[]): Promise<string> {
  const tokens = await resolveTokens(readSupport(defaultSupport), "light");
  const { build } = await compile(readFileSync(tailwind, "utf8") + themeCss(tokens.keys()));
  return build(classes);
}

it.each([
  ["bg-page", "background-color: var(--pa-color-page)"],
  ["text-fg-muted", "color: var(--pa-color-fg-muted)"],
  ["border-line-strong", "border-color: var(--pa-color-line-strong)"],
  ["ring-focus", "var(--pa-color-focus)"],
  ["outline-focus", "outline-color: var(--pa-color-focus)"],
  ["fill-ring-ok", "fill: var(--pa-color-ring-ok)"],
  ["stroke-ring-track", "stroke: var(--pa-color-ring-track)"],
  ["bg-on-warning-soft", "background-color: var(--pa-color-on-warning-soft)"],
  ["font-headline", "font-family: var(--pa-font-headline)"],
  ["text-title-sm", "font-size: var(--pa-text-title-sm-size)"],
  ["text-body", "var(--pa-text-body-leading)"],
  ["rounded-s-card", "border-start-start-radius: var(--pa-radius-card)"],
  ["shadow-overlay", "var(--pa-shadow-overlay)"],
  ["duration-fast", "transition-duration: var(--pa-duration-fast)"],
  ["ease-standard", "transition-timing-function: var(--pa-ease-standard)"],
  ["min-h-touch", "min-height: var(--pa-spacing-touch)"],
  ["size-target", "width: var(--pa-spacing-target)"],
  ["z-toast", "z-index: var(--pa-z-toast)"],
])("%s reads the support's variable where it is used", async (name, declaration) => {
  expect(await cssOf([name])).toContain(declaration);
});

it("every semantic name makes a class", async () => {
  const utilityOf: Record<string, string> = {
    color: "bg",
    spacing: "p",
    radius: "rounded",
    ease: "ease",
  };
  const tokens = await resolveTokens(readSupport(defaultSupport), "light");
  const classes = [...tokens.keys()]
    .filter((path) => !path.endsWith(".leading"))
    .map((path) => path.replace(/\.size$/, "").split("."))
    .map(([group = "", ...name]) => `${utilityOf[group] ?? group}-${name.join("-")}`);
  const css = await cssOf(classes);
  const selectors = new Set(css.match(/(?<=^ {2}\.)[\w-]+/gm));
  expect(classes.filter((name) => !selectors.has(name))).toEqual([]);
});

it.each([
  "bg-red-500",
  "bg-white",
  "font-sans",
  "text-sm",
  "rounded-lg",
  "shadow-md",
  "ease-in-out",
])("Tailwind's own %s is gone", async (name) => {
  expect(await cssOf([name])).not.toContain(`.${name}`);
});
