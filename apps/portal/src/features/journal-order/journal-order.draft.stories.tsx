import { draftKey } from "@parution/app/drafts/draft-keeper.ts";
import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { answerAfter, type Reply, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { placeJournal, readJournalProducts } from "@parution/contract/journal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import JournalOrderPage from "./journal-order.page.tsx";
import { sampleProducts, sampleValues } from "./sample-journal.ts";
import { journalReplies, keptOrder, placeOf, storeDraft } from "./story-replies.ts";

const meta = {
  title: "Pages/Journal order/Draft",
  tags: ["!autodocs"],
  args: { path: "/commandes-journal", replies: journalReplies() },
  beforeEach: () => {
    beginStory({ now: STORY_NOW, userId: STORY_USER });
    storeDraft(STORY_USER, sampleValues);
  },
  render: ({ path, replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path={path}
      route={path.includes("support-") ? "/commandes-journal/:id" : path}
      replies={replies}
    >
      <JournalOrderPage />
    </PageStory>
  ),
} satisfies Meta<{ path: string; replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = { name: "Adresse de livraison" };

/** Another tab changes what is kept. */
function elsewhere(change: () => void): void {
  change();
  dispatchEvent(new StorageEvent("storage", { key: draftKey(placeOf(STORY_USER)) }));
}

export const WhatWasBegunComesBack: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Votre brouillon est de retour.");
    await expect(page.getByRole("textbox", address)).toHaveValue("14, rue Ibn Batouta, Casablanca");
    const chosen = await page.findAllByRole("gridcell", { selected: true });
    await expect(chosen.map((cell) => cell.textContent)).toEqual(["10", "12"]);
    await userEvent.click(page.getByRole("button", { name: "Recommencer" }));
    const question = await screen.findByRole("alertdialog", {
      name: /^Commencer une nouvelle commande\s\?$/,
    });
    await expect(question).toHaveTextContent("10/11/2026 × 2 · 12/11/2026 × 1");
    await userEvent.click(within(question).getByRole("button", { name: "Effacer et recommencer" }));
    await waitFor(() => expect(page.queryAllByRole("gridcell", { selected: true })).toEqual([]));
    await expect(keptOrder(STORY_USER)).toBeNull();
  },
};

const catalogueComes = Promise.withResolvers<void>();
const placed = { orderId: 41, onTerm: false, message: "Commande enregistrée.", total: 57_00 };

/** What came back is chosen, though its choices do not show yet: the press waits for them, and finds no fault. */
export const APressBeforeTheCatalogueIsThereIsKept: Story = {
  args: {
    replies: journalReplies(
      {},
      reply(placeJournal, () => placed),
      answerAfter(
        catalogueComes.promise,
        reply(readJournalProducts, () => sampleProducts),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("checkbox", { name: /conditions générales/ }));
    await userEvent.click(page.getByRole("button", { name: "Enregistrer et payer plus tard" }));
    await page.findByRole("button", { name: "Enregistrement en cours" });
    catalogueComes.resolve();
    await page.findByRole("link", { name: "Voir la commande" });
    await expect(page.queryByText(/obligatoire/)).toBeNull();
    await expect(keptOrder(STORY_USER)).toBeNull();
  },
};

export const AnotherNewspaperIsAskedAboutFirst: Story = {
  args: { path: "/commandes-journal/support-2" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const keep = await screen.findByRole("button", { name: "Garder le brouillon" });
    await userEvent.click(keep);
    await expect(page.getByRole("radio", { name: "L'Horizon" })).toBeChecked();
    await expect(keptOrder(STORY_USER)).toEqual({
      ...sampleValues,
      termsAccepted: false,
    });
  },
};

export const AnotherTabsOrderIsOffered: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("textbox", address);
    elsewhere(() => storeDraft(STORY_USER, { ...sampleValues, address: "Rabat" }));
    const dialog = await screen.findByRole("alertdialog", {
      name: "Cette commande a changé dans un autre onglet",
    });
    await userEvent.click(within(dialog).getByRole("button", { name: /^Reprendre/ }));
    await waitFor(() => expect(page.getByRole("textbox", address)).toHaveValue("Rabat"));
    await expect(keptOrder(STORY_USER)?.address).toBe("Rabat");
  },
};

export const AnOrderSentFromAnotherTabIsNotSentTwice: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByRole("gridcell", { selected: true });
    elsewhere(() => localStorage.removeItem(draftKey(placeOf(STORY_USER))));
    await screen.findByRole("alertdialog", { name: "أُرسل هذا الطلب أو حُذف في نافذة أخرى" });
    await userEvent.click(screen.getByRole("button", { name: "البدء من جديد" }));
    await waitFor(() => expect(page.queryAllByRole("gridcell", { selected: true })).toEqual([]));
    await expect(keptOrder(STORY_USER)).toBeNull();
  },
};
