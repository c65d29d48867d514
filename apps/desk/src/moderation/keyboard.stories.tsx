import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { claimAd, readModeratedAd, readModerationQueue } from "@parution/contract/moderation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies, NOW } from "../testing/samples.ts";
import { moderatedAd, queuedAds } from "./sample-ads.ts";

const meta = {
  title: "Pages/Desk/Moderation/Keyboard",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: {
    replies: [
      reply(readModerationQueue, () => ({ total: 3, ads: [...queuedAds], voided: [] })),
      reply(readModeratedAd, ({ pathname }) => moderatedAd(Number(pathname.split("/").at(-1)))),
      reply(claimAd, () => ({ until: NOW + 120_000 })),
      ...deskReplies("moderator"),
    ],
  },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/moderation" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

async function showFirst(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await page.findByText("1 sur 3");
  const accept = await page.findByRole("button", { name: /^Accepter/ });
  await waitFor(() => expect(accept).toBeEnabled());
  return page;
}

/** While the account's menu is open, keys neither decide nor open a dialog; after it they do. */
export const OpenMenuKeepsTheKeys: Story = {
  play: async ({ canvasElement }) => {
    const page = await showFirst(canvasElement);
    const account = page.getByRole("button", { name: /Mon compte/ });
    await userEvent.click(account);
    await page.findByRole("button", { name: "Se déconnecter" });
    await userEvent.keyboard("r");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.keyboard("a");
    await userEvent.click(account);
    await waitFor(() => expect(account).toHaveAttribute("aria-expanded", "false"));
    await expect(page.getByText("1 sur 3")).toBeVisible();
    await userEvent.keyboard("r");
    await expect(await screen.findByRole("dialog", { name: /^Refuser l’annonce/ })).toBeVisible();
  },
};

/** No reason is chosen at first: a press alone refuses nothing, and asks for one. */
export const RefusalAsksForAReason: Story = {
  play: async ({ canvasElement }) => {
    await showFirst(canvasElement);
    await userEvent.keyboard("r");
    const dialog = within(await screen.findByRole("dialog", { name: /^Refuser l’annonce/ }));
    await waitFor(() => expect(dialog.getAllByRole("radio")[0]).toHaveFocus());
    for (const reason of dialog.getAllByRole("radio")) await expect(reason).not.toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Refuser" }));
    await dialog.findByText("Choisissez un motif.");
    await userEvent.click(dialog.getAllByRole("radio")[0] as HTMLElement);
    await waitFor(() => expect(dialog.queryByText("Choisissez un motif.")).toBeNull());
  },
};

/** A reason that was typed is given up after a confirmation alone. */
export const ReasonKept: Story = {
  play: async ({ canvasElement }) => {
    await showFirst(canvasElement);
    await userEvent.keyboard("r");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", { name: "Autre motif" }));
    const reason = dialog.getByRole("textbox", { name: "En français" });
    await userEvent.type(reason, "Texte illisible");
    await userEvent.keyboard("{Escape}");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Continuer à modifier" }));
    await expect(reason).toHaveValue("Texte illisible");
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    await userEvent.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The way to the next ad keeps the focus at the end of the queue, and each ad is announced. */
export const LastOfTheQueue: Story = {
  play: async ({ canvasElement }) => {
    const page = await showFirst(canvasElement);
    const next = page.getByRole("button", { name: "Suivante" });
    next.focus();
    await userEvent.keyboard("{Enter}");
    await page.findByText("2 sur 3");
    await userEvent.keyboard("{Enter}");
    await page.findByText("3 sur 3");
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await expect(page.getByText("3 sur 3")).toBeVisible();
    const [, , last] = queuedAds;
    await waitFor(() =>
      expect(page.getAllByRole("status").map((status) => status.textContent)).toContain(
        `${last?.reference}, 3 sur 3`,
      ),
    );
  },
};
