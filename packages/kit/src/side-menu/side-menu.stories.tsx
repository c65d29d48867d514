import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardIcon, FileIcon, NewspaperIcon, TeamIcon, WalletIcon } from "../icon/index.ts";
import { Statistic } from "../statistic/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { SideMenu } from "./side-menu.tsx";

const meta = {
  title: "Frame/Side menu",
  component: SideMenu,
  args: {
    label: "Mon espace",
    entries: [
      {
        id: "ads",
        href: "#ads",
        label: "Mes annonces",
        icon: NewspaperIcon,
        current: true,
        aside: "12",
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
export const NoEntries: Story = { args: { entries: [] } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "فضائي",
    entries: [
      { id: "ads", href: "#ads", label: "إعلاناتي", icon: NewspaperIcon, current: true },
      { id: "orders", href: "#orders", label: "طلباتي", icon: CardIcon },
    ],
  },
};
export const EverySupport: Story = {
  render: (args) => <AllSupports>{(key) => <SideMenu {...args} label={key} />}</AllSupports>,
};
