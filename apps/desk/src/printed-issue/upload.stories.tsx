import { neverAnswer, reply } from "@parution/app/testing/replies.ts";
import { beginIssue, readPrintedIssue, sendIssuePiece } from "@parution/contract/printed-issues";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { issueReplies, printedIssue } from "../testing/sample-issue.ts";
import { beginDesk, deskParameters } from "../testing/samples.ts";

const MEGABYTE = 1024 * 1024;

/** Bytes of a file of five megabytes that the service has, and has answered last; null: it does not know of the file. */
const service: Record<"received" | "answered", number | null> = { received: null, answered: null };

const meta = {
  title: "Pages/Desk/Printed issue upload",
  tags: ["!autodocs"],
  parameters: deskParameters,
  beforeEach: () => {
    Object.assign(service, { received: null, answered: null });
    return beginDesk();
  },
  render: (_args, { globals }) => (
    <DeskStory
      language={globals.language}
      path="/editions/1/2026-11-23/journal"
      replies={[
        reply(beginIssue, () => {
          service.received = 0;
          return { issueId: 41, received: 0 };
        }),
        neverAnswer(sendIssuePiece),
        reply(readPrintedIssue, () => {
          const { received } = service;
          service.answered = received;
          const file = { state: "uploading", size: 5 * MEGABYTE } as const;
          return printedIssue(received === null ? null : { ...file, received });
        }),
        ...issueReplies({}),
      ]}
    />
  ),
} satisfies Meta;

export default meta;

/** A file that is paused shows at once how much of it has arrived, and how it goes on. */
export const Paused: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.upload(
      await page.findByLabelText(/PDF de l’imprimeur/),
      new File([new Uint8Array(5 * MEGABYTE)], "journal.pdf", { type: "application/pdf" }),
    );
    await waitFor(() => expect(service.answered).toBe(0));
    service.received = 4 * MEGABYTE;
    await userEvent.click(await page.findByRole("button", { name: "Mettre en pause" }));
    await expect(await page.findByText("4 Mo sur 5 Mo")).toBeVisible();
    await expect(page.getByText(/Choisissez de nouveau ce fichier pour reprendre/)).toBeVisible();
  },
};
