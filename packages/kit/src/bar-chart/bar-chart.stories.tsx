import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import {
  arabicDirhams,
  arabicLabels,
  arabicSeries,
  arabicYear,
  dirhams,
  frenchLabels,
  frenchYear,
  jobs,
  legal,
  nonsense,
  plainArabicFigure,
  plainFigure,
  property,
  tenders,
  various,
} from "../chart/sample-figures.ts";
import { EmptyState } from "../empty-state/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { BarChart } from "./bar-chart.tsx";

const meta = {
  title: "Data/Bar chart",
  tags: ["stable"],
  component: BarChart,
  args: {
    caption: "Annonces par mois",
    categories: frenchYear,
    series: [legal],
    format: dirhams,
    formatTick: plainFigure,
    labels: frenchLabels,
    empty: "Aucun montant cette année.",
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSeries: Story = {};
export const Grouped: Story = { args: { series: [legal, property] } };
export const Stacked: Story = {
  args: { series: [legal, property, jobs, tenders, various], layout: "stacked" },
};
export const SmallFigures: Story = {
  args: {
    series: [{ ...legal, values: [0, 1, 3, 2, 0, 0, 1, 4, 2, 1, 0, 3] }],
    format: plainFigure,
    labels: { ...frenchLabels, value: "Annonces" },
  },
};
export const BelowZero: Story = {
  args: {
    caption: "Écart avec l'année précédente",
    series: [{ ...legal, values: [120, -80, 240, -310, 90, 60, -40, -150, 200, 330, 10, -20] }],
  },
};
export const PartOfTheYear: Story = {
  args: { series: [{ ...legal, values: legal.values.slice(0, 5) }, property] },
};
export const OneMonth: Story = {
  args: { categories: frenchYear.slice(0, 1), series: [legal, property] },
};
export const Zeros: Story = { args: { series: [{ ...legal, values: Array(12).fill(0) }] } };
export const Empty: Story = {
  args: { series: [], empty: <EmptyState title="Aucun montant cette année" /> },
};
export const Loading: Story = {
  args: { isPending: true, pendingLabel: "Chargement des montants" },
};
export const InANarrowPlace: Story = {
  args: { series: [legal, property] },
  render: (args) => (
    <div className="max-w-72">
      <BarChart {...args} />
    </div>
  ),
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    caption: "الإعلانات حسب الشهر",
    categories: arabicYear,
    series: arabicSeries,
    format: arabicDirhams,
    formatTick: plainArabicFigure,
    labels: arabicLabels,
    empty: "لا مبالغ هذه السنة.",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  args: {
    categories: frenchYear.slice(0, 4),
    series: [legal, property, jobs, tenders, various],
  },
  render: (args) => (
    <AllSupports>{(key) => <BarChart {...args} caption={key} hideCaption />}</AllSupports>
  ),
};

/** No numbers, numbers beyond counting, too few values, one name of 600 letters, another of none. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { categories: frenchYear.slice(0, 8), series: nonsense },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const march = canvas.getByRole("img", { name: /^mars 2026/ });
    await expect(march).toHaveAccessibleName(/-1\s?200 Dhs/);
    await expect(canvas.getByRole("img", { name: /^janvier 2026/ })).toHaveAccessibleName(
      /inconnu/,
    );
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** Values without months to stand at. */
export const NoCategories: Story = {
  args: { categories: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Aucun montant cette année.")).toBeVisible();
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ loading: Loading.args, empty: Empty.args }}>
      {(given, key) => <BarChart {...given} caption={key} />}
    </StatesMatrix>
  ),
};
