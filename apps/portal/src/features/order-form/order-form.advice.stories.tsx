import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { readOptions, readPackageRate } from "@parution/contract/catalogue";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../../.storybook/viewports.ts";
import OrderFormPage from "./order-form.page.tsx";
import type { OrderValues } from "./order-values.ts";
import { samples } from "./sample-offer.ts";
import { lineValues, modularValues, sampleAccount, storeDraft } from "./sample-order.ts";
import { orderReplies, STORY_NOW } from "./story-replies.ts";

interface Args {
  /** Replies of the service. */
  replies: readonly Reply[];
  /** Stored draft. */
  draft: OrderValues;
}

const account = sampleAccount();

const meta = {
  title: "Pages/Order form/Cost advice",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: orderReplies(account) },
  beforeEach: ({ args }) => {
    beginStory({ now: STORY_NOW, userId: account.user.id });
    storeDraft({ userId: account.user.id, form: "standard" }, args.draft);
  },
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/passer-votre-annonce" replies={replies}>
      <OrderFormPage />
    </PageStory>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const apply = { name: "Appliquer" };

/** Discount of four fifths from the third date on: three dates cost less than two. */
const discounted = reply(readOptions, () => ({
  channels: [...samples.channels],
  supports: [
    {
      ...samples.printSupport,
      discountFromDates: 3,
      tiers: [{ minLines: 1, maxLines: null, code: "DP" as const, discountPercent: 80 }],
    },
  ],
  headings: [samples.heading],
}));

export const AnotherDateCostsLess: Story = {
  globals: atDesk,
  args: { draft: lineValues, replies: [discounted, ...orderReplies(account)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const price = await page.findByRole("region", { name: "Prix" });
    await waitFor(() => expect(price).toHaveTextContent(/Total TTC\s*96,00 Dhs/));
    const advice = await page.findByText("67,20 Dhs de moins");
    await expect(advice.parentElement).toHaveTextContent(
      "Une parution de plus donne droit à la remise : 30/11/2026",
    );
    await userEvent.click(page.getByRole("button", apply));
    await waitFor(() => expect(price).toHaveTextContent(/Total TTC\s*28,80 Dhs/));
    const chosen = await page.findAllByRole("gridcell", { selected: true });
    await expect(chosen.map((cell) => cell.textContent)).toEqual(["26", "27", "30"]);
    await waitFor(() => expect(page.queryByRole("button", apply)).toBeNull());
  },
};

export const ASmallerCanvasHoldsTheText: Story = {
  globals: atDesk,
  args: { draft: { ...modularValues, canvasId: 4 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const price = await page.findByRole("region", { name: "Prix" });
    await waitFor(() => expect(price).toHaveTextContent(/Total TTC\s*1\s728,00 Dhs/));
    await page.findByText("Gabarit 2 modules : le texte y tient.");
    await userEvent.click(await page.findByRole("button", apply));
    await waitFor(() => expect(price).toHaveTextContent(/Total TTC\s*864,00 Dhs/));
    await waitFor(() =>
      expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue("Recrute"),
    );
    await waitFor(() => expect(page.queryByRole("button", apply)).toBeNull());
  },
};

/** The card of a type names the account's package that its price comes from; the files' limits are shown before any is refused. */
export const TheAccountsPackage: Story = {
  args: {
    draft: lineValues,
    replies: [
      reply(readPackageRate, () => ({
        id: 1,
        label: "Forfait recrutement",
        productId: samples.lineProduct.id,
        price: 12_00,
      })),
      ...orderReplies(account),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const type = await page.findByRole("radio", { name: /^Annonce à la ligne/ });
    await waitFor(() =>
      expect(type).toHaveAccessibleDescription(/Forfait recrutement.?\s: .?12,00\sDhs.? la ligne/),
    );
    await expect(
      page.getByText(/10\sfichiers au plus, .?40\sMo.? pour toute la commande\.$/),
    ).toBeVisible();
  },
};
