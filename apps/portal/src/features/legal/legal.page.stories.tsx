import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import SalesTermsPage from "./sales-terms.page.tsx";
import UseTermsPage from "./use-terms.page.tsx";

const meta = {
  title: "Pages/Terms",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { page: <SalesTermsPage /> },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ page }, { globals }) => (
    <PageStory language={globals.language} path="/conditions-ventes" replies={[]}>
      {page}
    </PageStory>
  ),
} satisfies Meta<{ page: React.ReactNode }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sales: Story = { parameters: pagePictures };

/** Figures that the terms mention. */
export const SalesShowTheirFigures: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("navigation", { name: "Articles" });
    const words = canvasElement.textContent?.replaceAll(/\s/g, " ") ?? "";
    for (const constant of [
      "avant 11 h, heure du Maroc",
      "en 3 jours ouvrés environ",
      "accusé de réception est envoyé par courriel sous 1 jour ouvré",
      "sous 3 jours ouvrés après son paiement",
      "20 000 dirhams",
      "200 dirhams toutes taxes comprises",
    ]) {
      await expect(words).toContain(constant);
    }
  },
};

export const EveryArticleIsReached: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const articles = within(await page.findByRole("navigation", { name: "Articles" }));
    for (const link of articles.getAllByRole("link")) {
      const id = link.getAttribute("href")?.slice(1) ?? "";
      await expect(canvasElement.querySelector(`section#${id} h2`)).not.toBeNull();
    }
  },
};

export const SalesInArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };

export const UseOfThePortal: Story = {
  args: { page: <UseTermsPage /> },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/inactif depuis 5 ans.*préavis de 30 jours.*200 dirhams/);
    await expect(page.getByText(/confirmée en 8 jours environ/)).toBeVisible();
  },
};

export const UseInArabic: Story = {
  args: { page: <UseTermsPage /> },
  globals: { language: "ar" },
};
