import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, refuse } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { readBusiness } from "@parution/contract/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AccountCard } from "./account-card.tsx";

const meta = {
  title: "Pages/Frame/Account header",
  tags: ["!autodocs"],
  args: { replies: accountReplies({ freeBalance: 250_00 }, { phone: "0661000227" }) },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/mes-annonces" replies={replies}>
      <div className="w-60">
        <AccountCard />
      </div>
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prepaid: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(await card.findByText("Mme Salma Alaoui")).toBeVisible();
    await expect(card.getByText("0661000227")).toBeVisible();
    await expect(card.getByText("salma@exemple.ma")).toBeVisible();
    await expect(card.getByText("Solde")).toBeVisible();
    await expect(card.getByText("Solde gratuit")).toBeVisible();
    await expect(card.getByRole("button", { name: "Recharger" })).toBeEnabled();
    await expect(card.queryByRole("link", { name: "Administration" })).toBeNull();
  },
};

/** An account on term shows its term balance, with nothing to top up. */
export const OnAccount: Story = {
  args: {
    replies: accountReplies({ creditAccount: true, convention: true, balance: -18_450_00 }),
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(await card.findByText("Solde à terme")).toBeVisible();
    await expect(card.queryByRole("button", { name: "Recharger" })).toBeNull();
    await expect(card.queryByText("Solde gratuit")).toBeNull();
  },
};

export const Administrator: Story = {
  args: { replies: accountReplies({}, { roles: "ROLE_ADMIN" }) },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole("link", { name: "Administration" });
    await expect(link).toHaveAttribute("href", "https://compte.parution.test/administration");
  },
};

export const InArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };

/** A failed read shows its error and a retry button. */
export const Unknown: Story = {
  args: {
    replies: [
      refuse(readBusiness, 404, { code: "NOT_FOUND", message: "Introuvable." }),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(await card.findByRole("alert")).toHaveTextContent("Introuvable.");
    await userEvent.click(card.getByRole("button", { name: "Réessayer" }));
  },
};
