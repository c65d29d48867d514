import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { ActionMenu } from "../action-menu/index.ts";
import { ButtonLink } from "../button/index.ts";
import { LogOutIcon, UserIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { AppHeader } from "./app-header.tsx";

const meta = {
  title: "Frame/App header",
  tags: ["stable"],
  component: AppHeader,
  parameters: { layout: "fullscreen" },
  args: {
    brand: "Parution",
    links: [
      { href: "#order", label: "Passer une annonce", current: true },
      { href: "#ads", label: "Mes annonces" },
      { href: "#orders", label: "Mes commandes" },
    ],
    labels: { navigation: "Principale", menu: "Menu" },
    switches: (
      <ButtonLink href="#ar" variant="quiet" lang="ar" hrefLang="ar">
        العربية
      </ButtonLink>
    ),
    account: (
      <ActionMenu
        trigger={<UserIcon />}
        triggerLabel="Mon compte"
        shape="icon"
        label="Mon compte"
        items={[
          { id: "out", label: "Se déconnecter", icon: LogOutIcon, onSelect: () => undefined },
        ]}
      />
    ),
  },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const SignedOut: Story = {
  args: {
    links: [],
    account: (
      <ButtonLink href="#login" variant="primary" size="sm">
        Se connecter
      </ButtonLink>
    ),
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    brand: "الأفق",
    labels: { navigation: "رئيسي", menu: "القائمة" },
    links: [
      { href: "#order", label: "نشر إعلان", current: true },
      { href: "#ads", label: "إعلاناتي" },
    ],
    switches: (
      <ButtonLink href="#fr" variant="quiet" lang="fr" hrefLang="fr">
        Français
      </ButtonLink>
    ),
  },
};
export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon" } };
export const Phone: Story = { globals: { viewport: { value: "reflow" } } };

/** A name and places without end, both directions in one line. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    brand: "La Gazette des annonces légales et judiciaires ".repeat(4),
    links: [
      { href: "#1", label: "Passer une annonce dans L'Horizon أو الأفق" },
      { href: "#2", label: "Annonces".repeat(20) },
    ],
  },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
  },
};

export const EverySupport: Story = {
  // Ten banners on one page are no page: the rule about landmarks does not apply to a matrix.
  parameters: {
    ...matrixPictures,
    a11y: {
      config: {
        rules: [
          { id: "landmark-no-duplicate-banner", enabled: false },
          { id: "landmark-unique", enabled: false },
        ],
      },
    },
  },
  render: (args) => (
    <AllSupports panel="wide">{() => <AppHeader {...args} account={null} />}</AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given) => <AppHeader {...given} />}
    </StatesMatrix>
  ),
};
