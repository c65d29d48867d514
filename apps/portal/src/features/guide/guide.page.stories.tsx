import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { cutOff, type Reply, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import { readGuideContent, readGuideMenu } from "@parution/contract/guide";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import GuidePage from "./guide.page.tsx";

const chapters = [
  { id: "commander", label: "Passer une annonce" },
  { id: "prix", label: "Prix et paiement" },
];

const menu = reply(readGuideMenu, () => chapters);

const chapter = reply(readGuideContent, (url) => ({
  ...(chapters.find(({ id }) => id === url.searchParams.get("menu_to")) ?? {
    id: "commander",
    label: "Passer une annonce",
  }),
  questions: [
    {
      id: "compte",
      question: "Faut-il un compte ?",
      answer:
        "Oui. Il garde vos annonces, vos commandes, vos factures et vos attestations, et vous permet de payer plus tard.",
    },
    {
      id: "nom",
      question: "Mon nom apparaît-il ?",
      answer: "Seulement si vous l’écrivez dans le texte.",
    },
  ],
}));

const meta = {
  title: "Pages/Guide",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { path: "/faq", replies: [menu, chapter] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ path, replies }, { globals }) => (
    <PageStory language={globals.language} path={path} route="/faq" replies={replies}>
      <GuidePage />
    </PageStory>
  ),
} satisfies Meta<{ path: string; replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChapter: Story = { parameters: pagePictures };

export const InArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };

/** The address selects a chapter, and the digital film. */
export const NamedChapter: Story = {
  args: { path: "/faq?annonces=digitale#prix" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 2, name: "Prix et paiement" });
    await expect(page.getByLabelText("Film : l’annonce numérique")).toBeInTheDocument();
  },
};

/** An unknown chapter shows the first. */
export const UnknownChapter: Story = {
  args: { path: "/faq#inconnu" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 2, name: "Passer une annonce" });
  },
};

export const CutOff: Story = {
  args: { replies: [menu, cutOff(readGuideContent)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("button", { name: "Réessayer" }),
    ).toBeVisible();
  },
};
