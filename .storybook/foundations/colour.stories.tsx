import { supportIds } from "@parution/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { shownColours } from "./colour-groups.ts";
import { Contrast } from "./contrast.tsx";
import { Palette as PaletteSheet } from "./palette.tsx";

const meta = {
  title: "Foundations/Colour",
  component: PaletteSheet,
  tags: ["!autodocs"],
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

export const Pairs: Story = {
  render: () => <Contrast />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Contrast of every pair" });
    const row = within(table).getByRole("row", { name: /^brand on surface/ });
    await expect(row).toHaveTextContent("7.02");
    await expect(row).toHaveTextContent("AA");
    await expect(within(table).queryByText("Below AA")).not.toBeInTheDocument();
  },
};

/** The ratios are those of the newspaper and the scheme that are on show. */
export const PairsDark: Story = {
  ...Pairs,
  globals: { support: "horizon-numerique", scheme: "dark" },
  play: async ({ canvas }) => {
    for (const support of supportIds) {
      document.documentElement.dataset.support = support;
      await waitFor(() =>
        expect(canvas.getByText(/^\d+ of \d+ pairs/)).toHaveTextContent(/^(\d+) of \1 pairs/),
      );
    }
  },
};
