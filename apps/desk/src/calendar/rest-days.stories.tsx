import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { changeWeek, readDeskCalendar, writeHolidays } from "@parution/contract/desk-calendar";
import type { IsoDate } from "@parution/rules/dates";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import { calendarOf } from "./sample-calendar.ts";

const meta = {
  title: "Pages/Desk/Calendar/Rest days",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [] },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/calendrier" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

const kept: IsoDate[] = ["2026-11-06", "2026-11-18"];

/** Holidays on which ads are planned, or whose edition is closed, are listed. */
export const HolidaysKept: Story = {
  args: {
    replies: [
      reply(writeHolidays, () => ({ written: 1, kept })),
      reply(readDeskCalendar, () => calendarOf([], [0, 6])),
      ...deskReplies("production"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Ajouter ceux de 2026" }));
    await expect(await page.findByText(/^Ces jours ne changent pas, car/)).toBeVisible();
    await expect(page.getByText(/^vendredi 6 novembre/i)).toBeVisible();
  },
};

let weekdays: number[] = [];
const sent: unknown[] = [];

/** The week is saved with a change and a day left, here of the weekend; the days that stay as they are, are listed. */
export const WeekChanged: Story = {
  args: {
    replies: [
      reply(changeWeek, (_, body) => {
        sent.push(body);
        weekdays = [1, 2, 3, 4, 5, 6];
        return { written: 204, kept };
      }),
      reply(readDeskCalendar, () => calendarOf([], weekdays)),
      ...deskReplies("production"),
    ],
  },
  beforeEach: () => {
    weekdays = [0, 6];
    sent.length = 0;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const week = within(await page.findByRole("group", { name: "Jours sans édition" }));
    const save = page.getByRole("button", { name: "Enregistrer" });
    await userEvent.click(save);
    await expect(await week.findByText("Cochez ou décochez un jour.")).toBeVisible();
    await waitFor(() => expect(week.getByRole("checkbox", { name: "Lundi" })).toHaveFocus());
    for (const day of ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi"]) {
      await userEvent.click(week.getByRole("checkbox", { name: day }));
    }
    await expect(await week.findByText("Gardez au moins un jour de parution.")).toBeVisible();
    await userEvent.click(week.getByRole("checkbox", { name: "Dimanche" }));
    await userEvent.click(save);
    await expect(await page.findByText("204 jours écrits")).toBeVisible();
    await expect(sent).toEqual([{ data: { support_id: 1, jours_semaine: [6, 1, 2, 3, 4, 5] } }]);
    await expect(page.getByText(/^vendredi 6 novembre/i)).toBeVisible();
  },
};
