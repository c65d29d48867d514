import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ShareBars } from "./share-bars.tsx";

const meta = {
  title: "Data/Share bars/Interactions",
  component: ShareBars,
  tags: ["interactions", "!autodocs"],
  args: {
    caption: "Dépenses par membre",
    items: [
      { id: "nadia", label: "Nadia", value: 75 },
      { id: "omar", label: "Omar", value: 25 },
    ],
    format: (value) => `${value} Dhs`,
    formatShare: (share) => `${Math.round(share * 100)} %`,
    labels: { item: "Membre", value: "Montant", share: "Part", missing: "inconnu" },
    empty: "Aucune dépense.",
  },
} satisfies Meta<typeof ShareBars>;

export default meta;
type Story = StoryObj<typeof meta>;

const bars = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll("th > span[aria-hidden] > span")].map((bar) =>
    bar.getBoundingClientRect(),
  );

export const FiguresAreATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("figure", { name: "Dépenses par membre" })).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "Dépenses par membre" }));
    await expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Membre",
      "Montant",
      "Part",
    ]);
    const row = within(table.getByRole("row", { name: /^Omar/ }));
    await expect(row.getByRole("rowheader")).toHaveTextContent("Omar");
    await expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      "25 Dhs",
      "25 %",
    ]);
  },
};

export const BarsAreAsLongAsTheirShares: Story = {
  play: async ({ canvasElement }) => {
    const [nadia, omar] = bars(canvasElement);
    await expect((nadia?.width ?? 0) / (omar?.width ?? 1)).toBeCloseTo(3, 1);
    await expect(nadia?.left).toBe(omar?.left);
  },
};

export const BarsBeginAtTheRightInArabic: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const [nadia, omar] = bars(canvasElement);
    await expect(nadia?.right).toBe(omar?.right);
    await expect(nadia?.left).toBeLessThan(omar?.left ?? 0);
  },
};

export const TheWholeIsMadeOfItsParts: Story = {
  args: { layout: "whole" },
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll("svg.w-full > rect")].map(
      (part) => part.getBoundingClientRect().width,
    );
    await expect(parts).toHaveLength(2);
    await expect((parts[0] ?? 0) / (parts[1] ?? 1)).toBeCloseTo(3, 1);
  },
};
