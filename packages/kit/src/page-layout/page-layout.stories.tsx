import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures, pagePictures } from "../../../../.storybook/modes.ts";
import { AppHeader } from "../app-header/index.ts";
import { Button } from "../button/index.ts";
import { Footer } from "../footer/index.ts";
import { NewspaperIcon } from "../icon/index.ts";
import { ScrollTop } from "../scroll-top/index.ts";
import { SideMenu } from "../side-menu/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { PageHeader } from "./page-header.tsx";
import { PageLayout } from "./page-layout.tsx";

const meta = {
  title: "Frame/Page layout",
  tags: ["stable"],
  component: PageLayout,
  parameters: {
    layout: "fullscreen",
    // The skip link stands outside of landmarks, and is known as one only at the top of a document.
    a11y: { config: { rules: [{ id: "region", enabled: false }] } },
  },
  args: {
    skipLabel: "Aller au contenu",
    header: (
      <AppHeader
        brand="Parution"
        links={[{ href: "#ads", label: "Mes annonces", current: true }]}
        labels={{ navigation: "Principale", menu: "Menu" }}
      />
    ),
    side: (
      <SideMenu
        label="Mon espace"
        items={[
          { id: "ads", href: "#ads", label: "Mes annonces", icon: NewspaperIcon, current: true },
        ]}
      />
    ),
    children: (
      <PageHeader
        kicker="Mon espace"
        title="Mes annonces"
        lead="Douze annonces, dont trois en ligne."
        actions={<Button variant="primary">Composer une annonce</Button>}
      />
    ),
    footer: (
      <>
        <Footer smallPrint="© Parution" />
        <ScrollTop label="Revenir en haut" />
      </>
    ),
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSideMenu: Story = { parameters: pagePictures };
export const Reading: Story = { args: { side: undefined, measure: "reading" } };
export const Dark: Story = { globals: { scheme: "dark", support: "horizon-numerique" } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    skipLabel: "إلى المحتوى",
    header: (
      <AppHeader
        brand="الأفق"
        links={[{ href: "#ads", label: "إعلاناتي", current: true }]}
        labels={{ navigation: "رئيسي", menu: "القائمة" }}
      />
    ),
    side: (
      <SideMenu
        label="فضائي"
        items={[{ id: "ads", href: "#ads", label: "إعلاناتي", icon: NewspaperIcon, current: true }]}
      />
    ),
    children: <PageHeader title="إعلاناتي" lead="اثنا عشر إعلاناً، منها ثلاثة على الموقع." />,
    footer: <Footer smallPrint="© الأفق" />,
  },
};
export const Phone: Story = { globals: { viewport: { value: "reflow" } } };

/** A page with nothing but a header, and a word without end. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    side: undefined,
    footer: undefined,
    measure: "reading",
    children: <PageHeader title={"Annonces".repeat(80)} lead={"x".repeat(10_000)} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EverySupport: Story = {
  parameters: {
    ...matrixPictures,
    // Ten pages on one page are no page: the rules about landmarks and ids do not apply to a matrix.
    a11y: {
      config: {
        rules: [
          "landmark-main-is-top-level",
          "landmark-no-duplicate-banner",
          "landmark-no-duplicate-contentinfo",
          "landmark-no-duplicate-main",
          "landmark-unique",
          "skip-link",
        ].map((id) => ({ id, enabled: false })),
      },
    },
  },
  render: (args) => (
    <AllSupports panel="wide">
      {() => (
        // Its window: each skip link appears in its own.
        <div className="contain-paint [&>div]:min-h-0">
          <PageLayout {...args} side={undefined} />
        </div>
      )}
    </AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args}>
      {(given) => (
        <div className="contain-paint">
          <PageLayout {...given} />
        </div>
      )}
    </StatesMatrix>
  ),
};
