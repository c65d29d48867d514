import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { CardIcon, FileIcon, NewspaperIcon, TeamIcon } from "../icon/index.ts";
import { Statistic } from "../statistic/index.ts";
import { AllSupports, panelCount } from "../stories/all-supports.tsx";
import { showPanels } from "../stories/show-panels.ts";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { AccountMenu } from "./account-menu.tsx";

const meta = {
  title: "Frame/Account menu",
  tags: ["stable"],
  component: AccountMenu,
  parameters: { frame: "32rem" },
  decorators: [
    (Story) => (
      <div className="flex justify-end has-[section]:block">
        <Story />
      </div>
    ),
  ],
  args: {
    label: "Mon compte",
    name: "Salma Alaoui",
    role: "Atlas SARL, gérante",
    balance: <Statistic label="Solde" value="12 000,00 DH" emphasis="brand" />,
    items: [
      { id: "ads", href: "#ads", label: "Mes annonces", icon: NewspaperIcon, current: true },
      { id: "orders", href: "#orders", label: "Mes commandes", icon: CardIcon },
      { id: "invoices", href: "#invoices", label: "Mes factures", icon: FileIcon },
      { id: "team", href: "#team", label: "Mon équipe", icon: TeamIcon },
    ],
    signOut: { label: "Se déconnecter", onSignOut: () => undefined },
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button"));
  await expect(canvas.getByRole("list")).toBeVisible();
};

export const Closed: Story = {};
export const Open: Story = { play: openIt };
export const NameAlone: Story = {
  args: { role: undefined, balance: undefined },
  play: openIt,
};
export const SigningOut: Story = {
  args: {
    signOut: {
      label: "Se déconnecter",
      onSignOut: () => undefined,
      isPending: true,
      pendingLabel: "Déconnexion en cours",
    },
  },
  play: openIt,
};
export const SignOutFailed: Story = {
  args: {
    signOut: {
      label: "Se déconnecter",
      onSignOut: () => undefined,
      failure: {
        toneLabel: "Erreur",
        text: "La connexion est interrompue : vous êtes encore connecté.",
      },
    },
  },
  play: openIt,
};
export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon-eco" }, play: openIt };
export const Phone: Story = { globals: { viewport: { value: "reflow" } }, play: openIt };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "حسابي",
    name: "سلمى العلوي",
    role: "شركة أطلس، مسيّرة",
    balance: <Statistic label="الرصيد" value="12 000,00 درهم" emphasis="brand" />,
    items: [
      { id: "ads", href: "#ads", label: "إعلاناتي", icon: NewspaperIcon, current: true },
      { id: "orders", href: "#orders", label: "طلباتي", icon: CardIcon },
    ],
    signOut: { label: "تسجيل الخروج", onSignOut: () => undefined },
  },
  play: openIt,
};

/** Sample values without sense: a missing name, an endless role, no page. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    name: "",
    role: "مسيّرة Atlas ".repeat(200),
    balance: undefined,
    items: [],
  },
  play: async (context) => {
    await openIt(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    const { left, right, bottom } = canvas.getByRole("list").getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <div className="flex h-120 items-start justify-end">
          <AccountMenu {...args} label={key} />
        </div>
      )}
    </AllSupports>
  ),
  play: async ({ canvasElement }) => {
    await expect(showPanels(canvasElement)).toBe(panelCount);
    await expect(
      within(canvasElement).getAllByRole("button", { name: /Se déconnecter|تسجيل الخروج/ }),
    ).toHaveLength(panelCount);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ loading: SigningOut.args }}>
      {(given, key) => <AccountMenu {...given} label={key} />}
    </StatesMatrix>
  ),
};
