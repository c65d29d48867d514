import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import {
  placeJournal,
  placeJournalUnderConvention,
  readJournalOptions,
} from "@parution/contract/journal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import JournalOrderPage from "./journal-order.page.tsx";
import { sampleOptions } from "./sample-journal.ts";
import { journalReplies, keptOrder } from "./story-replies.ts";

const placed = { orderId: 41, onTerm: false, message: "Commande enregistrée.", total: 42_00 };

const meta = {
  title: "Pages/Journal order/Interactions",
  tags: ["interactions", "!autodocs"],
  args: {
    replies: journalReplies(
      {},
      reply(placeJournal, () => placed),
    ),
  },
  beforeEach: () => {
    beginStory({ now: STORY_NOW, userId: STORY_USER });
  },
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/commandes-journal" replies={replies}>
      <JournalOrderPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

const pay = { name: "Commander et payer" };
const save = { name: "Enregistrer et payer plus tard" };

const address = { name: "Adresse de livraison" };
const copies = { name: /Exemplaires du/ };

/** Answers everything: one copy of one issue, delivered. */
async function fill(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("radio", { name: "Journal complet" }));
  await userEvent.click(page.getByRole("radio", { name: "Exemplaire ordinaire" }));
  await userEvent.click(await page.findByRole("radio", { name: "Moins d’un mois" }));
  await userEvent.click(await page.findByRole("gridcell", { name: /12 novembre 2026/ }));
  await userEvent.click(page.getByRole("radio", { name: "Livraison à votre adresse" }));
  await userEvent.type(page.getByRole("textbox", address), "Rabat");
  await userEvent.click(page.getByRole("checkbox", { name: /conditions générales/ }));
  return page;
}

export const PriceFollowsTheQuantities: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    const price = page.getByRole("region", { name: "Prix" });
    await waitFor(() => expect(price).toHaveTextContent(/Total TTC\s*36,00 Dhs/));
    await userEvent.type(await page.findByRole("textbox", copies), "{ArrowUp}");
    await waitFor(() => expect(price).toHaveTextContent(/Total TTC\s*42,00 Dhs/));
    await userEvent.click(page.getByRole("radio", { name: /Retrait au siège/ }));
    await waitFor(() => expect(price).toHaveTextContent(/Total TTC\s*12,00 Dhs/));
    await expect(page.queryByRole("textbox", address)).toBeNull();
  },
};

/** The field takes its value when the press leaves it: the button must not move from under that press. */
export const AnEmptiedQuantityIsReportedByTheFirstPress: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    await userEvent.clear(await page.findByRole("textbox", copies));
    await userEvent.click(page.getByRole("button", pay));
    await waitFor(() => expect(page.getByRole("textbox", copies)).toBeInvalid());
  },
};

export const AnotherNewspaperIsUndone: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: "الأفق" }));
    await waitFor(() => expect(page.queryByRole("textbox", copies)).toBeNull());
    await userEvent.click(await page.findByText("Annuler"));
    await expect(await page.findByRole("textbox", copies)).toHaveValue("1");
    await expect(page.getByRole("radio", { name: "Exemplaire ordinaire" })).toBeChecked();
    await expect(page.queryByText("Annuler")).toBeNull();
  },
};

export const MissingAnswersAreListed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("radio", { name: "Journal complet" });
    await userEvent.click(page.getByRole("button", pay));
    await page.findByText("4 réponses à corriger");
    await userEvent.click(page.getByRole("link", { name: /Mode de livraison/ }));
    await expect(page.getByRole("radio", { name: /Retrait au siège/ })).toHaveFocus();
  },
};

let isReached = false;

/** The catalogue of another newspaper, once it is reached. */
const whenReached = <Answer extends object>(url: URL, answer: Answer): Answer => {
  const isOther = url.pathname.endsWith("/2");
  if (isOther && !isReached) throw new TypeError("Failed to fetch");
  return isOther ? { ...answer, selectedSupportId: 2 } : answer;
};

/** Types of another newspaper fail to load: the failure is focused, and no choice is called missing that nobody can make. */
export const ACatalogueThatFailsIsReadAgain: Story = {
  args: {
    replies: journalReplies(
      {},
      reply(readJournalOptions, (url) => whenReached(url, sampleOptions)),
    ),
  },
  beforeEach: () => {
    isReached = false;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "الأفق" }));
    const failure = await page.findByText("Le catalogue ne peut pas être affiché");
    await userEvent.click(page.getByRole("button", pay));
    await waitFor(() => expect(document.activeElement).toContainElement(failure));
    await expect(page.queryByText(/obligatoire/)).toBeNull();
    // Reached from the press on: the page also reads again by itself, which would take the button away before it is pressed.
    const again = page.getByRole("button", { name: "Réessayer" });
    again.addEventListener("click", () => (isReached = true), { capture: true, once: true });
    await userEvent.click(again);
    await expect(await page.findByRole("radio", { name: "Journal complet" })).toBeVisible();
    await expect(page.queryByText("Le catalogue ne peut pas être affiché")).toBeNull();
  },
};

export const AnErrorGoesWithItsCause: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    const where = await page.findByRole("textbox", address);
    await userEvent.clear(where);
    await userEvent.click(page.getByRole("button", pay));
    await waitFor(() => expect(where).toBeInvalid());
    await userEvent.type(where, "Rabat");
    await waitFor(() => expect(where).toBeValid());
    await expect(page.queryByText("1 réponse à corriger")).toBeNull();
  },
};

export const AQuantityIsCorrectedAtItsOwnField: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    const quantity = await page.findByRole("textbox", copies);
    await userEvent.clear(quantity);
    await userEvent.tab();
    await userEvent.click(page.getByRole("button", pay));
    const summary = await page.findByRole("alert");
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole("link")).toHaveLength(1);
    await expect(quantity).toHaveAccessibleDescription(/de 1 à 999/);
    await expect(page.getAllByText(/de 1 à 999/)).toHaveLength(2);
    await userEvent.type(quantity, "3");
    await userEvent.tab();
    await waitFor(() => expect(quantity).toBeValid());
  },
};

export const SavedForLater: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    await userEvent.click(page.getByRole("button", save));
    await page.findByText("Commande enregistrée.");
    await expect(page.getByRole("radio", { name: "Journal complet" })).not.toBeChecked();
    await expect(page.getByRole("button", save)).toBeEnabled();
    await expect(keptOrder(STORY_USER)).toBeNull();
  },
};

export const AnOrderLeadsToItsRecapAndLeavesNoDraft: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    await waitFor(() => expect(keptOrder(STORY_USER)?.address).toBe("Rabat"));
    await userEvent.click(page.getByRole("button", pay));
    await page.findByText("/fr/recap-annonce/41");
    await expect(keptOrder(STORY_USER)).toBeNull();
  },
};

export const RefusedSaveWaitsForAChange: Story = {
  args: {
    replies: journalReplies(
      {},
      refuse(placeJournal, 422, {
        code: "INVALID",
        message: "Certains champs sont à corriger.",
        errors: { date_journal: ["Le numéro du 12/11/2026 ne peut pas être commandé."] },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    await userEvent.click(page.getByRole("button", save));
    await page.findAllByText(/Le numéro du 12\/11\/2026 ne peut pas être commandé/);
    await waitFor(() => expect(page.getByRole("button", save)).toBeDisabled());
    await userEvent.type(await page.findByRole("textbox", copies), "{ArrowUp}");
    await waitFor(() => expect(page.getByRole("button", save)).toBeEnabled());
  },
};

export const AnotherPriceIsAskedAbout: Story = {
  args: {
    replies: journalReplies(
      {},
      refuse(placeJournal, 409, {
        code: "PRICE_CHANGED",
        message: "Le prix a changé.",
        prix_ttc: 40,
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    await userEvent.click(page.getByRole("button", pay));
    const dialog = await screen.findByRole("alertdialog", { name: "Le prix a changé" });
    await expect(dialog).toHaveTextContent("40,00 Dhs");
    await userEvent.click(within(dialog).getByRole("button", { name: "Revenir à la commande" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const IssuesThatAreOrderedAlreadyAreNotOrderedAgainUnasked: Story = {
  args: {
    replies: journalReplies(
      {},
      refuse(placeJournal, 422, { code: "IDEMPOTENCY_KEY_REUSED", message: "" }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    await userEvent.click(page.getByRole("button", pay));
    const dialog = await screen.findByRole("dialog", {
      name: "Votre premier envoi est déjà enregistré",
    });
    await userEvent.click(within(dialog).getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const OnTermTheMessageStandsInPlaceOfTheRecap: Story = {
  args: {
    replies: journalReplies(
      { convention: true, creditAccount: true },
      reply(placeJournalUnderConvention, () => ({ ...placed, onTerm: true, message: "À terme." })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Porter sur mon compte" }));
    const dialog = await screen.findByRole("dialog", { name: "Commande enregistrée" });
    await expect(dialog).toHaveTextContent("À terme.");
  },
};

export const AboveTheCeilingNothingIsOrdered: Story = {
  args: {
    replies: journalReplies({
      creditAccount: true,
      ceiling: { exceeded: true, message: "Plafond dépassé." },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("button", { name: "Plafond dépassé." })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Enregistrer pour plus tard" })).toBeEnabled();
  },
};
