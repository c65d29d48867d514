import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { ButtonLink } from "../button/index.ts";
import { NewspaperIcon, ReceiptIcon, WalletIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Statistic, type StatisticProps } from "./statistic.tsx";

const meta = {
  title: "Data/Statistic",
  tags: ["stable"],
  component: Statistic,
  decorators: [
    (Story) => (
      <div className="max-w-80 has-[section]:max-w-none">
        <Story />
      </div>
    ),
  ],
  args: { label: "Solde", value: "5 000,00 DH", icon: WalletIcon },
} satisfies Meta<typeof Statistic>;

export default meta;
type Story = StoryObj<typeof meta>;

const rise = { direction: "up", label: "12 % de plus que l'an dernier", tone: "success" } as const;
const fall = { direction: "down", label: "8 % de moins que l'an dernier", tone: "danger" } as const;

export const Plain: Story = {};
export const Emphasised: Story = {
  args: {
    emphasis: "brand",
    note: "dont 200,00 DH offerts",
    action: (
      <ButtonLink href="#top-up" size="sm">
        Recharger
      </ButtonLink>
    ),
  },
};
export const Rising: Story = {
  args: { label: "Annonces publiées", value: "214", icon: NewspaperIcon, trend: rise },
};
export const Falling: Story = {
  args: { label: "Commandes", value: "96", icon: ReceiptIcon, trend: fall },
};
export const Level: Story = {
  args: { trend: { direction: "level", label: "Comme l'an dernier" } },
};
export const AsALink: Story = {
  args: { label: "Mes annonces", value: "214", icon: NewspaperIcon, href: "#ads", trend: rise },
};
export const Unknown: Story = { args: { value: { unknown: "inconnu" } } };
export const Loading: Story = { args: { isPending: true, pendingLabel: "Chargement du solde" } };
export const LongFigure: Story = { args: { value: "999 999 999 999 999 999,00 DH" } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "الرصيد",
    value: "5000,00 درهم",
    emphasis: "brand",
    note: "منها 200,00 درهم هدية",
    trend: { direction: "up", label: "أكثر بنسبة 12% من السنة الماضية", tone: "success" },
  },
};

const tiles: readonly StatisticProps[] = [
  { label: "Solde", value: "5 000,00 DH", icon: WalletIcon, emphasis: "brand" },
  { label: "Annonces", value: "214", icon: NewspaperIcon, trend: rise, href: "#ads" },
  { label: "Commandes", value: "96", icon: ReceiptIcon, trend: fall },
  { label: "Consommé", value: { unknown: "inconnu" } },
];

/** Figures as a dashboard sets them: as many to a row as fit. */
export const SideBySide: Story = {
  render: () => (
    <section
      aria-label="Compte"
      className="grid max-w-240 grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4"
    >
      {tiles.map((tile, index) => (
        <Statistic key={["balance", "ads", "orders", "spent"][index]} {...tile} />
      ))}
    </section>
  ),
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  decorators: [(Story) => <Story />],
  render: (args) => (
    <AllSupports>
      {() => (
        <>
          <Statistic {...args} trend={rise} />
          <Statistic {...args} trend={fall} href="#ads" />
          <Statistic {...args} emphasis="brand" note="dont 200,00 DH offerts" trend={rise} />
        </>
      )}
    </AllSupports>
  ),
};

/** A name of ten thousand letters, an empty figure, a trend in two directions. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    label: "X".repeat(10_000),
    value: "",
    trend: { direction: "down", label: `-12% مقارنة avec ${"X".repeat(300)}` },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("—")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ loading: Loading.args, unavailable: Unknown.args }}
    >
      {(given) => <Statistic {...given} />}
    </StatesMatrix>
  ),
};
