import { readHome } from "@parution/contract/site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { beginStory } from "../../shared/page-story/begin.ts";
import { PageStory } from "../../shared/page-story/page-story.tsx";
import { pagePictures } from "../../shared/page-story/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "../../shared/page-story/replies.ts";
import { STORY_NOW } from "../../shared/page-story/samples.ts";
import HomePage from "./home.page.tsx";
import { sampleHome } from "./testing/sample-home.ts";

const meta = {
  title: "Pages/Home",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [reply(readHome, () => sampleHome)] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/" replies={replies}>
      <HomePage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: pagePictures };

export const InArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };

export const Loading: Story = { args: { replies: [neverAnswer(readHome)] } };

export const WithoutNotices: Story = {
  args: { replies: [reply(readHome, () => ({ ...sampleHome, notices: [] }))] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Nos journaux" });
    await expect(page.queryByRole("heading", { name: "Dernières annonces" })).toBeNull();
  },
};

export const Failure: Story = {
  args: {
    replies: [refuse(readHome, 404, { code: "NOT_FOUND", message: "Ce journal n’existe pas." })],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Ce journal n’existe pas.");
    await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
