import { setServerTime } from "@parution/app/browser/server-clock.ts";
import { draftKey } from "@parution/app/drafts/draft-keeper.ts";
import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import OrderFormPage from "./order-form.page.tsx";
import { keptAd, lineValues, sampleAccount, storeDraft } from "./sample-order.ts";
import { orderReplies, STORY_NOW } from "./story-replies.ts";

const account = sampleAccount();
const draftId = { userId: account.user.id, form: "standard" } as const;
/** Until when the first of the draft's dates can be ordered. */
const FIRST_CUTOFF = Date.parse("2026-11-24T11:00:00Z");

const meta = {
  title: "Pages/Order form/Time and tabs",
  tags: ["!autodocs"],
  beforeEach: () => {
    beginStory({ now: STORY_NOW, userId: account.user.id });
    storeDraft(draftId, lineValues);
  },
  render: (_args, { globals }) => (
    <PageStory
      language={globals.language}
      path="/passer-votre-annonce"
      replies={orderReplies(account)}
    >
      <OrderFormPage />
    </PageStory>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const text = { name: "Texte de l’annonce" };
const another = { ...lineValues, texts: { ...lineValues.texts, text: "Recrute une comptable" } };

/** The machine wakes up at another time. */
function wakeAt(instant: number): void {
  setServerTime(instant);
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Another tab changes what is kept. */
function elsewhere(change: () => void): void {
  change();
  dispatchEvent(new StorageEvent("storage", { key: draftKey(draftId) }));
}

export const ADateIsMarkedWhenItsDeadlinePasses: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const day = await page.findByRole("gridcell", { name: /26 novembre 2026/ });
    wakeAt(FIRST_CUTOFF);
    await expect(page.queryByText(/plus ouverte aux commandes/)).toBeNull();
    wakeAt(FIRST_CUTOFF + 1);
    await expect(await page.findByText("1 date n’est plus ouverte aux commandes")).toBeVisible();
    await waitFor(() => expect(day).toHaveAccessibleDescription(/délai/i));
    await userEvent.click(page.getByRole("button", { name: "Commander et payer" }));
    await expect(
      (await page.findAllByText(/Une date choisie n’est plus ouverte aux commandes/))[0],
    ).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Choisir le lundi 30 novembre" }));
    await waitFor(() => expect(page.queryByText(/1 date n’est plus/)).toBeNull());
    const chosen = page.getAllByRole("gridcell", { selected: true });
    await expect(chosen.map((cell) => cell.textContent)).toEqual(["27", "30"]);
  },
};

export const DaysFollowTheServersClockAsItBecomesKnown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const day = await page.findByRole("gridcell", { name: /26 novembre 2026/ });
    setServerTime(Date.parse(STORY_NOW) + 4 * 86_400_000);
    await waitFor(() => expect(day).toHaveAccessibleDescription(/délai/i));
    setServerTime(Date.parse(STORY_NOW));
    await waitFor(() => expect(day).not.toHaveAccessibleDescription(/délai/i));
  },
};

export const AnotherTabsAdIsOffered: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("textbox", text);
    elsewhere(() => storeDraft(draftId, another));
    const dialog = await screen.findByRole("alertdialog", {
      name: "Cette annonce a changé dans un autre onglet",
    });
    await expect(dialog).toHaveTextContent("Recrute un comptable");
    await expect(dialog).toHaveTextContent("Recrute une comptable");
    await userEvent.click(within(dialog).getByRole("button", { name: /^Reprendre/ }));
    await expect(await page.findByRole("textbox", text)).toHaveValue("Recrute une comptable");
    await expect(keptAd(draftId)?.texts.text).toBe("Recrute une comptable");
  },
};

export const ThisTabsAdIsKept: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("textbox", text);
    elsewhere(() => storeDraft(draftId, another));
    await userEvent.click(
      await screen.findByRole("button", { name: "Garder celle de cet onglet" }),
    );
    await expect(await page.findByRole("textbox", text)).toHaveValue("Recrute un comptable");
    await expect(keptAd(draftId)?.texts.text).toBe("Recrute un comptable");
  },
};

export const AnAdSentFromAnotherTabIsNotSentTwice: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const area = { name: "نص الإعلان" };
    await page.findByRole("textbox", area);
    elsewhere(() => localStorage.removeItem(draftKey(draftId)));
    await screen.findByRole("alertdialog", { name: "أُرسل هذا الإعلان أو حُذف في نافذة أخرى" });
    await userEvent.click(screen.getByRole("button", { name: "البدء من جديد" }));
    await waitFor(() => expect(page.queryByRole("textbox", area)).toBeNull());
    await expect(keptAd(draftId)).toBeNull();
  },
};

export const AFileThatThisMachineLostIsNamed: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Fichiers à ajouter de nouveau/)).toHaveTextContent(
      "plan.pdf",
    );
  },
  beforeEach: () => {
    localStorage.clear();
    beginStory({ now: STORY_NOW, userId: account.user.id });
    storeDraft(draftId, { ...lineValues, files: [new File(["x"], "plan.pdf")] });
  },
};
