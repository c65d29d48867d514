import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import {
  decidePrinted,
  discardIssue,
  readPrintedIssue,
  recheckIssue,
  recordIssue,
} from "@parution/contract/printed-issues";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { type IssueStoryArgs, issueStory } from "../testing/issue-story.tsx";
import {
  earlierFile,
  issueReplies as of,
  printedIssue,
  sampleRecord,
} from "../testing/sample-issue.ts";
import { beginDesk } from "../testing/samples.ts";
import type { IssueFile } from "./issue.data.ts";

const meta = {
  title: "Pages/Desk/Printed issue read again",
  tags: ["!autodocs"],
  ...issueStory,
  beforeEach: () => {
    Object.assign(service, { isReplaced: false, isRead: false });
    return beginDesk();
  },
} satisfies Meta<IssueStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name of the panel with the file. */
const PANEL = "Journal imprimé";

/** The page reads a file's progress every 1.5 seconds. */
const POLLED = { timeout: 5000 };

/** Events at the service meanwhile: a colleague sends another file; the file has been read. */
const service = { isReplaced: false, isRead: false };

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
    await waitFor(() => expect(page.getByRole("region", { name: PANEL })).toHaveFocus());
  },
};

/** A file that is checked is taken back too: its edition is opened again or cancelled without another file. */
export const CheckedDiscarded: Story = {
  args: { replies: [reply(discardIssue, () => printedIssue(null)), ...of({ state: "checking" })] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Retirer ce fichier" }));
    await userEvent.click(await screen.findByRole("button", { name: "Retirer" }));
    await expect(await page.findByText("PDF de l’imprimeur")).toBeVisible();
    await waitFor(() => expect(page.getByRole("region", { name: PANEL })).toHaveFocus());
  },
};

/** A refused file is shown as an alert while it is the newest one; then it is among those before. */
export const TakenBack: Story = {
  args: {
    replies: [
      reply(readPrintedIssue, () => ({
        ...printedIssue(null),
        earlier: [
          earlierFile(42, { state: "replaced" }),
          earlierFile(41, { state: "failed", fault: "Ce fichier n’est pas un PDF." }),
        ],
      })),
      ...of(null),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("Fichiers précédents (2)"));
    await expect(page.getByText("Ce fichier n’est pas un PDF.")).toBeVisible();
    await expect(page.queryByRole("alert")).toBeNull();
  },
};

export const TakenBackArabic: Story = {
  ...TakenBack,
  globals: { language: "ar", scheme: "dark" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("heading", { level: 2 }));
    await expect(page.getByText("Ce fichier n’est pas un PDF.")).toBeVisible();
  },
};

/** The question about a file leaves with it: the file that a colleague sent in its place stays. */
export const ReplacedMeanwhile: Story = {
  args: { replies: replacedMeanwhile() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Retirer ce fichier" }));
    await screen.findByRole("alertdialog");
    service.isReplaced = true;
    await page.findByText("Pages lues : 2 sur 24", {}, POLLED);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(page.getByRole("button", { name: "Retirer ce fichier" }));
    await userEvent.click(await screen.findByRole("button", { name: "Retirer" }));
    await expect(await page.findByText("PDF de l’imprimeur")).toBeVisible();
  },
};

function replacedMeanwhile(): readonly Reply[] {
  return [
    reply(discardIssue, () => printedIssue(null)),
    reply(readPrintedIssue, () =>
      printedIssue({
        state: "reading",
        ...(service.isReplaced ? { id: 42, pagesRead: 2 } : { id: 41, pagesRead: 9 }),
      }),
    ),
    ...of({}),
  ];
}

/** A reason is past once its file is recorded, and a colleague's recording leaves the focus where it is. */
export const CheckedAfterReason: Story = {
  args: { replies: readAgainThenRecorded() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const record = { name: "Enregistrer l’impression" };
    await userEvent.click(await page.findByRole("button", record));
    await page.findByText("Pages lues : 9 sur 24");
    service.isRead = true;
    await userEvent.click(await page.findByRole("button", record, POLLED));
    await userEvent.click(await page.findByRole("button", { name: "Vérifier de nouveau" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Vérifier de nouveau" }));
    await page.findByRole("button", record);
    await expect(page.queryByText("Des annonces sont entrées.")).toBeNull();
    const panel = page.getByRole("region", { name: PANEL });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard("n");
    await expect(await page.findByText("L’édition est imprimée")).toBeVisible();
    await expect(panel).toHaveFocus();
  },
};

/** The first recording is refused and the file read anew; a colleague records it after a decision. */
function readAgainThenRecorded(): readonly Reply[] {
  const record = sampleRecord(1, {
    found: "unsure",
    doubt: "altered",
    decision: "printed",
    billedText: "120 000 dirhams.",
    printedText: "12 000 dirhams.",
  });
  const as = (file: Partial<IssueFile>) => printedIssue(file, [record]);
  let now = as({});
  const refusal = refuse(recordIssue, 409, {
    code: "ADS_ADDED",
    message: "Des annonces sont entrées.",
  });
  const acceptance = reply(recordIssue, () => {
    now = as({ state: "recorded" });
    return now;
  });
  let recordings = 0;
  return [
    {
      call: recordIssue,
      get status() {
        return recordings === 1 ? 409 : 200;
      },
      wire: (...request) => {
        recordings += 1;
        if (recordings > 1) return acceptance.wire?.(...request);
        now = as({ state: "reading", pagesRead: 9 });
        return refusal.wire?.(...request);
      },
    },
    reply(readPrintedIssue, () => {
      if (service.isRead && now.issue?.state === "reading") now = as({});
      return now;
    }),
    reply(recheckIssue, () => {
      now = as({});
      return now;
    }),
    reply(decidePrinted, () => {
      now = as({ state: "recorded" });
      return record;
    }),
    ...of({}),
  ];
}

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
