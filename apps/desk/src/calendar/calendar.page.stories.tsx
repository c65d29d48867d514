import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import type { CallAnswer } from "@parution/contract/call";
import {
  declareClosure,
  exportAffected,
  exportClosure,
  previewClosure,
  readDeskCalendar,
  undoClosure,
} from "@parution/contract/desk-calendar";
import { parseDayFirst } from "@parution/rules/dates";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import type { LateClosure } from "./calendar.data.ts";
import { calendarOf, lateClosure as closure } from "./sample-calendar.ts";

const undone: LateClosure = { ...closure, state: "undone", restored: 34 };
const underWay: LateClosure = { ...closure, state: "planning", replanned: 12, refunded: 0 };

const calendar = (...closures: LateClosure[]) =>
  reply(readDeskCalendar, () => calendarOf(closures, [0, 6]));

const meta = {
  title: "Pages/Desk/Calendar",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [calendar(), ...deskReplies("production")] },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/calendrier" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};

export const Arabic: Story = { globals: { language: "ar", scheme: "dark" } };

const eid = { state: "provisional", reasonFr: "Aïd Al Fitr", reasonAr: "عيد الفطر" } as const;
const { days, ...month } = calendarOf([], [0, 6]);
const ofEid = days.map((day) => (day.date === "2026-11-26" ? { ...day, ...eid } : day));

/** A day that waits for its announcement says so in words, not by its colour alone. */
export const ProvisionalDay: Story = {
  args: {
    replies: [
      reply(readDeskCalendar, () => ({ ...month, days: ofEid })),
      ...deskReplies("production"),
    ],
  },
  play: async ({ canvasElement }) => {
    const day = await within(canvasElement).findByRole("button", { name: /26 novembre/ });
    await expect(day).toHaveAccessibleName(/À confirmer, Aïd Al Fitr/);
    await expect(day.querySelector("[data-occasion^='Aïd Al Fitr · À confirmer']")).not.toBeNull();
  },
};

/** A sign stands on the day on a telephone, where its words find no room, and is explained below the month. */
export const ProvisionalDayOnPhone: Story = {
  ...ProvisionalDay,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const day = await page.findByRole("button", { name: /26 novembre/ });
    await expect(day.querySelector("[data-sign='?']")).toBeVisible();
    await expect(page.getByText("À confirmer")).toBeVisible();
    const closed = page.getByRole("button", { name: /18 novembre/ });
    await expect(closed.querySelector("[data-sign]")).toBeNull();
  },
};

/** A day is being closed late: its ads are re-planned one after another. */
export const LateClosureUnderWay: Story = {
  args: { replies: [calendar(underWay), ...deskReplies("production")] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("progressbar", { name: "Report en cours" })).toBeVisible();
  },
};

export const LateClosureInArabic: Story = {
  globals: { language: "ar", scheme: "dark" },
  args: { replies: [calendar(closure), ...deskReplies("production")] },
};

/** The spreadsheet of a late closure is refused: the message stands at the closure. */
export const ClosureExportRefused: Story = {
  args: {
    replies: [
      refuse(exportClosure, 429, { code: "TOO_MANY_ATTEMPTS", message: "Réessayez plus tard." }),
      calendar(closure),
      ...deskReplies("production"),
    ],
  },
  play: async ({ canvasElement }) => {
    const closed = within(await within(canvasElement).findByRole("article"));
    await userEvent.click(closed.getByRole("button", { name: "Exporter les annonces" }));
    await expect(await closed.findByText("Réessayez plus tard.")).toBeVisible();
  },
};

/** Within its hour a late closure is taken back. */
export const LateClosureUndone: Story = {
  args: {
    replies: [reply(undoClosure, () => undone), calendar(closure), ...deskReplies("production")],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/31 annonces reportées/)).toBeVisible();
    const undo = page.getByRole("button", { name: "Annuler la fermeture" });
    await userEvent.click(undo);
    await waitFor(() => expect(page.getByRole("article")).toHaveFocus());
    await expect(page.queryByRole("alert")).toBeNull();
  },
};

const affected: CallAnswer<typeof previewClosure> = {
  ads: 12,
  accounts: 2,
  amount: 144_000,
  next: "2026-11-27",
  largest: [{ account: "Étude Bennani", ads: 8, amount: 96_000 }],
};

/** A day closes with its reason in both languages: what is missing says so at its field. */
export const ClosedWithoutReason: Story = {
  args: {
    replies: [
      reply(previewClosure, () => affected),
      refuse(declareClosure, 409, { code: "DAY_PRINTED", message: "Ce jour est déjà imprimé." }),
      calendar(),
      ...deskReplies("production"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /26 novembre/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("heading", { level: 2 })).toHaveTextContent("Jeudi 26 novembre");
    await userEvent.click(dialog.getByText("Fermé"));
    await userEvent.click(dialog.getByRole("button", { name: /^Fermer et reporter/ }));
    const reason = dialog.getByLabelText("Motif en français");
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveAccessibleDescription("Ce champ est obligatoire.");
    await userEvent.type(reason, "Grève");
    await userEvent.type(dialog.getByLabelText("Motif en arabe"), "إضراب");
    await userEvent.click(dialog.getByRole("button", { name: /^Fermer et reporter/ }));
    await expect(await dialog.findByText("Ce jour est déjà imprimé.")).toBeVisible();
  },
};

let query = "";

/** The ads that a closure affects are asked for as a spreadsheet, with what is chosen for them. */
export const AffectedExported: Story = {
  args: {
    replies: [
      reply(previewClosure, () => affected),
      refuse(exportAffected, 409, { code: "DAY_PRINTED", message: "Ce jour est déjà imprimé." }),
      calendar(),
      ...deskReplies("production"),
    ].map((one) => ({
      ...one,
      wire: (url: URL, body: unknown) => {
        if (one.call === exportAffected) query = url.searchParams.toString();
        return one.wire?.(url, body);
      },
    })),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /26 novembre/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByText("Fermé"));
    await userEvent.click(await dialog.findByText("Remboursées"));
    await userEvent.click(dialog.getByRole("button", { name: "Exporter les annonces" }));
    await expect(await dialog.findByText("Ce jour est déjà imprimé.")).toBeVisible();
    await expect(query).toContain("choix=rembourser");
  },
};

const ofMonday: LateClosure = { ...underWay, date: "2026-11-30" };
let declared: LateClosure[] = [];

/** A day far down the page is closed late: its progress at the top takes the focus, and says its state. */
export const Declared: Story = {
  args: {
    replies: [
      reply(previewClosure, () => affected),
      reply(declareClosure, () => {
        declared = [ofMonday];
        return ofMonday;
      }),
      reply(readDeskCalendar, () => calendarOf(declared, [])),
      ...deskReplies("production"),
    ],
  },
  beforeEach: () => {
    declared = [];
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /30 novembre/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByText("Fermé"));
    await userEvent.type(dialog.getByLabelText("Motif en français"), "Deuil national");
    await userEvent.type(dialog.getByLabelText("Motif en arabe"), "حداد وطني");
    await userEvent.click(dialog.getByRole("button", { name: /^Fermer et reporter/ }));
    const closure = await page.findByRole("article", { name: "Lundi 30 novembre Deuil national" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // The dialog gives the focus back a moment later where nothing else took it.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await expect(closure).toHaveFocus();
    await expect(closure).toHaveAccessibleDescription("Report en cours");
    await expect(within(closure).getByRole("status")).toHaveTextContent("Report en cours");
  },
};

/** Months turned faster than the service answers count from the one asked for last. */
export const MonthsTurned: Story = {
  args: {
    replies: [
      reply(readDeskCalendar, ({ searchParams }) =>
        calendarOf([], [0, 6], parseDayFirst(searchParams.get("mois") ?? "") ?? undefined),
      ),
      ...deskReplies("production"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const next = await page.findByRole("button", { name: "Mois suivant" });
    await userEvent.tripleClick(next);
    await page.findByRole("heading", { name: "février 2027" });
    await userEvent.click(page.getByRole("button", { name: "Mois précédent" }));
    await page.findByRole("heading", { name: "janvier 2027" });
  },
};

export const CutOff: Story = {
  args: { replies: [cutOff(readDeskCalendar), ...deskReplies("production")] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toBeVisible();
  },
};
