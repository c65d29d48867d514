import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { CardIcon, FileIcon, NewspaperIcon, TeamIcon, WalletIcon } from "../icon/index.ts";
import { Statistic } from "../statistic/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { SideMenu } from "./side-menu.tsx";

const meta = {
  title: "Frame/Side menu",
  tags: ["stable"],
  component: SideMenu,
  decorators: [
    (Story) => (
      <div className="lg:max-w-64 has-[section]:max-w-none">
        <Story />
      </div>
    ),
  ],
  args: {
    label: "Mon espace",
    items: [
      {
        id: "ads",
        href: "#ads",
        label: "Mes annonces",
        icon: NewspaperIcon,
        current: true,
        count: { text: "12", label: "12 annonces" },
      },
      { id: "orders", href: "#orders", label: "Mes commandes", icon: CardIcon },
      { id: "invoices", href: "#invoices", label: "Mes factures", icon: FileIcon },
      { id: "team", href: "#team", label: "Mon équipe", icon: TeamIcon },
    ],
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {};
export const UnderABalance: Story = {
  args: {
    header: <Statistic label="Solde" value="5 000,00 DH" icon={WalletIcon} emphasis="brand" />,
  },
};
export const FoldedUnderABalance: Story = {
  ...UnderABalance,
  args: { ...UnderABalance.args, summary: "5 000,00 DH" },
  globals: { viewport: { value: "reflow" } },
};
export const Grouped: Story = {
  args: {
    items: [
      { id: "ads", href: "#ads", label: "Mes annonces", icon: NewspaperIcon, current: true },
      {
        id: "money",
        title: "Paiements",
        items: [
          { id: "orders", href: "#orders", label: "Mes commandes", icon: CardIcon },
          {
            id: "invoices",
            href: "#invoices",
            label: "Mes factures",
            icon: FileIcon,
            count: { text: "3", label: "3 factures à payer" },
          },
        ],
      },
    ],
  },
};
export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon" } };
export const Phone: Story = { globals: { viewport: { value: "reflow" } } };
export const NoEntries: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("list")).toBeNull();
  },
};

/** A word without end, both directions in one line, a count of less than nothing, an empty group. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
  args: {
    items: [
      { id: "1", href: "#1", label: "Annonces".repeat(60), current: true },
      {
        id: "2",
        href: "#2",
        label: "إعلانات L'Horizon (2026)",
        count: { text: "-4", label: "-4 annonces" },
      },
      { id: "3", title: "Rien", items: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole("navigation");
    await expect(navigation.scrollWidth).toBeLessThanOrEqual(navigation.clientWidth);
    await expect(navigation).not.toHaveTextContent("Rien");
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "فضائي",
    items: [
      { id: "ads", href: "#ads", label: "إعلاناتي", icon: NewspaperIcon, current: true },
      { id: "orders", href: "#orders", label: "طلباتي", icon: CardIcon },
    ],
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{(key) => <SideMenu {...args} label={key} />}</AllSupports>,
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ empty: NoEntries.args }}>
      {(given, key) => <SideMenu {...given} label={key} />}
    </StatesMatrix>
  ),
};
