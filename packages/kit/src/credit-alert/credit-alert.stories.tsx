import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { ButtonLink } from "../button/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { CreditAlert, type CreditAlertLabels } from "./credit-alert.tsx";

const french = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2 });
const moroccan = new Intl.NumberFormat("ar-MA", { minimumFractionDigits: 2 });

const labels: CreditAlertLabels = {
  levels: {
    under: "Crédit disponible",
    near: "Plafond bientôt atteint",
    exceeded: "Plafond dépassé",
  },
  of: (ceiling) => `sur ${ceiling}`,
  measure: (used, ceiling) => `${used} utilisés sur ${ceiling}`,
  unknown: "Montants indisponibles",
};

const meta = {
  title: "Newspaper/Credit alert",
  tags: ["new"],
  component: CreditAlert,
  args: {
    label: "Plafond de crédit",
    used: 12_500,
    ceiling: 50_000,
    format: (amount) => `${french.format(amount)} DH`,
    labels,
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? "" : "max-w-md"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CreditAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Under: Story = {};

export const Near: Story = { args: { used: 44_120.5 } };

export const Exceeded: Story = {
  args: {
    used: 51_300,
    message: "Votre plafond est dépassé : payez une facture pour commander de nouveau.",
    action: (
      <ButtonLink href="#invoices" size="sm">
        Voir mes factures
      </ButtonLink>
    ),
  },
};

/** The server decides: its flag stands, whatever the amounts say. */
export const ExceededByTheCaller: Story = { args: { level: "exceeded" } };

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    ...Exceeded.args,
    label: "سقف الائتمان",
    format: (amount) => `${moroccan.format(amount)} درهم`,
    message: "تجاوزتم السقف: المرجو أداء فاتورة قبل تقديم طلب جديد.",
    labels: {
      levels: { under: "ائتمان متاح", near: "اقتراب من السقف", exceeded: "تم تجاوز السقف" },
      of: (ceiling) => `من أصل ${ceiling}`,
      measure: (used, ceiling) => `استُعمل ${used} من أصل ${ceiling}`,
      unknown: "المبالغ غير متوفرة",
    },
    action: (
      <ButtonLink href="#invoices" size="sm">
        فواتيري
      </ButtonLink>
    ),
  },
};

export const NarrowWithLongWords: Story = {
  args: { ...Exceeded.args, used: 123_456_789_012, ceiling: 123_456_789_011 },
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
    <AllSupports>
      {(key) => (
        <>
          <CreditAlert {...args} label={`Plafond, ${key}`} />
          <CreditAlert {...args} {...Near.args} label={`Plafond proche, ${key}`} />
          <CreditAlert {...args} {...Exceeded.args} label={`Plafond dépassé, ${key}`} />
        </>
      )}
    </AllSupports>
  ),
};

export const NonsenseNoCeiling: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { used: 5, ceiling: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Plafond dépassé", { ignore: "[role=status]" })).toBeVisible();
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuenow", "100");
  },
};

export const NonsenseNegativeAmounts: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { used: -300, ceiling: 50_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("meter")).toHaveAttribute("aria-valuenow", "0");
  },
};

export const NonsenseNoNumbers: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { used: Number.NaN, ceiling: Number.POSITIVE_INFINITY },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Montants indisponibles")).toBeVisible();
    await expect(canvas.queryByRole("meter")).not.toBeInTheDocument();
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ chosen: Near.args, invalid: Exceeded.args }}>
      {(given, key) => <CreditAlert {...given} label={key} />}
    </StatesMatrix>
  ),
};
