import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { discardIssue } from "@parution/contract/printed-issues";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters } from "../testing/samples.ts";
import { issueReplies as of, printedIssue } from "./sample-issue.ts";

interface Args {
  replies: readonly Reply[];
}

const meta = {
  title: "Pages/Desk/Printed issue read again",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: of({}) },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory
      language={globals.language}
      path="/editions/1/2026-11-23/journal"
      replies={replies}
    />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A file that was read before is taken back only once that is confirmed: its confirmations go with it. */
export const Discarded: Story = {
  args: {
    replies: [
      reply(discardIssue, () => printedIssue(null)),
      ...of({ state: "reading", pagesRead: 9 }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const cancel = await page.findByRole("button", { name: "Retirer ce fichier" });
    await userEvent.click(cancel);
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/confirmations faites sur ce fichier/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Garder le fichier" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(page.getByText("Pages lues : 9 sur 24")).toBeVisible();
    await userEvent.click(cancel);
    await userEvent.click(await screen.findByRole("button", { name: "Retirer" }));
    await expect(await page.findByText("PDF de l’imprimeur")).toBeVisible();
  },
};

/** An issue that could not be read again is checked as before, and the page says why. */
export const Interrupted: Story = {
  args: {
    replies: of({
      fault: "La relecture s’est interrompue : enregistrez de nouveau pour la recommencer.",
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("Le fichier n’a pas été relu")).toBeVisible();
    await expect(page.getByText(/enregistrez de nouveau/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Enregistrer l’impression" })).toBeEnabled();
  },
};
