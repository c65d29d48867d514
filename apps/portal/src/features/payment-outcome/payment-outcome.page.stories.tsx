import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { supportPictures } from "@parution/app/testing/pictures.ts";
import {
  answerAfter,
  cutOff,
  neverAnswer,
  type Reply,
  refuse,
  reply,
} from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { readRecap } from "@parution/contract/orders";
import { readPaymentState } from "@parution/contract/payments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { sampleRecap } from "../../shared/orders/testing/sample-recap.ts";
import type { Recap } from "../../shared/orders/use-recap.ts";
import type { PaymentState } from "./outcome.ts";
import PaymentOutcomePage from "./payment-outcome.page.tsx";

const now = Date.parse(STORY_NOW);

const state: PaymentState = {
  id: 41,
  reference: "C00000041",
  kind: "ad",
  status: "unpaid",
  total: 48_00,
  method: null,
  attempt: null,
  cashCode: null,
  afterClosing: false,
  now,
};

const says = (changes: Partial<PaymentState>): Reply =>
  reply(readPaymentState, () => ({ ...state, ...changes }));

const tried = (
  outcome: NonNullable<PaymentState["attempt"]>["outcome"],
  method: "card" | "cashPartner" = "card",
) => ({ attempt: { method, amount: 48_00, outcome } });

const isPaid: Partial<PaymentState> = { status: "paid", ...tried("paid") };

const waitsForCash: Partial<PaymentState> = {
  status: "paymentPending",
  method: "cashPartner",
  ...tried("underWay", "cashPartner"),
  cashCode: {
    code: "482109375519",
    amount: 48_00,
    expiresAt: now + 50 * 3_600_000,
    partnerUrl: "https://especes.exemple.ma/agences",
  },
};

interface Args {
  path: string;
  replies: readonly Reply[];
  signedIn: boolean;
}

const meta = {
  title: "Pages/Payment outcome",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { path: "/paiement-succes?commande=41", replies: [], signedIn: true },
  beforeEach: ({ args }) =>
    beginStory({ now: STORY_NOW, ...(args.signedIn ? { userId: STORY_USER } : {}) }),
  render: ({ path, replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path={path}
      route={path.split("?")[0] ?? path}
      replies={[...replies, ...accountReplies()]}
    >
      <PaymentOutcomePage />
    </PageStory>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole("heading", { level: 1, name });

const recapComes = Promise.withResolvers<void>();

/** The order's facts load after its payment; the link below them does not move. */
export const Paid: Story = {
  args: {
    replies: [
      says({ status: "paid", method: "card", ...tried("paid") }),
      answerAfter(
        recapComes.promise,
        reply(
          readRecap,
          (): Recap => ({
            ...sampleRecap,
            status: "paid",
            payableUntil: null,
            actions: ["downloadInvoice"],
          }),
        ),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, "Paiement accepté");
    const page = within(canvasElement);
    // The newspaper may still refuse it: nothing promises that it appears.
    await expect(page.getByText(/^Votre annonce est commandée/)).toBeVisible();
    const link = page.getByRole("link", { name: "Voir mes commandes" });
    await expect(link).toHaveAttribute("href", "/fr/mes-commandes");
    const { top } = link.getBoundingClientRect();
    recapComes.resolve();
    await page.findByRole("button", { name: "Télécharger la facture" });
    await page.findByRole("button", { name: "Voir l’épreuve" });
    for (const fact of ["C00000041", "48,00 Dhs", "03/12/2026"])
      await expect(page.getByText(fact)).toBeVisible();
    const ad = page.getByRole("link", { name: "Voir mon annonce" });
    await expect(ad).toHaveAttribute("href", "/fr/mes-annonce/show/responsable-logistique/299");
    await expect(Math.abs(link.getBoundingClientRect().top - top)).toBeLessThan(2);
  },
};

/** The order was paid from the balance, and its code at a counter at the same time. */
export const PaidTwice: Story = {
  args: { replies: [says({ status: "paid", method: "balance", ...tried("credited") })] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/reçus en plus sont sur votre solde/);
  },
};

/** The edition had closed: no publication is promised. */
export const PaidAfterClosing: Story = {
  args: {
    replies: [says({ status: "paid", method: "card", ...tried("paid"), afterClosing: true })],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/une date de votre annonce est manquée/);
    await expect(page.queryByText(/commandée pour les dates/)).toBeNull();
    await expect(await page.findByText("Annonce", { selector: "dt" })).toBeVisible();
    await expect(page.queryByText("Parution", { selector: "dt" })).toBeNull();
  },
};

export const TopUpPaid: Story = {
  args: { replies: [says({ status: "paid", kind: "topup", total: 500_00, ...tried("paid") })] },
};

export const Refused: Story = {
  args: { path: "/paiement-echoue?commande=41", replies: [says(tried("refused"))] },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, "Paiement refusé");
    const retry = within(canvasElement).getByRole("link", { name: "Réessayer le paiement" });
    await expect(retry).toHaveAttribute("href", "/fr/recap-annonce/41");
  },
};

/** The card provider has not called back yet. */
export const Waiting: Story = { args: { replies: [says(tried("underWay"))] } };

export const Cash: Story = {
  parameters: supportPictures,
  args: { path: "/paiement-encours?commande=41", replies: [says(waitsForCash)] },
};

/** The code can be replaced by another method, or cancelled after a confirmation. */
export const CashCanBePaidOtherwise: Story = {
  args: Cash.args ?? {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/4821\s0937\s5519/);
    await expect(canvas.getByText(/lundi 23\/11\/2026 à/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Payer autrement" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Annuler la commande" }));
    const question = await screen.findByRole("alertdialog", { name: /^Annuler cette commande/ });
    await userEvent.click(within(question).getByRole("button", { name: "Garder la commande" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

export const CashInArabic: Story = {
  globals: { language: "ar" },
  args: { path: "/paiement-encours?commande=41", replies: [says(waitsForCash)] },
};

let reads = 0;

/** The code is paid at a counter while the page is open. */
export const CashPaidMeanwhile: Story = {
  beforeEach: () => {
    reads = 0;
  },
  args: {
    path: "/paiement-encours?commande=41",
    replies: [
      reply(readPaymentState, () => {
        reads += 1;
        return { ...state, ...(reads > 1 ? isPaid : waitsForCash) };
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, "Payez en espèces");
    const paid = { level: 1, name: "Paiement accepté" };
    await within(canvasElement).findByRole("heading", paid);
  },
};

export const CodeExpired: Story = {
  args: { path: "/paiement-encours?commande=41", replies: [says(tried("expired", "cashPartner"))] },
};

export const Credited: Story = { args: { replies: [says(tried("credited", "cashPartner"))] } };

export const OnTerm: Story = {
  args: { replies: [says({ status: "processing", method: "onTerm" })] },
};

export const Cancelled: Story = { args: { replies: [says({ status: "cancelled" })] } };

/** The address claims a success that the order does not confirm. */
export const ClaimedByHand: Story = {
  args: { replies: [says({})] },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, "Commande à payer");
  },
};

export const WithoutOrder: Story = {
  args: { path: "/paiement-succes" },
  play: async ({ canvasElement }) => {
    await heading(canvasElement, "Suivi du paiement");
    await expect(within(canvasElement).queryByText(/accepté/)).toBeNull();
  },
};

export const SignedOut: Story = {
  args: { signedIn: false },
  play: async ({ canvasElement }) => {
    const login = await within(canvasElement).findByRole("link", { name: "Se connecter" });
    await expect(login.getAttribute("href")).toContain("paiement-succes%3Fcommande%3D41");
  },
};

export const Loading: Story = { args: { replies: [neverAnswer(readPaymentState)] } };

export const NotFound: Story = {
  args: {
    replies: [
      refuse(readPaymentState, 404, {
        code: "NOT_FOUND",
        message: "Cette commande est introuvable.",
      }),
    ],
  },
};

export const Offline: Story = {
  args: { replies: [cutOff(readPaymentState)] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Réessayer" }));
  },
};
