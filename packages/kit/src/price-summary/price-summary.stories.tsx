import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { Button } from "../button/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { PriceSummary } from "./price-summary.tsx";

const dirhams = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2 });

const labels = {
  pending: "Calcul du prix…",
  stale: "Ce prix n'est plus à jour.",
  unavailable: "Le prix s'affichera dès que le support et les dates seront choisis.",
};

const meta = {
  title: "Newspaper/Price summary",
  tags: ["stable"],
  component: PriceSummary,
  args: {
    title: "Votre prix",
    steps: [
      { label: "Prix de la ligne, TTC", amount: "30,60 DH" },
      { label: "12 lignes × 2 dates", amount: "734,40 DH" },
      { label: "Remise de 15 %", amount: "−110,16 DH" },
    ],
    total: { label: "Total TTC", amount: "624,24 DH" },
    split: [
      { label: "Hors taxe", amount: "520,20 DH" },
      { label: "TVA 20 %", amount: "104,04 DH" },
    ],
    state: "current",
    labels,
  },
  decorators: [
    (Story, { parameters }) => (
      <div
        className={parameters.wide ? "" : "max-w-sm rounded-card border border-line bg-surface p-6"}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {};
export const Pending: Story = { args: { state: "pending" } };
export const Stale: Story = { args: { state: "stale" } };
export const Unavailable: Story = { args: { state: "unavailable" } };
export const TotalOnly: Story = { args: { steps: [], split: [] } };

/** Press the button: the difference stands beside the title and is read out with the new total. */
export const Changing: Story = {
  args: {
    labels: {
      ...labels,
      difference: (difference) =>
        `${dirhams.format(Math.abs(difference))} DH de ${difference > 0 ? "plus" : "moins"}`,
    },
  },
  render: function Render(args) {
    const [value, setValue] = useState(624.24);
    return (
      <PriceSummary
        {...args}
        total={{ label: "Total TTC", amount: `${dirhams.format(value)} DH`, value }}
      >
        <Button onClick={() => setValue(value + 61.2)}>Ajouter une ligne</Button>
      </PriceSummary>
    );
  },
};

export const WithButtons: Story = {
  args: {
    children: (
      <div className="grid gap-2">
        <Button variant="primary" width="full">
          Commander et payer
        </Button>
        <Button width="full">Enregistrer et payer plus tard</Button>
      </div>
    ),
  },
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    title: "الثمن",
    steps: [
      { label: "جزافي 25 سطرا", amount: "500,00 درهم" },
      { label: "3 أسطر إضافية", amount: "64,80 درهم" },
      { label: "تاريخان للنشر" },
    ],
    total: { label: "المجموع مع احتساب الرسوم", amount: "1.129,60 درهم" },
    split: [
      { label: "دون احتساب الرسوم", amount: "941,33 درهم" },
      { label: "الضريبة على القيمة المضافة", amount: "188,27 درهم" },
    ],
  },
};

export const LongLabels: Story = {
  args: {
    steps: [
      {
        label:
          "Annonces légales et judiciaires, avis de convocation et de constitution de sociétés, prix de la ligne",
        amount: "1 234 567,89 DH",
      },
    ],
    total: { label: "Total toutes taxes comprises", amount: "12 345 678,90 DH" },
  },
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
  ],
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, wide: true },
  render: (args) => (
    <AllSupports>{(key) => <PriceSummary {...args} title={`Votre prix, ${key}`} />}</AllSupports>
  ),
};

export const NonsenseAmounts: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    steps: [
      { label: "", amount: "" },
      { label: "x".repeat(400), amount: "9".repeat(400) },
    ],
    total: { label: "Total", amount: "NaN DH", value: Number.NaN },
    labels: { ...labels, difference: (difference) => `${difference} de plus` },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("NaN DH")).toBeVisible();
    await expect(canvas.queryByText(/de plus/)).not.toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const NonsenseUnknownState: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { state: JSON.parse('"guessed"') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("624,24 DH")).toBeVisible();
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      states={{ loading: Pending.args, invalid: Stale.args, unavailable: Unavailable.args }}
    >
      {(given) => <PriceSummary {...given} />}
    </StatesMatrix>
  ),
};
