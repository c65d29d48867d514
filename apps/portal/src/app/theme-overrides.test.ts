import { expect, test } from "vitest";
import { type Overrides, themeRule } from "./theme-overrides.tsx";

const colours = (hex: string): Overrides["light"] => ({
  brand: hex,
  "brand-hover": hex,
  "brand-pressed": hex,
  "on-brand": hex,
  "brand-soft": hex,
  "on-brand-soft": hex,
  heading: hex,
  link: hex,
});

test("a newspaper's colours apply to it alone, in both schemes, before or after the theme's style sheet", () => {
  const rule = themeRule("al-ofoq", { light: colours("#6b1d75"), dark: colours("#d79ae0") });
  expect(rule).toMatch(/^\[data-support="al-ofoq"\]\[data-support\]\{[^{}]*\}$/);
  expect(rule).toContain("--pa-color-brand:light-dark(#6b1d75,#d79ae0)");
});
