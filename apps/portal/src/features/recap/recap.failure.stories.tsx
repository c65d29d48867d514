import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { readRecap } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { sampleRecap } from "../../shared/orders/testing/sample-recap.ts";
import RecapPage from "./recap.page.tsx";

const meta = {
  title: "Pages/Recap/Failures",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  args: { path: "/recap-annonce/299" },
  render: ({ replies, path }, { globals }) => (
    <PageStory
      language={globals.language}
      path={path}
      route="/recap-annonce/:orderId"
      replies={replies}
    >
      <RecapPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[]; path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another account's order does not exist, and trying again would not change it. */
export const NotFound: Story = {
  args: {
    replies: [
      refuse(readRecap, 404, { code: "NOT_FOUND", message: "Cette commande n’existe pas." }),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("/fr/404");
  },
};

/** No order has such a number, and reading the page again would not change it. */
export const NoOrderAtAll: Story = {
  args: { path: "/recap-annonce/99999999999", replies: accountReplies() },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("/fr/404");
  },
};

/** True once the order can no longer be read. */
let isCut = false;

const refused = refuse(payOrder, 409, { code: "BALANCE", message: "Solde insuffisant." });

/** The order is read, until its payment is refused. */
const readUntilRefused: readonly Reply[] = [
  reply(readRecap, () => {
    if (isCut) throw new TypeError("Failed to fetch");
    return sampleRecap;
  }),
  {
    ...refused,
    wire: (url, sent) => {
      isCut = true;
      return refused.wire?.(url, sent);
    },
  },
  ...accountReplies(),
];

export const NotBroughtUpToDate: Story = {
  args: { replies: readUntilRefused },
  beforeEach: () => {
    isCut = false;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Payer la commande" }));
    const retry = await page.findByRole("button", { name: "Réessayer" });
    await page.findByText("Solde insuffisant.");
    await expect(page.getByRole("heading", { level: 1, name: "Récapitulatif" })).toBeVisible();
    // With the press itself: the order is also read again from time to time, which would take the button away before it.
    retry.addEventListener("pointerdown", () => (isCut = false), { once: true });
    await userEvent.click(retry);
    await waitFor(() => expect(page.queryByRole("button", { name: "Réessayer" })).toBeNull());
    await expect(page.getByRole("heading", { level: 1, name: "Récapitulatif" })).toBeVisible();
  },
};
