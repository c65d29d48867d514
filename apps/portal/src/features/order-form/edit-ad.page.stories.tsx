import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { editAd, readEditableAd } from "@parution/contract/orders";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import EditAdPage from "./edit-ad.page.tsx";
import { sampleAccount, sampleEditableAd } from "./sample-order.ts";
import { orderReplies, STORY_NOW } from "./story-replies.ts";

const account = sampleAccount();
/** Each story has an ad of its own, and with it a draft of its own. */
const settledAd = (id: number) => reply(readEditableAd, () => sampleEditableAd({ id }));
const unpaidAd = reply(readEditableAd, () => sampleEditableAd({ id: 56, settled: false }));
const edited = {
  orderId: 41,
  adId: 51,
  settled: true,
  message: "Votre annonce est modifiée. La différence de prix a été prélevée.",
  total: 144_00,
  difference: 48_00,
};

const meta = {
  title: "Pages/Edit an ad",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [settledAd(51)], field: null },
  beforeEach: () => {
    beginStory({ now: STORY_NOW, userId: account.user.id });
  },
  render: ({ replies, field }, { globals }) => (
    <PageStory
      language={globals.language}
      path={`/modification-annonce/51${field === null ? "" : `?champ=${field}`}`}
      route="/modification-annonce/:adId"
      replies={[...replies, ...orderReplies(account)]}
    >
      <EditAdPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[]; field: string | null }>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = { name: "Texte de l’annonce" };
const save = { name: "Enregistrer les modifications" };

async function lengthen(page: ReturnType<typeof within>): Promise<void> {
  await userEvent.type(await page.findByRole("textbox", text), "\nà Rabat\nen CDI");
  await waitFor(() => expect(amountOf(page, "À payer en plus")).toHaveTextContent("48,00 Dhs"));
}

const amountOf = (page: ReturnType<typeof within>, name: string) =>
  page.getByText(name).nextElementSibling;

export const Settled: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(amountOf(page, "Différence")).toHaveTextContent("0,00 Dhs"));
    await lengthen(page);
    await expect(amountOf(page, "Déjà payé")).toHaveTextContent("96,00 Dhs");
    await expect(amountOf(page, "Nouveau total")).toHaveTextContent("144,00 Dhs");
  },
};

/** The ad's newspaper counts otherwise since: the ad keeps the three lines at which it was priced. */
export const KeepsItsWordBreak: Story = {
  args: {
    replies: [
      reply(readEditableAd, () =>
        sampleEditableAd({
          id: 61,
          charged: 144_00,
          wordBreak: "break-word",
          paperContent: {
            kind: "plain",
            text: "Je vends une camionnette diesel, carrosserie impeccable",
          },
        }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(amountOf(page, "Différence")).toHaveTextContent("0,00 Dhs"));
    await expect(amountOf(page, "Nouveau total")).toHaveTextContent("144,00 Dhs");
  },
};

export const InArabic: Story = { args: { replies: [settledAd(55)] }, globals: { language: "ar" } };

/** Cheaper than before: the form shows the refund before the edit is saved. */
export const Cheaper: Story = {
  args: { replies: [settledAd(52)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const remove = await page.findByRole("button", { name: /Retirer le .*27/ });
    await userEvent.click(remove);
    await waitFor(() => expect(amountOf(page, "Sera crédité")).toHaveTextContent("48,00 Dhs"));
  },
};

export const Saved: Story = {
  args: { replies: [settledAd(53), reply(editAd, () => edited)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await lengthen(page);
    await userEvent.click(page.getByRole("button", save));
    await page.findByText(edited.message);
    await expect(amountOf(page, "Prélevé en plus")).toHaveTextContent("48,00 Dhs");
  },
};

/** The balance lacks something: the edit stays, and the top-up begins with what is missing. */
export const BalanceTooLow: Story = {
  args: {
    replies: [
      settledAd(54),
      refuse(editAd, 409, {
        code: "INSUFFICIENT_BALANCE",
        message: "Il manque 48,00 Dhs sur votre solde pour cette modification.",
        montant_manquant: 48.0,
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await lengthen(page);
    await userEvent.click(page.getByRole("button", save));
    await page.findByText(/Il manque 48,00 Dhs/);
    await userEvent.click(page.getByRole("button", { name: "Recharger le solde" }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
    await expect(page.getByRole("textbox", { ...text, hidden: true })).toHaveValue(
      "Recrute un comptable\nà Rabat\nen CDI",
    );
  },
};

export const Unpaid: Story = {
  args: {
    replies: [unpaidAd, reply(editAd, () => ({ ...edited, settled: false, difference: 0 }))],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Enregistrer et payer" });
    await expect(page.queryByText("Déjà payé")).toBeNull();
    await page.findByText("Total TTC");
    await userEvent.click(page.getByRole("button", { name: "Enregistrer" }));
    await page.findByRole("link", { name: "Payer la commande" });
  },
};

/** The recap names a field: the form opens there. */
export const OpenedAtTheDates: Story = {
  args: { replies: [settledAd(57)], field: "dates" },
  play: async ({ canvasElement }) => {
    const group = await within(canvasElement).findByRole("group", { name: "Dates de parution" });
    await waitFor(() => expect(group).toContainElement(document.activeElement as HTMLElement));
  },
};

export const OpenedAtTheCity: Story = {
  args: { replies: [settledAd(58)], field: "cityId" },
  play: async ({ canvasElement }) => {
    const city = await within(canvasElement).findByLabelText(/^Ville/);
    await waitFor(() => expect(city).toHaveFocus());
  },
};

export const NotFound: Story = {
  args: {
    replies: [
      refuse(readEditableAd, 404, {
        code: "NOT_FOUND",
        message: "Cette annonce est introuvable.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Cette annonce est introuvable." });
  },
};

export const PastEditing: Story = {
  args: {
    replies: [
      refuse(readEditableAd, 409, {
        code: "AD_ONLINE",
        message: "Cette annonce est en ligne : elle ne peut plus être modifiée.",
      }),
    ],
  },
};
