import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { decidePrinted, readPrintedIssue } from "@parution/contract/printed-issues";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { type IssueStoryArgs, issueStory } from "../testing/issue-story.tsx";
import {
  checkedRecords,
  issueReplies,
  printedIssue,
  sampleRecord,
} from "../testing/sample-issue.ts";
import { beginDesk } from "../testing/samples.ts";
import type { PrintRecord } from "./issue.data.ts";

/** State of a colleague's work at the service meanwhile. */
const colleague = { hasCome: false };

/** Milliseconds between two reads of an issue that people check; the story does not wait for them. */
const READ_EVERY = 15_000;

const REFUSAL = "rim@exemple.ma a décidé entre-temps : pas parue.";

const meta = {
  title: "Pages/Desk/Printed issue checked by two people",
  tags: ["!autodocs"],
  ...issueStory,
  args: { replies: checkedByTwo(checkedRecords.map(decidedByColleague)) },
  beforeEach: () => {
    colleague.hasCome = false;
    return beginDesk();
  },
} satisfies Meta<IssueStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Refuses every decision: a colleague was faster, as the next read shows. */
function checkedByTwo(after: readonly PrintRecord[]): readonly Reply[] {
  const refusal = refuse(decidePrinted, 409, { code: "AD_DECIDED", message: REFUSAL });
  const wire: Reply["wire"] = (...request) => {
    colleague.hasCome = true;
    return refusal.wire?.(...request);
  };
  return [
    reply(readPrintedIssue, () => printedIssue({}, colleague.hasCome ? after : checkedRecords)),
    { ...refusal, wire },
    ...issueReplies({}),
  ];
}

/** The second ad to confirm and the first that was found, as a colleague has denied them. */
function decidedByColleague(record: PrintRecord): PrintRecord {
  if (record.id !== 2 && record.id !== 11) return record;
  const denied = { decision: "not_printed", isPrinted: false } as const;
  return { ...record, ...denied, decidedBy: "rim@exemple.ma" };
}

/** A refused decision leaves the ad on the screen, beside what the colleague has decided; the next ad has no refusal. */
export const DecidedMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("1 sur 3");
    await userEvent.click(page.getByRole("button", { name: "Suivante" }));
    await page.findByText("2 sur 3");
    await userEvent.click(page.getByRole("button", { name: /^Parue/ }));
    await expect(await page.findByRole("alert")).toHaveTextContent(REFUSAL);
    await expect(page.getByText("2 sur 3")).toBeVisible();
    await expect(page.getByText("rim@exemple.ma")).toBeVisible();
    await expect(page.getByRole("tab", { name: "À confirmer (2)" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Suivante" }));
    await page.findByText("3 sur 3");
    await expect(page.queryByRole("alert")).toBeNull();
  },
};

export const DecidedMeanwhileArabic: Story = {
  globals: { language: "ar", scheme: "dark" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("A00001201");
    await userEvent.keyboard("jp");
    await expect(await page.findByText("rim@exemple.ma")).toBeVisible();
  },
};

/** Decisions as the page sent them. */
const sent: unknown[] = [];

/** A colleague's decision comes to the page by itself, which then decides on what it has shown. */
export const SeenMeanwhile: Story = {
  args: {
    replies: [
      reply(decidePrinted, (_, body) => {
        sent.push(body);
        return decidedByColleague(checkedRecords[1] ?? sampleRecord(2));
      }),
      ...checkedByTwo(checkedRecords.map(decidedByColleague)),
    ],
  },
  beforeEach: () => {
    sent.length = 0;
    const wait = window.setTimeout;
    const hurried = (...[work, time, ...given]: Parameters<typeof window.setTimeout>) =>
      wait(work, time === READ_EVERY ? 200 : time, ...given);
    const spy = spyOn(window, "setTimeout").mockImplementation(hurried as typeof setTimeout);
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("tab", { name: "À confirmer (3)" });
    colleague.hasCome = true;
    await page.findByRole("tab", { name: "À confirmer (2)" });
    await userEvent.click(page.getByRole("button", { name: "Suivante" }));
    await expect(await page.findByText("rim@exemple.ma")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: /^Parue/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({ data: { decision: "parue", decision_vue: "non_parue" } });
  },
};

/** So does one on an ad that was found, in its dialog. */
export const FoundAdDenied: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: "Trouvées (5)" }));
    await userEvent.click(page.getByRole("button", { name: "Voir l’annonce A00001211" }));
    await userEvent.click(await screen.findByRole("button", { name: "Pas parue" }));
    const dialog = within(screen.getByRole("dialog"));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(REFUSAL);
    await expect(dialog.getByRole("button", { name: "Annuler la décision" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(page.getByRole("button", { name: "Voir l’annonce A00001212" }));
    await screen.findByRole("dialog");
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

/** The same ads with other records, as another reading of the file leaves them, and a new ad before them. */
const readAnew = [
  sampleRecord(20, { found: "unsure", doubt: "short", isPrinted: false, adId: 690 }),
  ...checkedRecords.map((record) => ({ ...record, id: record.id + 100 })),
];

/** An ad stays on the screen when others come into the list before it. */
export const ListChanged: Story = {
  args: { replies: checkedByTwo(readAnew) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("1 sur 3");
    await userEvent.keyboard("j");
    await page.findByText("2 sur 3");
    await expect(page.getByText("A00001202")).toBeVisible();
    await userEvent.keyboard("p");
    await page.findByText("3 sur 4");
    await expect(page.getByText("A00001202")).toBeVisible();
  },
};
