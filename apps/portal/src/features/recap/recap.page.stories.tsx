import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { cancelOrder, readRecap } from "@parution/contract/orders";
import { applyCoupon, payOrder } from "@parution/contract/payments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../../.storybook/viewports.ts";
import {
  journalRecap,
  sampleRecap,
  subscriptionRecap,
  topUpRecap,
} from "../../shared/orders/testing/sample-recap.ts";
import type { Recap } from "../../shared/orders/use-recap.ts";
import RecapPage from "./recap.page.tsx";

/** The order as `changes` say, and what else the service answers. */
const order = (changes: Partial<Recap> = {}, ...more: readonly Reply[]): readonly Reply[] => [
  reply(readRecap, () => ({ ...sampleRecap, ...changes })),
  ...more,
  ...accountReplies(),
];

const meta = {
  title: "Pages/Recap",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: order() },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/recap-annonce/299"
      route="/recap-annonce/:orderId"
      replies={replies}
    >
      <RecapPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payable: Story = { parameters: pagePictures };

export const InArabic: Story = { globals: { language: "ar" } };

export const Paid: Story = {
  args: {
    replies: order({
      status: "paid",
      paymentMethod: "card",
      paymentMethods: [],
      mayUseCoupon: false,
      mayCancel: false,
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Payée");
    await expect(page.queryByRole("button", { name: "Payer la commande" })).toBeNull();
  },
};

const onTerm = {
  onTerm: true,
  paymentMethods: ["onTerm"],
  mayUseCoupon: false,
} satisfies Partial<Recap>;

/** Replies before and after the payment, which is requested once. */
function settlingOnTerm(): readonly Reply[] {
  let settled: Partial<Recap> = {};
  return [
    reply(readRecap, () => ({ ...sampleRecap, ...onTerm, ...settled })),
    reply(payOrder, () => {
      settled = { status: "processing", paymentMethods: [], mayCancel: false };
      return { status: "processing" as const, message: "Payable à 30 jours.", redirection: null };
    }),
    ...accountReplies(),
  ];
}

export const OnTerm: Story = {
  globals: atDesk,
  args: { replies: settlingOnTerm() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Porter sur mon compte" }));
    await page.findByText("Payable à 30 jours.");
    await page.findByText("Sur votre compte");
    await expect(page.getByRole("button", { name: "Porter sur mon compte" })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Annuler la commande" })).toBeDisabled();
  },
};

export const CeilingExceeded: Story = {
  args: {
    replies: order({
      ...onTerm,
      ceiling: { message: "Votre plafond est atteint.", exceeded: true },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole("button", { name: "Votre plafond est atteint." }),
    ).toBeDisabled();
  },
};

export const CouponApplied: Story = {
  globals: atDesk,
  args: {
    replies: order(
      {},
      reply(applyCoupon, () => ({
        message: "Coupon appliqué.",
        status: 200,
        price: { discountPercent: 10, total: 75_60 },
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Coupon"), "RENTREE{Enter}");
    await page.findByText("Coupon appliqué.");
    await expect(page.getByText(/75,60/)).toBeVisible();
    await userEvent.click(page.getByLabelText("Carte bancaire"));
    await expect(page.getByText(/75,60/)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Retirer" }));
    await waitFor(() => expect(page.queryByText(/75,60/)).toBeNull());
    await expect(page.getByLabelText("Carte bancaire")).toBeChecked();
  },
};

export const CouponRefused: Story = {
  args: {
    replies: order(
      {},
      refuse(applyCoupon, 404, { code: "COUPON", message: "Ce coupon n’existe pas." }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Appliquer" }));
    await expect(page.getByLabelText("Coupon")).toHaveAccessibleDescription("Saisissez un coupon");
    await userEvent.type(page.getByLabelText("Coupon"), "FAUX{Enter}");
    await page.findByText("Ce coupon n’existe pas.");
    await expect(page.getByLabelText("Coupon")).toHaveAccessibleDescription(
      "Ce coupon n’existe pas.",
    );
  },
};

export const PaidFromTheBalance: Story = {
  args: {
    replies: order(
      {},
      reply(payOrder, () => ({ status: "paid" as const, message: "Payée.", redirection: null })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Payer la commande" }));
    await page.findByText("/fr/paiement-succes");
  },
};

/** Replies before and after the cancellation. */
function cancelling(): readonly Reply[] {
  let cancelled: Partial<Recap> = {};
  return [
    reply(readRecap, () => ({ ...sampleRecap, ...cancelled })),
    reply(cancelOrder, () => {
      cancelled = { status: "cancelled", paymentMethods: [], mayCancel: false };
      return { message: "Commande annulée." };
    }),
    ...accountReplies(),
  ];
}

export const CancellingAsksFirst: Story = {
  args: { replies: cancelling() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Annuler la commande" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Annuler la commande" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Commande annulée" }));
    await page.findByText("Annulée"); // By then the order is read again.
    await userEvent.click(dialog.getByRole("button", { name: "Voir mes annonces" }));
    await page.findByText("/fr/mes-annonces");
  },
};

export const CancellingRefused: Story = {
  args: {
    replies: order(
      {},
      refuse(cancelOrder, 404, { code: "NOT_FOUND", message: "Cette commande est introuvable." }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Annuler la commande" }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Annuler la commande" }));
    await expect(await question.findByRole("alert")).toHaveTextContent(
      "Cette commande est introuvable.",
    );
    await userEvent.click(question.getByRole("button", { name: "Garder la commande" }));
    await expect(page.getByRole("button", { name: "Payer la commande" })).toBeEnabled();
  },
};

export const FreeBalanceFirst: Story = {
  args: { replies: order({ freeBalance: 20_00 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const free = await page.findByText("Sur le solde gratuit");
    await expect(free.nextElementSibling).toHaveTextContent("20,00");
    await expect(page.getByText("Sur le solde").nextElementSibling).toHaveTextContent("64,00");
    await userEvent.click(page.getByLabelText("Carte bancaire"));
    await expect(page.queryByText("Sur le solde gratuit")).toBeNull();
  },
};

export const BalanceTooLow: Story = {
  args: { replies: order({ balance: 30_00 }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText("Carte bancaire")).toBeChecked();
    await userEvent.click(page.getByLabelText("Solde du compte"));
    await page.findByText(/Il manque 54,00/);
    await expect(page.getByRole("button", { name: "Payer la commande" })).toBeDisabled();
  },
};

export const AwaitingCash: Story = {
  args: { replies: order({ status: "paymentPending", paymentMethod: "cashPartner" }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const code = await page.findByRole("link", { name: "Voir le code de paiement" });
    await expect(code).toHaveAttribute("href", "/fr/paiement-encours?commande=299");
    await expect(page.getByRole("button", { name: "Payer la commande" })).toBeEnabled();
  },
};

export const Journal: Story = {
  args: { replies: order(journalRecap) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("12, rue Ibn Sina, Rabat");
    const copies = page.getByText("12/11/2026").closest("dt")?.nextElementSibling;
    await expect(copies).toHaveTextContent("2 exemplaires");
    const back = page.getByRole("link", { name: "Commander le journal" });
    await expect(back).toHaveAttribute("href", "/fr/commandes-journal");
  },
};

export const Subscription: Story = {
  args: { replies: order(subscriptionRecap) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Abonnement numérique" });
    await expect(page.getByText("NUM12")).toBeVisible();
  },
};

export const TopUp: Story = {
  args: { replies: order(topUpRecap) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText("Carte bancaire")).toBeChecked();
    await expect(page.queryByLabelText("Coupon")).toBeNull();
  },
};
