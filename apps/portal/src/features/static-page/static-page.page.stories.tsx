import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW } from "@parution/app/testing/samples.ts";
import { readPage } from "@parution/contract/site";
import { readRichText } from "@parution/rules/rich-text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import StaticPage from "./static-page.page.tsx";

const french = `## Objet

Ces conditions régissent la vente des annonces.

## Commande

L’aperçu affiché avant la validation fait foi :

- texte et format
- **dates de parution**

## Paiement

Voir les [tarifs](/tarifs).`;

const arabic = `## الموضوع

تنظم هذه الشروط بيع الإعلانات.

## الطلب

المعاينة المعروضة قبل التأكيد هي المرجع:

- النص والشكل
- **تواريخ النشر**

## الأداء

انظروا [الأثمنة](/tarifs).`;

const termsIn = (language: "fr" | "ar") =>
  reply(readPage, (url) => ({
    slug: "conditions-ventes",
    title: language === "ar" ? "الشروط العامة للبيع" : "Conditions générales de vente",
    description: "",
    blocks: readRichText(language === "ar" ? arabic : french).map(({ kind, items }) => ({
      kind,
      items: items.map((runs) => [...runs]),
    })),
    validFrom: url.searchParams.has("version") ? ("2026-11-01" as const) : ("2026-11-20" as const),
    number: url.searchParams.has("version") ? 1 : 2,
    versions: [
      { number: 2, validFrom: "2026-11-20" as const },
      { number: 1, validFrom: "2026-11-01" as const },
    ],
  }));

const meta = {
  title: "Pages/Terms",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { path: "/conditions-ventes", replies: [termsIn("fr")] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ path, replies }, { globals }) => (
    <PageStory language={globals.language} path={path} route="/conditions-ventes" replies={replies}>
      <StaticPage />
    </PageStory>
  ),
} satisfies Meta<{ path: string; replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sales: Story = { parameters: pagePictures };

export const SalesInArabic: Story = {
  args: { replies: [termsIn("ar")] },
  globals: { language: "ar", support: "al-ofoq" },
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

/** An earlier version, which accounts accepted, with the day from which it counted. */
export const EarlierVersion: Story = {
  args: { path: "/conditions-ventes?version=1" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("En vigueur depuis le 1er novembre 2026");
    await expect(page.getByRole("link", { name: "Version du 1er novembre 2026" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

export const Absent: Story = {
  args: { replies: [refuse(readPage, 404, { code: "NOT_FOUND", message: "Introuvable" })] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Cette page n’existe pas" });
  },
};

export const CutOff: Story = {
  args: { replies: [cutOff(readPage)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("button", { name: "Réessayer" }),
    ).toBeVisible();
  },
};
