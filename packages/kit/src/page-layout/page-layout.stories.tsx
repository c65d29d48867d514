import type { Meta, StoryObj } from "@storybook/react-vite";
import { AppHeader } from "../app-header/index.ts";
import { Button } from "../button/index.ts";
import { NewspaperIcon } from "../icon/index.ts";
import { SideMenu } from "../side-menu/index.ts";
import { PageHeader } from "./page-header.tsx";
import { PageLayout } from "./page-layout.tsx";

const meta = {
  title: "Frame/Page layout",
  component: PageLayout,
  parameters: { layout: "fullscreen" },
  args: {
    skipLabel: "Aller au contenu",
    header: (
      <AppHeader
        brand="Parution"
        links={[{ href: "#ads", label: "Mes annonces", current: true }]}
        navigationLabel="Principale"
        menuLabel="Menu"
      />
    ),
    side: (
      <SideMenu
        label="Mon espace"
        entries={[
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
    footer: "© Parution",
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSideMenu: Story = {};
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
        navigationLabel="رئيسي"
        menuLabel="القائمة"
      />
    ),
    side: (
      <SideMenu
        label="فضائي"
        entries={[
          { id: "ads", href: "#ads", label: "إعلاناتي", icon: NewspaperIcon, current: true },
        ]}
      />
    ),
    children: <PageHeader title="إعلاناتي" lead="اثنا عشر إعلاناً، منها ثلاثة على الموقع." />,
    footer: "© الأفق",
  },
};
