import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { readDeskCalendar, setDay } from "@parution/contract/desk-calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import { calendarOf, dayOf } from "./sample-calendar.ts";

const sent: unknown[] = [];

/** The month with a Saturday that opened alone. */
const withSpecial = (ads: number) => {
  const calendar = calendarOf([], [0, 6]);
  const special = { state: "open", special: true, ads } as const;
  const days = calendar.days.map((day) =>
    day.date === "2026-11-28" ? { ...day, ...special } : day,
  );
  return reply(readDeskCalendar, () => ({ ...calendar, days }));
};

const meta = {
  title: "Pages/Desk/Calendar/Special edition",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: {
    replies: [
      reply(setDay, (_, body) => {
        sent.push(body);
        return { ...dayOf("2026-11-28", 0), state: "open" as const };
      }),
      reply(readDeskCalendar, () => calendarOf([], [0, 6])),
      ...deskReplies("production"),
    ],
  },
  beforeEach: () => {
    sent.length = 0;
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
    const [body] = sent;
    await expect(body).toEqual({
      data: { support_id: 1, date: "28/11/2026", etat: "ouvert" },
    });
  },
};

/** One that opened by mistake rests again, without a reason. */
export const TakenBack: Story = {
  args: {
    replies: [
      reply(setDay, (_, body) => {
        sent.push(body);
        return dayOf("2026-11-28", 0);
      }),
      withSpecial(0),
      ...deskReplies("production"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /^samedi 28 novembre/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByText("Sans édition spéciale"));
    await expect(dialog.queryByRole("textbox")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sent).toEqual([{ data: { support_id: 1, date: "28/11/2026", etat: "weekend" } }]);
  },
};

/** A special edition with planned ads stays until it is closed; a day of the week has no such choice. */
export const NotTakenBack: Story = {
  args: { replies: [withSpecial(2), ...deskReplies("production")] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /^samedi 28 novembre/ }));
    const dialog = within(await screen.findByRole("dialog"));
    const rest = dialog.getByRole("radio", { name: "Sans édition spéciale" });
    await expect(rest).toBeDisabled();
    await expect(rest).toHaveAccessibleDescription(/^Des annonces y sont prévues/);
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    await userEvent.click(page.getByRole("button", { name: /^vendredi 27 novembre/ }));
    const friday = within(await screen.findByRole("dialog"));
    await friday.findByRole("radio", { name: "Ouvert" });
    await expect(friday.queryByRole("radio", { name: "Sans édition spéciale" })).toBeNull();
  },
};

/** Reasons that were typed are given up after a confirmation alone. */
export const ReasonsKept: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /^vendredi 27 novembre/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("radio", { name: "Fermé" }));
    const reason = dialog.getByLabelText("Motif en français");
    await userEvent.type(reason, "Deuil national");
    await userEvent.keyboard("{Escape}");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Continuer à modifier" }));
    await expect(reason).toHaveValue("Deuil national");
    await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
    await userEvent.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sent).toEqual([]);
  },
};
