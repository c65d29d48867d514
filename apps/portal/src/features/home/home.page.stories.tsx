import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import { readHome, readMenu } from "@parution/contract/site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { DirectoryScope } from "../../shared/support/directory.tsx";
import { sampleHome, sampleMenu } from "../../shared/support/sample-home.ts";
import HomePage from "./home.page.tsx";

const menu = reply(readMenu, () => sampleMenu);

const meta = {
  title: "Pages/Home",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [reply(readHome, () => sampleHome), menu] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/" replies={replies}>
      <DirectoryScope>
        <HomePage />
      </DirectoryScope>
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: pagePictures };

export const InArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };

export const Loading: Story = { args: { replies: [neverAnswer(readHome), menu] } };

export const WithoutPublishedAds: Story = {
  args: { replies: [reply(readHome, () => ({ ...sampleHome, publishedAds: [] })), menu] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Nos journaux" });
    await expect(page.queryByRole("heading", { name: "Dernières annonces" })).toBeNull();
  },
};

/** The title of a newspaper's own page names it. */
export const OfOneNewspaper: Story = {
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/l-horizon" route="/" replies={replies}>
      <DirectoryScope>
        <HomePage />
      </DirectoryScope>
    </PageStory>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Nos journaux" });
    await waitFor(() => expect(document.title).toMatch(/^L'Horizon\s: annonces légales/));
  },
};

const nothing = { ...sampleHome, supports: [], headings: [], publishedAds: [] };

/** A portal that is installed, but not open yet. */
export const BeforeTheFirstNewspaper: Story = {
  args: { replies: [reply(readHome, () => nothing), menu] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Les commandes ouvrent bientôt.");
    await expect(page.queryByRole("link", { name: "Passer une annonce" })).toBeNull();
    await expect(page.queryByRole("heading", { name: "Nos journaux" })).toBeNull();
  },
};

export const Failure: Story = {
  args: {
    replies: [
      refuse(readHome, 404, { code: "NOT_FOUND", message: "Ce journal n’existe pas." }),
      menu,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Ce journal n’existe pas.");
    await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

/** The search leads to the list of its results; a heading and its subheadings lead to their lists. */
export const WaysToTheList: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const subheading = await page.findByRole("link", { name: "Constitutions" });
    await expect(subheading).toHaveAttribute("href", "/fr/annonces/annonces-legales?categorie=3");
    const words = page.getByRole("searchbox", { name: "Rechercher une annonce publiée" });
    await userEvent.type(words, "villa à Rabat{Enter}");
    await page.findByText("/fr/annonces");
  },
};
