import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { placeTenderAd } from "@parution/contract/orders";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import OrderFormPage from "./order-form.page.tsx";
import { lineValues, sampleAccount, storeDraft } from "./sample-order.ts";
import { orderReplies, STORY_NOW } from "./story-replies.ts";

const account = sampleAccount({ creditAccount: true, convention: true });
const message = "Votre commande est enregistrée sur votre compte à terme.";
const onTerm = { orderId: 41, adId: 51, onTerm: true, message, total: 96_00 };
const place = { userId: account.user.id, form: "tender" } as const;

const meta = {
  title: "Pages/Tender form",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [reply(placeTenderAd, () => onTerm), ...orderReplies(account)] },
  beforeEach: () => {
    beginStory({ now: STORY_NOW, userId: account.user.id });
    storeDraft(place, { ...lineValues, cityId: null, reference: "AO 12/2026" });
  },
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/passer-votre-annonce-appels-offres"
      replies={replies}
    >
      <OrderFormPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText(/^Référence de l’appel d’offres/)).toHaveValue(
      "AO 12/2026",
    );
    await expect(page.queryByLabelText("Ville")).toBeNull();
    await expect(page.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Passer un appel d’offres",
    );
    await expect(page.queryByRole("button", { name: /payer/ })).toBeNull();
  },
};

export const InArabic: Story = { globals: { language: "ar" } };

/** An order on account is settled at once: the server's message stands in place of the recap. */
export const OrderedOnTerm: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByText(/4 lignes|Total TTC/);
    await userEvent.click(page.getByRole("checkbox", { name: /conditions générales/ }));
    await userEvent.click(await page.findByRole("button", { name: "Porter sur mon compte" }));
    await expect(await screen.findByRole("dialog")).toHaveTextContent(message);
  },
};
