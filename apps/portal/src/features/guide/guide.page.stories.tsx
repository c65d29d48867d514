import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { cutOff, type Reply, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import { readGuideContent, readGuideMenu } from "@parution/contract/guide";
import { readRichText } from "@parution/rules/rich-text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import GuidePage from "./guide.page.tsx";

const chapters = [
  { id: "commander", label: "Passer une annonce" },
  { id: "prix", label: "Prix et paiement" },
];

/** Blocks of a marked text, as the service sends them. */
const blocksOf = (source: string) =>
  readRichText(source).map(({ kind, items }) => ({ kind, items: items.map((runs) => [...runs]) }));

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
      blocks: blocksOf(
        "Oui. Il garde **vos annonces**, vos commandes, vos factures et vos attestations, et vous permet de payer plus tard :\n\n- par carte\n- avec votre [solde](/tarifs)",
      ),
    },
    {
      id: "nom",
      question: "Mon nom apparaît-il ?",
      answer: "Seulement si vous l’écrivez dans le texte.",
      blocks: blocksOf("Seulement si vous l’écrivez dans le texte."),
    },
  ],
  film: null,
  teasers: { print: null, digital: null },
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

/** The newspaper's own film stands in place of the program's. */
export const OwnFilm: Story = {
  args: {
    replies: [
      menu,
      reply(readGuideContent, () => ({
        id: "commander",
        label: "Passer une annonce",
        questions: [],
        film: null,
        teasers: {
          print: { url: "/guide/print-fr.webm", poster: null, captions: "/guide/print-fr.vtt" },
          digital: null,
        },
      })),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const film = await page.findByLabelText("Film : l’annonce dans le journal");
    await expect(film).toHaveAttribute("src", "/guide/print-fr.webm");
    await expect(film).not.toHaveAttribute("autoplay");
  },
};

/** Bold words, lists and links of an answer; own pages open in the reader's language. */
export const MarkedAnswer: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("vos annonces")).toHaveProperty("localName", "strong");
    await expect(page.getAllByRole("listitem").at(-1)).toHaveTextContent("avec votre solde");
    await expect(page.getByRole("link", { name: "solde" })).toHaveAttribute("href", "/fr/tarifs");
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
