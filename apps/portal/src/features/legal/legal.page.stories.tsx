import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { beginStory } from "../../shared/page-story/begin.ts";
import { PageStory } from "../../shared/page-story/page-story.tsx";
import { pagePictures } from "../../shared/page-story/pictures.ts";
import { STORY_NOW } from "../../shared/page-story/samples.ts";
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

export const UseOfThePortal: Story = { args: { page: <UseTermsPage /> } };

export const UseInArabic: Story = { ...UseOfThePortal, globals: { language: "ar" } };
