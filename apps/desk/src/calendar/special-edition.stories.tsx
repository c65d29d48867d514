import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { readDeskCalendar, setDay } from "@parution/contract/desk-calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import { calendarOf, dayOf } from "./sample-calendar.ts";

const opened: unknown[] = [];

const meta = {
  title: "Pages/Desk/Calendar/Special edition",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: {
    replies: [
      reply(setDay, (_, body) => {
        opened.push(body);
        return { ...dayOf("2026-11-28", 0), state: "open" as const };
      }),
      reply(readDeskCalendar, () => calendarOf([], [0, 6])),
      ...deskReplies("production"),
    ],
  },
  beforeEach: () => {
    opened.length = 0;
    return beginDesk();
  },
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/calendrier" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day of the weekend without editions opens for itself alone. */
export const OfASaturday: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /^samedi 28 novembre/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(/^Le journal ne paraît pas ce jour/)).toBeVisible();
    await expect(dialog.queryByRole("radio")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Ouvrir une édition spéciale" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [body] = opened;
    await expect(body).toEqual({
      data: { support_id: 1, date: "28/11/2026", etat: "ouvert" },
    });
  },
};
