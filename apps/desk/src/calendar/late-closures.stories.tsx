import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { readDeskCalendar, undoClosure } from "@parution/contract/desk-calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import type { LateClosure } from "./calendar.data.ts";
import { calendarOf, lateClosure } from "./sample-calendar.ts";

const undone: LateClosure = { ...lateClosure, state: "undone", restored: 34 };
const earlier: LateClosure[] = [
  { ...undone, id: 2, date: "2026-11-26" },
  { ...undone, id: 1, date: "2026-11-27" },
];
let read: LateClosure[] = [];

const meta = {
  title: "Pages/Desk/Calendar/Late closures",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: {
    replies: [
      reply(undoClosure, () => {
        read = [undone, ...earlier];
        return undone;
      }),
      reply(readDeskCalendar, () => calendarOf(read, [0, 6])),
      ...deskReplies("production"),
    ],
  },
  beforeEach: () => {
    read = [lateClosure, ...earlier];
    return beginDesk();
  },
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/calendrier" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closures that were taken back stand under one title; the one just taken back stays in sight with its outcome. */
export const UndoneClosuresFolded: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Annuler la fermeture" }));
    const closed = page.getByRole("article", { name: /^Mercredi 25 novembre/ });
    await waitFor(() => expect(closed).toHaveFocus());
    await expect(closed).toHaveAccessibleDescription(/^Annulée ?· 34 annonces rétablies$/);
    await expect(closed).toBeVisible();
    const before = page.getByText(/^Jeudi 26 novembre/);
    await expect(before).not.toBeVisible();
    await userEvent.click(page.getByText("2 fermetures annulées"));
    await waitFor(() => expect(before).toBeVisible());
  },
};

const moved: LateClosure = { ...lateClosure, replanned: 33, refunded: 0, dropped: 1, amount: 0 };

/** Ads that only move cost nothing back: nothing says that money leaves. */
export const MovedAds: Story = {
  args: {
    replies: [
      reply(readDeskCalendar, () => calendarOf([moved], [0, 6])),
      ...deskReplies("production"),
    ],
  },
  play: async ({ canvasElement }) => {
    const closed = within(await within(canvasElement).findByRole("article"));
    const outcome = closed.getByRole("status");
    await expect(outcome).toHaveTextContent(/^Les e-mails partent à /);
    await expect(outcome).toHaveTextContent(
      "33 annonces reportées · 1 annonce retirée de ce jour, sans rien à rembourser",
    );
    await expect(outcome).not.toHaveTextContent(/emboursement/);
  },
};
