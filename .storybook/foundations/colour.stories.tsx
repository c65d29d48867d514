import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { withGuide } from "../docs/guide.tsx";
import { shownColours } from "./colour-groups.ts";
import { Contrast } from "./contrast.tsx";
import { Palette as PaletteSheet } from "./palette.tsx";

const meta = {
  title: "Foundations/Colour",
  component: PaletteSheet,
  tags: ["!autodocs"],
  decorators: [withGuide],
} satisfies Meta<typeof PaletteSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names of all colours that the theme gives to the page. */
function themeColours(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const house = rules.find(
    (rule) =>
      rule instanceof CSSStyleRule && rule.selectorText.includes('[data-support="parution"]'),
  );
  if (!(house instanceof CSSStyleRule)) throw new Error("The house theme is not loaded");
  return [...house.style].flatMap((name) => /^--pa-color-(.+)$/.exec(name)?.[1] ?? []);
}

export const Palette: Story = {
  play: async ({ canvas }) => {
    await expect(themeColours().toSorted()).toEqual(shownColours.toSorted());
    await expect(
      await canvas.findByText("#306066", { selector: "li:first-child *" }),
    ).toBeVisible();
  },
};

export const PaletteDark: Story = { globals: { scheme: "dark" } };

/** The row of a pair; a query by role would name every cell of the table first. */
const rowOf = (root: HTMLElement, pair: string) =>
  [...root.querySelectorAll("tr")].find((row) =>
    row.textContent.replace(" sur ", " on ").startsWith(pair),
  );

export const Pairs: Story = {
  render: () => <Contrast />,
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(/^(\d+) (?:of|paires sur) \1 .*WCAG 2.2 AA/),
    ).toBeVisible();
    await expect(rowOf(canvasElement, "brand on surface")).toHaveTextContent("7.02AA");
    await expect(canvasElement).not.toHaveTextContent(/Below AA|Sous AA/);
  },
};

/** The ratios are those of the newspaper and the scheme that are on show, and follow them. */
export const PairsDark: Story = {
  ...Pairs,
  globals: { support: "horizon-numerique", scheme: "dark" },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(/^(\d+) (?:of|paires sur) \1 .*WCAG 2.2 AA/),
    ).toBeVisible();
    const before = rowOf(canvasElement, "brand on surface")?.textContent;
    document.documentElement.dataset.support = "al-ofoq";
    await waitFor(() =>
      expect(rowOf(canvasElement, "brand on surface")).not.toHaveTextContent(String(before)),
    );
  },
};
