import fc from "fast-check";
import { expect, it } from "vitest";
import { resolveTokens } from "../resolve.ts";
import { schemes } from "../schemes.ts";
import { arbitraryColor } from "../testing/arbitrary-color.ts";
import { deriveTheme } from "./derive-theme.ts";
import type { ThemeRequest } from "./request.ts";
import { supportFileText } from "./support-file.ts";
import { themeValues } from "./theme-css.ts";

const gazette: ThemeRequest = {
  slug: "gazette",
  name: "La Gazette",
  brand: "#7a1f2b",
  headlineFace: "bitter",
  paperFace: "naskh",
  paper: "#fff1e5",
  radius: 3,
};

it.each(schemes)(
  "the file resolves to what the style sheet of the theme says, %s",
  async (scheme) => {
    const theme = deriveTheme(gazette);
    const file = JSON.parse(supportFileText(theme));
    expect(await resolveTokens(file, scheme)).toEqual(themeValues(theme, scheme));
  },
);

it("the file resolves to the values of the style sheet for any colours", async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryColor, fc.constantFrom(...schemes), async (brand, scheme) => {
      const theme = deriveTheme({ slug: "gazette", name: "Gazette", brand, paper: brand });
      const file = JSON.parse(supportFileText(theme));
      expect(await resolveTokens(file, scheme)).toEqual(themeValues(theme, scheme));
    }),
    { numRuns: 40 },
  );
});

it.each([
  ["#7a1f2b", "Worn as it is in the light scheme; its hue holds in the other."],
  ["#ffd500", "Worn as it is in the dark scheme; its hue holds in the other."],
  ["#808080", "Too faint for text in either scheme: its hue holds in both."],
] as const)("keeps %s as a step that says where it is worn", (brand, use) => {
  const text = supportFileText(deriveTheme({ slug: "gazette", name: "Gazette", brand }));
  expect(JSON.parse(text).base.brand.own).toMatchObject({
    $value: { hex: brand },
    $description: `The newspaper's colour. ${use}`,
  });
});

it("leaves out the values of the default theme", () => {
  const theme = deriveTheme({ slug: "gazette", name: "Gazette", brand: "#7a1f2b" });
  const file = JSON.parse(supportFileText(theme));
  expect(Object.keys(file.base)).toEqual(["brand"]);
  expect(file.light.color).not.toHaveProperty("paper");
});
