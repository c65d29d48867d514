import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import {
  arabicDirhams,
  arabicLabels,
  arabicSeries,
  arabicYear,
  dirhams,
  frenchLabels,
  frenchYear,
  legal,
} from "../chart/sample-figures.ts";
import { LineChart } from "./line-chart.tsx";

const meta = {
  title: "Data/Line chart/Interactions",
  component: LineChart,
  tags: ["interactions", "!autodocs"],
  args: {
    caption: "Annonces par mois",
    categories: frenchYear,
    series: [legal],
    format: dirhams,
    labels: frenchLabels,
    empty: "Aucun montant.",
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsReadThePointsOneByOne: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole("img");
    first?.focus();
    await expect(first).toHaveAccessibleName(/^janvier 2026, Annonces légales: 1\s240 Dhs$/);
    await userEvent.keyboard("{ArrowRight}");
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleName(/^février 2026/);
  },
};

export const MarksAPointAtItsMonth: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("img");
    const mark = canvasElement.querySelector("svg.absolute g > svg:nth-child(2) path");
    const middle = (element: Element | null | undefined) => {
      const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      return left + width / 2;
    };
    await expect(Math.abs(middle(mark) - middle(first))).toBeLessThan(2);
  },
};

export const UnknownMonthsAreNamedAndBreakTheLine: Story = {
  args: { series: [{ ...legal, values: [1, 2, null, 4] }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: /^mars/ })).toHaveAccessibleName(/inconnu$/);
    const line = canvasElement.querySelector("svg.absolute g path");
    await expect(line?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
  },
};

export const ArrowsFollowTheReadingInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    caption: "الإعلانات حسب الشهر",
    categories: arabicYear,
    series: arabicSeries,
    format: arabicDirhams,
    labels: arabicLabels,
  },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole("img");
    first?.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(second).toHaveFocus();
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? 0,
    );
  },
};
