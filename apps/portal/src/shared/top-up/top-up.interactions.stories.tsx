import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { cutOff, type Reply, refuse } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { topUp } from "@parution/contract/payments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { TopUpDialog } from "./top-up-dialog.tsx";

const has = (balance: number, ...more: readonly Reply[]): readonly Reply[] => [
  ...more,
  ...accountReplies({ balance }),
];

const meta = {
  title: "Pages/Top-up",
  tags: ["interactions", "!autodocs"],
  args: { replies: has(500_000), initialAmount: undefined, onClose: fn() },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies, initialAmount, onClose }, { globals }) => (
    <PageStory language={globals.language} path="/mes-annonces" replies={replies}>
      <TopUpDialog initialAmount={initialAmount} onClose={onClose} />
    </PageStory>
  ),
} satisfies Meta<{
  replies: readonly Reply[];
  initialAmount: number | undefined;
  onClose: () => void;
}>;

export default meta;
type Story = StoryObj<typeof meta>;

const amount = () => screen.findByRole("textbox", { name: "Montant" });
const pay = () => screen.getByRole("button", { name: "Payer par carte" });

export const Empty: Story = {
  play: async () => {
    await expect(await amount()).toHaveFocus();
    await userEvent.click(pay());
    await expect(await amount()).toHaveAccessibleDescription(
      /Saisissez un montant, par exemple 500,00\./,
    );
  },
};

export const InArabic: Story = {
  globals: { language: "ar" },
  args: { initialAmount: 25_000 },
  play: async () => {
    await screen.findByText(/5\.250,00/);
  },
};

/** A missing amount is the field's initial value. */
export const MissingAmount: Story = {
  args: { initialAmount: 123_450 },
  play: async () => {
    await expect(await amount()).toHaveValue("1\u202f234,50");
    await screen.findByText(/6\s234,50 Dhs/);
  },
};

export const NotNumeric: Story = {
  play: async () => {
    await userEvent.type(await amount(), "beaucoup");
    await userEvent.click(pay());
    await expect(await amount()).toHaveAccessibleDescription(/Saisissez un montant/);
  },
};

/** The message appears while typing, and the button is disabled until the amount is valid. */
export const AboveTheHighest: Story = {
  args: { replies: has(0) },
  play: async () => {
    await userEvent.type(await amount(), "20000,01");
    await expect(pay()).toBeDisabled();
    await expect(await amount()).toHaveAccessibleDescription(
      /Une recharge ne peut pas dépasser 20 000 Dhs\./,
    );
    await userEvent.type(await amount(), "{Backspace}0");
    await expect(pay()).toBeEnabled();
  },
};

export const MoreThanTheBalanceHolds: Story = {
  args: { replies: has(19_000_00) },
  play: async () => {
    await userEvent.type(await amount(), "1000,01");
    await expect(pay()).toBeDisabled();
    await expect(await amount()).toHaveAccessibleDescription(/ajoutez 1\s000,00 Dhs au plus/);
    const presets = within(screen.getByRole("group", { name: "Montants proposés" }));
    await expect(presets.queryByRole("button", { name: /2\s000/ })).toBeNull();
    await userEvent.click(presets.getByRole("button", { name: /1\s000/ }));
    await expect(pay()).toBeEnabled();
  },
};

export const FullBalance: Story = {
  args: { replies: has(20_000_00) },
  play: async () => {
    await screen.findByText("Votre solde a atteint son maximum de 20 000 Dhs.");
    await expect(pay()).toBeDisabled();
  },
};

export const Refused: Story = {
  args: {
    replies: has(
      500_000,
      refuse(topUp, 422, {
        code: "INVALID",
        message: "Certains champs sont à corriger.",
        errors: { prix: ["Votre solde a changé entre-temps."] },
      }),
    ),
  },
  play: async () => {
    await userEvent.type(await amount(), "500{Enter}");
    await expect(await amount()).toHaveAccessibleDescription(/Votre solde a changé entre-temps\./);
    await expect(pay()).toBeEnabled();
  },
};

export const ConnectionLost: Story = {
  args: { replies: has(500_000, cutOff(topUp)) },
  play: async () => {
    await userEvent.type(await amount(), "500{Enter}");
    await screen.findByText(/La connexion est interrompue/);
  },
};
