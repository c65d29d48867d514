import { cutOff, neverAnswer, type Reply, reply } from "@parution/app/testing/replies.ts";
import { readEditionDays } from "@parution/contract/editions";
import { addDays, type IsoDate, parseDayFirst, weekdayOf } from "@parution/rules/dates";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, DAY, deskParameters, deskReplies, HOUR, NOW } from "../testing/samples.ts";
import type { EditionDay } from "./editions.data.ts";

const TODAY: IsoDate = "2026-11-21";
const NAMES = ["Parution", "Al Ofoq"];

/** Editions of two newspapers on the weekdays of two weeks; the first closed, one was opened again, one is cancelled. */
function editionsFrom(from: IsoDate): EditionDay[] {
  const days = Array.from({ length: 14 }, (_, index) => addDays(from, index));
  return days
    .filter((day) => ![0, 6].includes(weekdayOf(day)))
    .flatMap((day, index) =>
      NAMES.map((support, place) => ({
        supportId: place + 1,
        support,
        day,
        state: stateOf(index, place),
        closesAt: NOW + index * DAY - 8 * HOUR,
        entered: 64 - 6 * index,
        unpaid: index % 4,
        undecided: (index + place) % 3,
        missed: index === 0 ? 2 : 0,
      })),
    );
}

function stateOf(index: number, place: number): EditionDay["state"] {
  if (index === 0) return place === 0 ? "closed" : "open";
  return index === 3 && place === 1 ? "cancelled" : "open";
}

const days = reply(readEditionDays, ({ searchParams }) => {
  const from = parseDayFirst(searchParams.get("du") ?? "") ?? TODAY;
  return { from, today: TODAY, editions: editionsFrom(from) };
});

const meta = {
  title: "Pages/Desk/Editions",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [days, ...deskReplies("production")] },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/editions" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWeeks: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole("link", { name: "Lundi 23 novembre, Al Ofoq" });
    await expect(link).toHaveAttribute("href", "/fr/editions/2/2026-11-23");
    await userEvent.selectOptions(page.getByLabelText("Journal"), "Parution");
    await expect(page.queryByRole("link", { name: "Lundi 23 novembre, Al Ofoq" })).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Semaine suivante" }));
    await page.findByRole("heading", {
      name: "Du samedi 28 novembre au vendredi 11 décembre 2026",
    });
    // Three presses before the first is answered.
    const next = page.getByRole("button", { name: "Semaine suivante" });
    await userEvent.tripleClick(next);
    await page.findByRole("heading", {
      name: "Du samedi 19 décembre 2026 au vendredi 1er janvier 2027",
    });
  },
};

export const Arabic: Story = { globals: { language: "ar", scheme: "dark" } };

export const None: Story = {
  args: {
    replies: [
      reply(readEditionDays, () => ({ from: TODAY, today: TODAY, editions: [] })),
      ...deskReplies("production"),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Aucune édition dans ces deux semaines.");
  },
};

export const Loading: Story = {
  args: { replies: [neverAnswer(readEditionDays), ...deskReplies("production")] },
};

export const CutOff: Story = {
  args: { replies: [cutOff(readEditionDays), ...deskReplies("production")] },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert");
    await expect(alert).toHaveTextContent("Les éditions ne peuvent pas être affichées");
  },
};
