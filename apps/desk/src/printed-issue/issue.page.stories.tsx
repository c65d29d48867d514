import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import {
  beginIssue,
  decidePrinted,
  readPrintedIssue,
  recheckIssue,
  recordIssue,
  sendIssuePiece,
} from "@parution/contract/printed-issues";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { type IssueStoryArgs, issueStory } from "../testing/issue-story.tsx";
import {
  checkedRecords,
  formats,
  issueReplies as of,
  printedIssue,
  sampleRecord,
} from "../testing/sample-issue.ts";
import { deskReplies } from "../testing/samples.ts";
import type { IssueFile } from "./issue.data.ts";

const meta = {
  title: "Pages/Desk/Printed issue",
  tags: ["!autodocs"],
  ...issueStory,
} satisfies Meta<IssueStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoFile: Story = {
  args: { replies: of(null) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("PDF de l’imprimeur")).toBeVisible();
  },
};

export const Stopped: Story = {
  args: { replies: of({ state: "uploading", received: 20_971_520, pages: null }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("20 Mo sur 46 Mo")).toBeVisible();
    await expect(page.getByText("PDF de l’imprimeur")).toBeVisible();
  },
};

export const Reading: Story = {
  args: { replies: of({ state: "reading", pagesRead: 9, isReadBefore: false }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("Pages lues : 9 sur 24")).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveAttribute("value", "9");
  },
};

export const Refused: Story = {
  args: {
    replies: of({
      state: "failed",
      fault: "Ce PDF est protégé par un mot de passe : envoyez-le sans protection.",
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/protégé par un mot de passe/)).toBeVisible();
    await expect(page.getByText("PDF de l’imprimeur")).toBeVisible();
  },
};

/** Requests to keep a decision, as the page sent them. */
const decided: unknown[] = [];

/** Keeps decisions as the service does. */
function deciding(): readonly Reply[] {
  const known = new Map(checkedRecords.map((record) => [record.id, record]));
  decided.length = 0;
  return [
    reply(readPrintedIssue, () => printedIssue({}, [...known.values()])),
    reply(decidePrinted, (_, body) => {
      decided.push(body);
      const { annonce_parue_id: id, decision } = sent(body);
      const record = { ...sampleRecord(id), ...known.get(id) };
      const next = {
        ...record,
        decision: decision === null ? null : decision === "parue" ? "printed" : "not_printed",
        decidedBy: decision === null ? null : "maquette@exemple.ma",
        isPrinted: decision === "parue",
      } as const;
      known.set(id, next);
      return next;
    }),
    ...of({}),
  ];
}

interface Sent {
  annonce_parue_id: number;
  decision: string | null;
}

/** Body of a decision on the wire. */
const sent = (body: unknown) => (body as { data: Sent }).data;

/** Recording says what is to be decided first. Three ads are, by keyboard, and the one that is missing by its page. */
export const Checking: Story = {
  args: { replies: deciding() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const record = await page.findByRole("button", { name: "Enregistrer l’impression" });
    await userEvent.click(await page.findByRole("tab", { name: "Trouvées (5)" }));
    await userEvent.click(record);
    await page.findByText("Décidez d’abord des 3 annonces à confirmer.");
    await page.findByText("1 sur 3");
    await userEvent.keyboard("n");
    await page.findByText("2 sur 3");
    await userEvent.keyboard("p");
    await page.findByText("3 sur 3");
    await userEvent.keyboard("p");
    await waitFor(() => expect(page.queryByText(/Décidez d’abord/)).toBeNull());
    await userEvent.click(page.getByRole("tab", { name: "Absentes (1)" }));
    await userEvent.click(await page.findByRole("button", { name: "Page suivante" }));
    await userEvent.click(page.getByRole("button", { name: /Parue page 2/ }));
    await waitFor(() => expect(decided).toHaveLength(4));
    await expect(decided.at(-1)).toMatchObject({
      data: { decision: "parue", decision_vue: null, page: 2 },
    });
  },
};

/** The printed text beside the billed one, before anything is decided. */
export const ToConfirm: Story = {};

export const Arabic: Story = { globals: { language: "ar", scheme: "dark" } };

/** An ad that the program found is seen in its clipping, and denied by a person. */
export const FoundAds: Story = {
  args: { replies: deciding() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("tab", { name: "Trouvées (5)" }));
    await userEvent.click(page.getByRole("button", { name: "Voir l’annonce A00001211" }));
    await expect(await screen.findByRole("img", { name: /A00001211/ })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Pas parue" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const row = page.getByRole("row", { name: /A00001211/ });
    await expect(within(row).getByText("Pas parue")).toBeVisible();
  },
};

/** The file of another day is recorded only by a person who says that it is right. */
export const AnotherDay: Story = {
  args: {
    replies: [
      reply(recordIssue, () => printedIssue({ state: "recorded" }, [sampleRecord(11)])),
      ...of({ isOther: true, printedDay: "2026-11-24" }, [sampleRecord(11)]),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const record = await page.findByRole("button", { name: "Enregistrer l’impression" });
    const isOfDay = page.getByRole("checkbox", { name: "C’est bien le numéro de ce jour" });
    await userEvent.click(record);
    await waitFor(() => expect(isOfDay).toHaveFocus());
    await expect(isOfDay).toHaveAccessibleDescription("Confirmez que c’est le numéro de ce jour.");
    await userEvent.click(isOfDay);
    await userEvent.click(record);
    const outcome = await page.findByText("L’édition est imprimée");
    await expect(outcome).toBeVisible();
    await waitFor(() => expect(outcome.closest("[tabindex]")).toHaveFocus());
  },
};

export const Scanned: Story = {
  args: {
    replies: of({ isScanned: true, printedDay: null }, [
      sampleRecord(1, {
        found: "unsure",
        doubt: "scanned",
        parts: [],
        isPrinted: false,
        hasClipping: false,
        billedText: "Villa à vendre à Rabat, quartier Agdal, jardin de 400 mètres.",
      }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const picture = await page.findByRole("img", { name: "Page 1 du journal" });
    const tabs = page.getAllByRole("tab").map(({ textContent }) => textContent);
    await expect(tabs).toEqual(["À confirmer (1)"]);
    const { width } = picture.getBoundingClientRect();
    await userEvent.click(page.getByRole("button", { name: "Agrandir" }));
    await expect(picture.getBoundingClientRect().width).toBeGreaterThan(width);
  },
};

export const Recorded: Story = {
  args: { replies: of({ state: "recorded" }, [sampleRecord(11), sampleRecord(12)]) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("L’édition est imprimée")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Envoyer un autre fichier" }));
    await userEvent.upload(
      await page.findByLabelText(/PDF de l’imprimeur/),
      new File(["%PDF-1.4"], "journal.pdf", { type: "application/pdf" }),
    );
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("Remplacer");
    await userEvent.click(screen.getByRole("button", { name: "Garder le fichier actuel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(page.getByRole("button", { name: "Garder le fichier actuel" }));
    await expect(page.queryByText("PDF de l’imprimeur")).toBeNull();
    await expect(page.getByRole("button", { name: "Envoyer un autre fichier" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Journal imprimé" })).toHaveFocus();
  },
};

/** A recorded issue goes back to its check once that is confirmed. */
export const CheckedAgain: Story = {
  args: { replies: rechecking() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Vérifier de nouveau" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/Ses attestations ne seront plus valables/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Vérifier de nouveau" }));
    await expect(await page.findByText("Ce journal est vérifié de nouveau")).toBeVisible();
    await expect(page.getByRole("button", { name: "Enregistrer l’impression" })).toBeEnabled();
    const panel = page.getByRole("region", { name: "Journal imprimé" });
    await waitFor(() => expect(panel).toHaveFocus());
  },
};

function rechecking(): readonly Reply[] {
  const records = [sampleRecord(11), sampleRecord(12)];
  const again = { ...printedIssue({}, records), editionState: "printed" as const };
  return [reply(recheckIssue, () => again), ...of({ state: "recorded" }, records)];
}

/** An issue whose ads have changed is read again instead of recorded, and the page says why. */
export const RefusedRecording: Story = {
  args: { replies: readingAgain() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Enregistrer l’impression" }));
    await expect(await page.findByText("Des annonces sont entrées.")).toBeVisible();
    await expect(await page.findByText("Pages lues : 9 sur 24")).toBeVisible();
    await expect(page.getByText("Des annonces sont entrées.")).toBeVisible();
    await expect(page.getByText("Des annonces sont entrées.").closest("[tabindex]")).toHaveFocus();
  },
};

function readingAgain(): readonly Reply[] {
  let file: Partial<IssueFile> = {};
  const refusal = refuse(recordIssue, 409, {});
  const wire = () => {
    file = { state: "reading", pagesRead: 9 };
    return { code: "ADS_ADDED", message: "Des annonces sont entrées." };
  };
  const read = reply(readPrintedIssue, () => printedIssue(file, [sampleRecord(11)]));
  return [{ ...refusal, wire }, read, ...of({})];
}

/** A chosen file is sent in pieces, and the page follows its reading. */
export const Sending: Story = {
  args: { replies: sending() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.upload(
      await page.findByLabelText(/PDF de l’imprimeur/),
      new File([new Uint8Array(5 * 1024 * 1024)], "journal.pdf", { type: "application/pdf" }),
    );
    await expect(await page.findByText("Pages lues : 9 sur 24")).toBeVisible();
  },
};

function sending(): readonly Reply[] {
  let received = 0;
  const size = 5 * 1024 * 1024;
  return [
    reply(beginIssue, () => ({ issueId: 41, received })),
    reply(sendIssuePiece, () => {
      received = Math.min(size, received + 4 * 1024 * 1024);
      return { received };
    }),
    reply(readPrintedIssue, () =>
      printedIssue(received === size ? { state: "reading", pagesRead: 9 } : null),
    ),
    ...[formats, ...deskReplies("production")],
  ];
}
