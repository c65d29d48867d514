import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { placeSubscription, readSubscriptionOffers } from "@parution/contract/subscriptions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import type { Offer } from "../../shared/use-offers.ts";
import SubscriptionPage from "./subscription.page.tsx";

const yearly: Offer = {
  id: 2,
  code: "NUM-12",
  title: "Numérique, un an",
  description: "Le journal en ligne dès six heures du matin, et cinq ans d’archives.",
  months: 12,
  onPaper: false,
  support: { id: 1, label: "L'Horizon", slug: "l-horizon" },
  exclTax: 480_00,
  tax: 96_00,
  total: 576_00,
};

const onPaper: Offer = {
  ...yearly,
  id: 3,
  code: "PAP-12",
  title: "Papier et numérique, un an",
  onPaper: true,
};

const order = { name: "Commander et payer" };
const terms = { name: "J’accepte les conditions générales de vente" };

const replies = (...first: readonly Reply[]): readonly Reply[] => [
  ...first,
  reply(readSubscriptionOffers, () => [yearly, onPaper]),
  ...accountReplies(),
];

const meta = {
  title: "Pages/Subscription",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: replies(), offerId: 2 },
  beforeEach: () => {
    beginStory({ now: STORY_NOW, userId: STORY_USER });
  },
  render: ({ replies: given, offerId }, { globals }) => (
    <PageStory
      language={globals.language}
      path={`/recap-annonce/abonnement/offres/confirmation/${offerId}/1`}
      route="/recap-annonce/abonnement/offres/confirmation/:offerId/:supportId"
      replies={given}
    >
      <SubscriptionPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[]; offerId: number }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const InArabic: Story = { globals: { language: "ar" } };

/** A printed offer needs a delivery address and a contact, any offer needs the terms accepted. */
export const OnPaper: Story = {
  args: {
    offerId: 3,
    replies: replies(
      reply(placeSubscription, () => ({ orderId: 41, onTerm: false, message: "", total: 576_00 })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const address = await page.findByRole("textbox", { name: "Adresse de livraison" });
    const phone = page.getByRole("textbox", { name: "Téléphone" });
    await userEvent.clear(address);
    await userEvent.clear(phone);
    await userEvent.click(page.getByRole("button", order));
    await expect(await page.findAllByText("Ce champ est obligatoire.")).toHaveLength(2);
    await expect(page.getByText("Acceptez les conditions de vente.")).toBeVisible();
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.type(address, "14, rue Ibn Batouta, Casablanca");
    await waitFor(() => expect(address).toBeValid());
    await userEvent.type(phone, "0661");
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription("Écrivez un numéro, par exemple 06 61 00 01 14."),
    );
    await userEvent.type(phone, " 00 02 28");
    await waitFor(() => expect(phone).toBeValid());
    await userEvent.click(page.getByRole("checkbox", terms));
    await userEvent.click(page.getByRole("button", order));
    await page.findByText("/fr/recap-annonce/41");
  },
};

export const OnPaperInArabic: Story = { globals: { language: "ar" }, args: { offerId: 3 } };

export const NoLongerOffered: Story = { args: { offerId: 9 } };

export const OutOfReach: Story = { args: { replies: replies(cutOff(readSubscriptionOffers)) } };

export const PriceChangeAsksForConfirmation: Story = {
  args: {
    replies: replies(
      refuse(placeSubscription, 409, { code: "PRICE_CHANGED", message: "", prix_ttc: 600 }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("checkbox", terms));
    await userEvent.click(page.getByRole("button", order));
    const dialog = await screen.findByRole("alertdialog", { name: "Le prix a changé" });
    await expect(dialog).toHaveTextContent("600,00 Dhs");
    await userEvent.click(within(dialog).getByRole("button", { name: "Revenir à l’abonnement" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const SecondOrderAsksForConfirmation: Story = {
  args: {
    replies: replies(
      refuse(placeSubscription, 422, { code: "IDEMPOTENCY_KEY_REUSED", message: "" }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("checkbox", terms));
    await userEvent.click(page.getByRole("button", order));
    const dialog = await screen.findByRole("dialog", {
      name: "Votre premier envoi est déjà enregistré",
    });
    await userEvent.click(within(dialog).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const OnTermShowsTheMessageInPlaceOfTheRecap: Story = {
  args: {
    replies: replies(
      reply(placeSubscription, () => ({
        orderId: 41,
        onTerm: true,
        message: "À terme.",
        total: 576_00,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("checkbox", terms));
    await userEvent.click(page.getByRole("button", order));
    const dialog = await screen.findByRole("dialog", { name: "Commande enregistrée" });
    await expect(dialog).toHaveTextContent("À terme.");
  },
};
