import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { ButtonLink } from "../button/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { BalanceCard } from "./balance-card.tsx";

const french = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2 });
const moroccan = new Intl.NumberFormat("ar-MA", { minimumFractionDigits: 2 });

const topUp = (
  <ButtonLink href="#top-up" size="sm">
    Recharger
  </ButtonLink>
);

const meta = {
  title: "Newspaper/Balance card",
  tags: ["stable"],
  component: BalanceCard,
  args: {
    label: "Solde",
    amount: 5_000,
    format: (amount) => `${french.format(amount)} DH`,
    labels: { unknown: "Indisponible", negative: "Solde débiteur" },
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? "" : "max-w-72"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BalanceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithFreeBalance: Story = {
  args: { free: { label: "Solde gratuit", amount: 200 }, action: topUp },
};

export const FreeBalanceSpent: Story = { args: { free: { label: "Solde gratuit", amount: 0 } } };

export const Low: Story = {
  args: { amount: 40, low: { label: "Bientôt épuisé", below: 100 }, action: topUp },
};

export const Empty: Story = {
  args: { amount: 0, low: { label: "Bientôt épuisé", below: 100 }, action: topUp },
};

export const Negative: Story = { args: { amount: -1_250.5, action: topUp } };

export const Unknown: Story = { args: { amount: null, action: topUp } };

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "الرصيد",
    amount: -40,
    format: (amount) => `${moroccan.format(amount)} درهم`,
    free: { label: "الرصيد المجاني", amount: 200 },
    labels: { unknown: "غير متوفر", negative: "رصيد مدين" },
    action: (
      <ButtonLink href="#top-up" size="sm">
        تعبئة الرصيد
      </ButtonLink>
    ),
  },
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, wide: true },
  render: (args) => (
    <AllSupports>
      {() => (
        <>
          <BalanceCard {...args} {...WithFreeBalance.args} />
          <BalanceCard {...args} {...Low.args} />
          <BalanceCard {...args} {...Negative.args} />
        </>
      )}
    </AllSupports>
  ),
};

export const NonsenseHugeAmount: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { amount: Number.MAX_SAFE_INTEGER, free: { label: "Solde gratuit", amount: 1e15 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(within(canvasElement).getByText(/^9\s007/)).toBeVisible();
  },
};

export const NonsenseNoNumber: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    amount: Number.NaN,
    free: { label: "Solde gratuit", amount: Number.NaN },
    low: { label: "Bientôt épuisé", below: Number.NaN },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Indisponible")).toBeVisible();
    await expect(canvas.queryByText("Solde gratuit")).not.toBeInTheDocument();
    await expect(canvas.queryByText("Bientôt épuisé")).not.toBeInTheDocument();
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      states={{ empty: Empty.args, invalid: Negative.args, unavailable: Unknown.args }}
    >
      {(given) => <BalanceCard {...given} />}
    </StatesMatrix>
  ),
};
