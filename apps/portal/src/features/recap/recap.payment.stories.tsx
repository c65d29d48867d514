import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { neverAnswer, type Reply, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { readRecap } from "@parution/contract/orders";
import { applyCoupon, payOrder } from "@parution/contract/payments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { sampleRecap } from "../../shared/orders/testing/sample-recap.ts";
import RecapPage from "./recap.page.tsx";

const onPay = fn();

/** A payment that stays pending. */
const payment: Reply = {
  ...neverAnswer(payOrder),
  wire: () => {
    onPay();
    return new Promise(() => undefined);
  },
};

const meta = {
  title: "Pages/Recap/Payment",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [] },
  beforeEach: () => {
    onPay.mockClear();
    return beginStory({ now: STORY_NOW, userId: STORY_USER });
  },
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/recap-annonce/299"
      route="/recap-annonce/:orderId"
      replies={[reply(readRecap, () => sampleRecap), payment, ...replies, ...accountReplies()]}
    >
      <RecapPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A second press and Enter change nothing while the payment is sent, and no coupon can be applied. */
export const PaidOnce: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Payer la commande" }));
    await userEvent.click(await page.findByRole("button", { name: "Paiement en cours" }));
    await userEvent.keyboard("{Enter}");
    await userEvent.click(page.getByLabelText("Carte bancaire"));
    await userEvent.keyboard("{Enter}");
    await expect(page.getByLabelText("Coupon")).toBeDisabled();
    await waitFor(() => expect(onPay).toHaveBeenCalledOnce());
  },
};

let answerCoupon = (): void => undefined;

/** A code that is refused while the user chooses a method says so at its field, and leaves the focus where it is. */
export const CouponRefusedMeanwhile: Story = {
  args: {
    replies: [
      {
        call: applyCoupon,
        status: 422,
        wire: async () => {
          await new Promise<void>((resolve) => {
            answerCoupon = resolve;
          });
          return { code: "VALIDATION", message: "Ce coupon a expiré." };
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Coupon"), "RENTREE{Enter}");
    await page.findByRole("button", { name: "Vérification en cours" });
    await userEvent.click(page.getByLabelText("Carte bancaire"));
    answerCoupon();
    await page.findByText("Ce coupon a expiré.");
    await expect(page.getByLabelText("Carte bancaire")).toHaveFocus();
  },
};

/** Payment waits while a coupon is about to change the price; the method can be chosen meanwhile. */
export const CouponChecked: Story = {
  args: { replies: [neverAnswer(applyCoupon)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Coupon"), "RENTREE{Enter}");
    await page.findByRole("button", { name: "Vérification en cours" });
    await userEvent.keyboard("{Enter}");
    await userEvent.click(page.getByLabelText("Carte bancaire"));
    await userEvent.keyboard("{Enter}");
    await expect(page.getByLabelText("Carte bancaire")).toBeChecked();
    await expect(page.getByRole("button", { name: "Payer la commande" })).toBeDisabled();
    await expect(onPay).not.toHaveBeenCalled();
  },
};
