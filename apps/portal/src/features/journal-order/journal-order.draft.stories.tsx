import { draftKey } from "@parution/app/drafts/draft-keeper.ts";
import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { answerAfter, type Reply, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { placeJournal, readJournalOptions, readJournalProducts } from "@parution/contract/journal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import JournalOrderPage from "./journal-order.page.tsx";
import { sampleOptions, sampleProducts, sampleValues } from "./sample-journal.ts";
import { draftIdOf, journalReplies, keptOrder, storeDraft } from "./story-replies.ts";

const meta = {
  title: "Pages/Journal order/Draft",
  tags: ["!autodocs"],
  args: { path: "/commandes-journal", replies: journalReplies() },
  beforeEach: () => {
    beginStory({ now: STORY_NOW, userId: STORY_USER });
    storeDraft(STORY_USER, sampleValues);
    catalogueComes = Promise.withResolvers();
    ordered.mockClear();
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
  dispatchEvent(new StorageEvent("storage", { key: draftKey(draftIdOf(STORY_USER)) }));
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

const save = { name: "Enregistrer et payer plus tard" };
const terms = { name: /conditions générales/ };
const price = { name: "Prix" };
const placed = { orderId: 41, onTerm: false, message: "Commande enregistrée.", total: 48_00 };
const catalogue = reply(readJournalProducts, () => sampleProducts);
let catalogueComes: PromiseWithResolvers<void>;
const catalogueLate = {
  ...catalogue,
  wire: (url: URL) => answerAfter(catalogueComes.promise, catalogue).wire?.(url, undefined),
};
const ordered = fn(() => placed);

/** The choices of a draft cannot be judged and priced before the catalogue is there: a press waits, and orders nothing unseen. */
export const ThePriceIsSeenBeforeTheOrder: Story = {
  args: { replies: journalReplies({}, reply(placeJournal, ordered), catalogueLate) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("checkbox", terms));
    await userEvent.click(page.getByRole("button", save));
    await page.findByRole("button", { name: "Enregistrement en cours" });
    catalogueComes.resolve();
    const alert = await page.findByText(/Rien n’est encore commandé/);
    await expect(alert.closest("[role=status]")).toHaveTextContent("48,00 Dhs");
    await expect(page.getByRole("region", price)).toHaveTextContent("48,00 Dhs");
    await expect(page.queryByText(/obligatoire/)).toBeNull();
    await expect(ordered).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole("button", save));
    await page.findByRole("link", { name: "Voir la commande" });
    await expect(ordered).toHaveBeenCalledOnce();
    await expect(page.queryByText(/Rien n’est encore commandé/)).toBeNull();
    await expect(keptOrder(STORY_USER)).toBeNull();
  },
};

export const AChangeEndsTheWaitOfAPress: Story = {
  args: { replies: journalReplies({}, reply(placeJournal, ordered), catalogueLate) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("checkbox", terms));
    await userEvent.click(page.getByRole("button", save));
    await page.findByRole("button", { name: "Enregistrement en cours" });
    await userEvent.type(page.getByRole("textbox", address), " 2");
    await page.findByRole("button", save);
    catalogueComes.resolve();
    await waitFor(() => expect(page.getByRole("region", price)).toHaveTextContent("48,00 Dhs"));
    await expect(page.queryByText(/Rien n’est encore commandé/)).toBeNull();
    await expect(ordered).not.toHaveBeenCalled();
  },
};

export const ANewspaperThatNoLongerSellsIssuesIsAFaultAtItsField: Story = {
  args: {
    replies: journalReplies(
      {},
      reply(readJournalOptions, ({ pathname }) =>
        pathname.endsWith("/9")
          ? { ...sampleOptions, selectedSupportId: null, types: [] }
          : sampleOptions,
      ),
      reply(readJournalProducts, ({ pathname }) =>
        pathname.endsWith("/9")
          ? { ...sampleProducts, products: [], closures: [] }
          : sampleProducts,
      ),
    ),
  },
  beforeEach: () => storeDraft(STORY_USER, { ...sampleValues, supportId: 9 }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("checkbox", terms));
    await userEvent.click(page.getByRole("button", save));
    await page.findByText("1 réponse à corriger");
    await userEvent.click(page.getByRole("link", { name: /^Journal\s:/ }));
    await expect(page.getByRole("radio", { name: "L'Horizon" })).toHaveFocus();
    await userEvent.click(page.getByRole("radio", { name: "L'Horizon" }));
    await page.findByRole("radio", { name: "Journal complet" });
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
    elsewhere(() => localStorage.removeItem(draftKey(draftIdOf(STORY_USER))));
    await screen.findByRole("alertdialog", { name: "أُرسل هذا الطلب أو حُذف في نافذة أخرى" });
    await userEvent.click(screen.getByRole("button", { name: "البدء من جديد" }));
    await waitFor(() => expect(page.queryAllByRole("gridcell", { selected: true })).toEqual([]));
    await expect(keptOrder(STORY_USER)).toBeNull();
  },
};
