import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { readRecap } from "@parution/contract/orders";
import { readPaymentState } from "@parution/contract/payments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { awaitedCash } from "../../shared/orders/testing/awaited-cash.ts";
import {
  journalRecap,
  sampleRecap,
  subscriptionRecap,
  topUpRecap,
} from "../../shared/orders/testing/sample-recap.ts";
import OrderPage from "./order.page.tsx";

const showing = (order: typeof sampleRecap) => ({
  replies: [reply(readRecap, () => order), ...accountReplies()],
});

const meta = {
  title: "Pages/Order",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: showing(sampleRecap),
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/commande/show/299"
      route="/commande/show/:orderId"
      replies={replies}
    >
      <OrderPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above the ceiling only cancellation is possible, and the reason is shown. */
export const AboveTheCeiling: Story = {
  args: showing({
    ...sampleRecap,
    finaliseRefusal: "Le plafond de votre compte est dépassé.",
    ceilingExceeded: true,
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "Commande C00000299" });
    await userEvent.click(page.getByRole("button", { name: "Payer" }));
    await expect(await page.findByRole("alert")).toHaveTextContent("plafond");
    await page.findByRole("button", { name: "Annuler" });
  },
};

/** The deadline is stated as over once the payment is refused for it. */
export const PastItsDeadline: Story = {
  args: showing({
    ...sampleRecap,
    finaliseRefusal: "La date de parution est dépassée.",
    payableUntil: Date.parse("2026-11-20T17:00:00Z"),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const label = await page.findByText("Délai dépassé depuis le");
    await expect(label.parentElement).toHaveTextContent("vendredi 20/11/2026 à 18:00");
    await expect(page.queryByText(/À payer avant/)).toBeNull();
  },
};

/** The open cash code is on the page, beside the other actions. */
export const AwaitingCash: Story = {
  args: {
    replies: [
      reply(readPaymentState, () => awaitedCash),
      ...showing({
        ...sampleRecap,
        status: "paymentPending",
        paymentMethod: "cashPartner",
        actions: ["showCode", "payOtherwise", "cancel"],
      }).replies,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/4821\s0937\s5519/);
    await expect(page.getByText("mardi 24/11/2026 à minuit (24:00)")).toBeVisible();
    await page.findByRole("link", { name: "Payer autrement" });
    await page.findByRole("button", { name: "Annuler" });
    await expect(page.queryByRole("link", { name: "Voir le code de paiement" })).toBeNull();
  },
};

export const Issues: Story = {
  args: showing({
    ...journalRecap,
    status: "paid",
    paymentMethod: "card",
    actions: ["downloadInvoice", "editInvoice"],
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Télécharger la facture" });
    await expect(page.getByText("Numéros commandés")).toBeVisible();
    await expect(page.queryByRole("link", { name: "Payer" })).toBeNull();
  },
};

export const Subscription: Story = {
  args: showing(subscriptionRecap),
  parameters: pagePictures,
};

export const TopUp: Story = {
  args: showing(topUpRecap),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Payer" });
    await expect(page.queryByRole("button", { name: "Télécharger la facture" })).toBeNull();
  },
};

export const Loading: Story = { args: { replies: [neverAnswer(readRecap), ...accountReplies()] } };

/** Another account's order is not found. */
export const Unknown: Story = {
  args: {
    replies: [refuse(readRecap, 404, { code: "NOT_FOUND", message: "Introuvable." })],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("/fr/404");
  },
};
