import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { readRecap } from "@parution/contract/orders";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { sampleRecap } from "../../shared/orders/testing/sample-recap.ts";
import type { Recap } from "../../shared/orders/use-recap.ts";
import RecapPage from "./recap.page.tsx";

const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const rich: Recap = {
  ...sampleRecap,
  purchaseOrder: "BC-2026-118",
  ad: sampleRecap.ad && {
    ...sampleRecap.ad,
    sector: "Logistique",
    tenderReference: "AO 12/2026",
    publishOnWeb: true,
    webContent: "Disponible dès janvier.",
    anonymous: true,
    photos: [{ id: 3, name: "portrait.png", mediaType: "image/png", size: 68, url: PIXEL }],
  },
};

const meta = {
  title: "Pages/Recap/Everything bought",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: (_, { globals }) => (
    <PageStory
      language={globals.language}
      path="/recap-annonce/299"
      route="/recap-annonce/:orderId"
      replies={[reply(readRecap, () => rich), ...accountReplies()]}
    >
      <RecapPage />
    </PageStory>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each bought item is shown with the way to its field, and the deadline of the payment by its weekday. */
export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const fields = {
      Rubrique: "headingId",
      "Type d’annonce": "typeId",
      "Type de contrat": "options.0",
      Secteur: "sector",
      "Référence de l’appel d’offres": "reference",
      Texte: "texts.text",
      "Pièces jointes": "files",
      Parution: "dates",
      Ville: "cityId",
      "Annonce anonyme": "anonymous",
      "Publication sur le web": "webTitle",
      "Texte sur le web": "webContent",
      Photos: "photos",
      "N° de bon de commande": "purchaseOrder",
    };
    for (const [name, field] of Object.entries(fields)) {
      const change = await page.findByRole("link", { name: new RegExp(`^Modifier\\s: ${name}$`) });
      await expect(change).toHaveAttribute("href", `/fr/modification-annonce/299?champ=${field}`);
    }
    await expect(page.getByText("BC-2026-118")).toBeVisible();
    await expect(page.getByText("CDI")).toBeVisible();
    await expect(page.getByRole("link", { name: "curriculum-vitae.pdf" })).toBeVisible();
    await expect(page.getByRole("img", { name: "portrait.png" })).toBeVisible();
    await expect(page.getByText(/^À payer avant le mardi 01.12.2026 à 18:00$/)).toBeVisible();
  },
};

export const EverythingInArabic: Story = {
  globals: { language: "ar" },
};

/** The total follows the reader down to the payment on a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "Récapitulatif" });
    if (matchMedia("(width >= 64rem)").matches) {
      await expect(page.queryByRole("button", { name: "Aller au paiement" })).toBeNull();
      return;
    }
    const toPayment = await page.findByRole("button", { name: "Aller au paiement" });
    await userEvent.click(toPayment);
    await expect(page.getByRole("region", { name: "Paiement" })).toHaveFocus();
  },
};
