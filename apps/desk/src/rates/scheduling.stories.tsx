import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { readDraftRates, readRateCards, scheduleRates } from "@parution/contract/rate-cards";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, DAY, deskParameters, deskReplies, NOW } from "../testing/samples.ts";

let isScheduled = false;
/** Reads of the draft once it is a card. */
let lateReads = 0;

const draft = reply(readDraftRates, () => {
  if (isScheduled) lateReads += 1;
  return {
    label: "Hiver",
    version: 4,
    changed: 0,
    total: 0,
    rows: [],
    supports: [{ id: 1, label: "Parution" }],
  };
});
const schedule = reply(scheduleRates, () => {
  isScheduled = true;
  return { cardId: 3 };
});
const cards = reply(readRateCards, () => ({
  cards: [{ id: 3, label: "Hiver", state: "scheduled" as const, validFrom: NOW + DAY }],
  drafts: [],
}));

const meta = {
  title: "Pages/Desk/Rates/Scheduling",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [draft, schedule, cards, ...deskReplies("sales")] },
  beforeEach: () => {
    isScheduled = false;
    lateReads = 0;
    beginDesk();
  },
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/tarifs/7" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A draft that is scheduled is gone: its prices are not read again on the way to the list of cards. */
export const Scheduled: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Programmer" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Programmer" }));
    await expect(await page.findByRole("button", { name: "Nouvelle grille" })).toBeVisible();
    await expect(isScheduled).toBe(true);
    await expect(lateReads).toBe(0);
  },
};

/** A card is scheduled for a moment to come: what is missing or past says so at its field. */
export const ScheduledWithoutMoment: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const open = await page.findByRole("button", { name: "Programmer" });
    await waitFor(() => expect(open).toBeEnabled());
    await userEvent.click(open);
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Effacer la date et l’heure" }));
    await userEvent.click(dialog.getByRole("button", { name: "Programmer" }));
    await expect(await dialog.findByText("Ce champ est obligatoire.")).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole("spinbutton")[0]).toHaveFocus());
  },
};
