import { cancelOrder, readInvoiceDetails, readMyOrders } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { readCurrentTeam, readMemberOrders } from "@parution/contract/team";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import {
  noOrders,
  orderingMember,
  sampleOrders,
} from "../../shared/orders/testing/sample-orders.ts";
import { beginStory } from "../../shared/page-story/begin.ts";
import { PageStory } from "../../shared/page-story/page-story.tsx";
import { pagePictures } from "../../shared/page-story/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "../../shared/page-story/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "../../shared/page-story/samples.ts";
import MyOrdersPage from "./my-orders.page.tsx";

const full = [reply(readMyOrders, () => sampleOrders), ...accountReplies()];

const meta = {
  title: "Pages/My orders",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: full },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/mes-commandes" replies={replies}>
      <MyOrdersPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openMenu(canvas: HTMLElement, reference: string): Promise<void> {
  const name = `Actions pour ${reference}`;
  await userEvent.click(await within(canvas).findByRole("button", { name }));
}

const choose = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

export const Full: Story = { parameters: pagePictures };

export const Loading: Story = {
  args: { replies: [neverAnswer(readMyOrders), ...accountReplies()] },
};

/** What was asked for is in the address, which asks the service for it; an empty list says the server's words. */
export const Filtered: Story = {
  args: {
    replies: [
      reply(readMyOrders, (url) =>
        url.searchParams.get("statut") === "4" ? noOrders : sampleOrders,
      ),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("C00000299");
    await userEvent.selectOptions(page.getByLabelText("Statut"), "Annulée");
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await page.findByRole("cell", { name: "Aucune commande trouvée." });
    const heard = (spoken: HTMLElement) => spoken.textContent === "Aucune commande trouvée.";
    await waitFor(() => expect(page.getAllByRole("status").some(heard)).toBe(true));
    await userEvent.click(page.getByRole("link", { name: "Effacer les filtres" }));
    await page.findByText("C00000299");
  },
};

/** Days in the wrong order are pointed out where they stand, and the list stays. */
export const ReversedDays: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Créée dès le"), "2026-11-30");
    const last = page.getByLabelText("Créée jusqu’au");
    await userEvent.type(last, "2026-11-02");
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await expect(last).toHaveAccessibleDescription("Cette date vient avant le 30/11/2026.");
    await expect(last).toHaveFocus();
    await expect(page.queryByRole("link", { name: "Effacer les filtres" })).toBeNull();
    await userEvent.clear(last);
    await userEvent.type(last, "2026-12-02");
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await page.findByRole("link", { name: "Effacer les filtres" });
  },
};

/** A parent account reads who ordered, and narrows its orders to one member. */
export const OfATeam: Story = {
  args: {
    replies: [
      ...full,
      reply(readCurrentTeam, () => [orderingMember]),
      reply(readMemberOrders, (url) =>
        url.searchParams.get("user_id") === "21" ? noOrders : sampleOrders,
      ),
      ...accountReplies({}, { isParent: true }),
    ].toReversed(),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("columnheader", { name: "Commandée par" });
    await userEvent.selectOptions(page.getByLabelText("Commandée par"), "Hajar Lahlou");
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await page.findByRole("cell", { name: "Aucune commande trouvée." });
    await expect(page.queryByRole("button", { name: "Exporter" })).toBeNull();
  },
};

/** An account that has not ordered yet is offered nothing that does nothing. */
export const Empty: Story = {
  args: { replies: [reply(readMyOrders, () => noOrders), ...accountReplies()] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("cell", { name: "Aucune commande trouvée." });
    await expect(page.queryByRole("button")).toBeNull();
  },
};

export const Failure: Story = {
  args: {
    replies: [
      refuse(readMyOrders, 403, { code: "FORBIDDEN", message: "Ce compte est fermé." }),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Ce compte est fermé.");
    await page.findByRole("button", { name: "Réessayer" });
  },
};

/** Too late among orders: the refusal leads to the ad, which still takes the payment, and stays until it is closed. */
export const PayableFromAds: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await openMenu(canvasElement, "C00000298");
    await choose("Payer");
    const refusal = within(await page.findByRole("alert"));
    const door = refusal.getByRole("link", { name: /Ouvrir «.Mes annonces.»/ });
    await expect(door).toHaveAttribute("href", "/fr/mes-annonces?reference=A00000299");
  },
};

/** An account on term pays nothing here: its order is charged to the account. */
export const OnTerm: Story = {
  args: {
    replies: [reply(readMyOrders, () => sampleOrders), ...accountReplies({ creditAccount: true })],
  },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, "C00000298");
    await screen.findByRole("button", { name: "Porter sur mon compte" });
    await expect(screen.queryByText("Payer")).toBeNull();
  },
};

/** A code that waits for cash is found again; the order can be paid otherwise or cancelled. */
export const AwaitingCash: Story = {
  args: { replies: [reply(cancelOrder, () => ({ message: "Commande annulée." })), ...full] },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, "C00000293");
    const code = await screen.findByRole("link", { name: "Voir le code de paiement" });
    await expect(code).toHaveAttribute("href", "/fr/paiement-encours?commande=293");
    const otherwise = screen.getByRole("link", { name: "Payer autrement" });
    await expect(otherwise).toHaveAttribute("href", "/fr/recap-annonce/293");
    await choose("Annuler");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Annuler la commande" }));
    await within(canvasElement).findByText("Commande annulée.");
  },
};

/** Paid too late the reason is said; cancelling asks first, and says the server's words. */
export const TooLateThenCancelled: Story = {
  args: { replies: [reply(cancelOrder, () => ({ message: "Commande annulée." })), ...full] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await openMenu(canvasElement, "C00000298");
    await choose("Payer");
    await expect(await page.findByRole("alert")).toHaveTextContent("Mes annonces");
    await openMenu(canvasElement, "C00000298");
    await choose("Annuler");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Annuler la commande" }));
    await page.findByText("Commande annulée.");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** A top-up is paid by card alone: a refusal is said, and the browser stays. */
export const TopUpRefused: Story = {
  args: {
    replies: [
      refuse(payOrder, 409, { code: "ORDER_CLOSED", message: "Cette commande est déjà payée." }),
      ...full,
    ],
  },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, "C00000296");
    await choose("Payer");
    const page = within(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("déjà payée");
  },
};

/** A malformed ICE stops nothing; what was typed does not go without a question, what is as it was does. */
export const EditingAnInvoice: Story = {
  args: {
    replies: [
      reply(readInvoiceDetails, () => ({
        companyName: "Atlas Conseil SARL",
        address: "14, rue Ibn Batouta, Casablanca",
        ice: "",
        purchaseOrder: "",
        changed: null,
      })),
      ...full,
    ],
  },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, "C00000297");
    await choose("Modifier la facture");
    const popup = within(await screen.findByRole("dialog", { name: "Modifier la facture" }));
    const ice = await popup.findByLabelText("ICE");
    await expect(popup.getByLabelText("Raison sociale")).toHaveValue("Atlas Conseil SARL");
    await userEvent.type(ice, "123");
    await expect(ice).toHaveAccessibleDescription(/15 chiffres/);
    await expect(popup.getByRole("button", { name: "Enregistrer" })).toBeEnabled();

    await userEvent.click(popup.getByRole("button", { name: "Fermer" }));
    const question = () =>
      screen.findByRole("alertdialog", { name: /^Quitter sans enregistrer\s\?$/ });
    await userEvent.click(
      within(await question()).getByRole("button", { name: "Continuer à modifier" }),
    );
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(ice).toHaveValue("123");
    await userEvent.clear(ice);
    await userEvent.click(popup.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
