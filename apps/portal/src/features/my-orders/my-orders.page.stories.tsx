import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { cancelOrder, readInvoiceDetails, readMyOrders } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { readCurrentTeam, readMemberOrders } from "@parution/contract/team";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../../.storybook/viewports.ts";
import {
  noOrders,
  orderingMember,
  sampleOrders,
} from "../../shared/orders/testing/sample-orders.ts";
import MyOrdersPage from "./my-orders.page.tsx";

const full = [reply(readMyOrders, () => sampleOrders), ...accountReplies()];

/** The same for an account on term, without the parts of other accounts. */
const ordersOnTerm: typeof sampleOrders = {
  ...sampleOrders,
  orders: sampleOrders.orders
    .filter(({ type, status }) => type.kind !== "topup" && status !== "paymentPending")
    .map((order) => ({
      ...order,
      onTerm: true,
      ...(order.status === "processing" && { dueOn: "2027-01-31" as const }),
      ...(order.status === "unpaid" && { payableUntil: Date.parse("2026-12-01T17:00:00Z") }),
    })),
};

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

/** The filter is written to the address, and the service is asked for it; an empty list shows the server's message. */
export const Filtered: Story = {
  globals: atDesk,
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

/** Days in the wrong order are reported at their field, and the list stays. */
export const ReversedDays: Story = {
  globals: atDesk,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const part = (name: RegExp) => page.findByRole("spinbutton", { name });
    // The parts of the days come with the pointer.
    await userEvent.hover(await page.findByRole("group", { name: "Date de création" }));
    await userEvent.click(await part(/^jour, Du/));
    await userEvent.keyboard("30112026");
    await userEvent.click(await part(/^jour, Au/));
    await userEvent.keyboard("02112026");
    await page.findByText("La fin vient avant le début.");
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await waitFor(async () => expect(await part(/^jour, Du/)).toHaveFocus());
    await expect(page.queryByRole("link", { name: "Effacer les filtres" })).toBeNull();
    await userEvent.click(await part(/^mois, Au/));
    await userEvent.keyboard("12");
    await expect(page.queryByText("La fin vient avant le début.")).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await page.findByRole("link", { name: "Effacer les filtres" });
  },
};

/** A month is chosen by two presses: the calendar, then the month's name. */
export const OfLastMonth: Story = {
  globals: atDesk,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Ouvrir le calendrier" }));
    await userEvent.click(await screen.findByRole("button", { name: "Le mois dernier" }));
    await expect(page.getByRole("group", { name: "Date de création" })).toHaveTextContent(
      /01\/10\/2026.*31\/10\/2026/,
    );
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await page.findByRole("link", { name: "Effacer les filtres" });
  },
};

/** A parent account sees the member of each order, and filters by member. */
export const OfATeam: Story = {
  globals: atDesk,
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

/** An account without orders sees no controls without effect. */
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

/** An order past its deadline: the refusal links to the ad, which can still be paid, and stays until it is closed. */
export const PayableFromAds: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await openMenu(canvasElement, "C00000298");
    await choose("Payer");
    const refusal = within(await page.findByRole("alert"));
    const link = refusal.getByRole("link", { name: /Ouvrir «.Mes annonces.»/ });
    await expect(link).toHaveAttribute("href", "/fr/mes-annonces?reference=A00000299");
  },
};

/** An account on term pays nothing here: its order is charged to the account. */
export const OnTerm: Story = {
  args: {
    replies: [
      reply(readMyOrders, () => ordersOnTerm),
      ...accountReplies({ creditAccount: true, convention: true }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const charged = (await page.findByText("C00000295")).closest("tr");
    await expect(charged).toHaveTextContent(/Sur votre compte\s*Échéance le 31\/01\/2027/);
    const waiting = page.getByText("C00000299").closest("tr");
    await expect(waiting).toHaveTextContent(/À confirmer\s*À confirmer avant le/);
    await expect(page.queryByText(/^À payer/)).toBeNull();
    await openMenu(canvasElement, "C00000298");
    await screen.findByRole("button", { name: "Porter sur mon compte" });
    await expect(screen.queryByText("Payer")).toBeNull();
  },
};

/** The open cash code is shown again; the order can be paid by another method or cancelled. */
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

/** A late payment shows the reason; a cancellation asks for confirmation and shows the server's message. */
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

/** A top-up is paid by card alone: a refusal is shown, and the page stays. */
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
    await waitFor(() => expect(screen.queryByRole("button", { name: "Payer" })).toBeNull());
  },
};

/** A malformed ICE does not block saving; closing asks for confirmation only after a change. */
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
