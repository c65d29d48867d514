import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { PublicationCalendar, type PublicationCalendarProps } from "./publication-calendar.tsx";
import { SAMPLE_MAX, SAMPLE_TODAY, sampleBlocked, sampleDeadlines } from "./sample-year.ts";

const meta = {
  title: "Newspaper/Publication calendar/Interactions",
  component: PublicationCalendar,
  args: {
    value: [],
    onChange: fn(),
    blocked: sampleBlocked({ weekend: "Week-end", holiday: "Férié", tooLate: "Trop tard" }),
    deadlines: sampleDeadlines(() => "jusqu'à la veille"),
    minValue: SAMPLE_TODAY,
    maxValue: SAMPLE_MAX,
    today: SAMPLE_TODAY,
    locale: "fr-FR",
    months: 1,
    labels: {
      calendar: "Dates",
      previousMonth: "Précédent",
      nextMonth: "Suivant",
      outside: "Hors période",
      chosen: (count) => `${count} choisies`,
      remove: (day) => `Retirer ${day}`,
      clear: "Tout retirer",
    },
  },
  tags: ["interactions", "!autodocs"],
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const change: PublicationCalendarProps["onChange"] = (days) => {
      args.onChange?.(days);
      setValue(days);
    };
    return <PublicationCalendar {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof PublicationCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole("gridcell", { name });

/** Tab order: previous month, next month, then the days. */
async function tabToDays() {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
}

export const BeginsOnTheFirstFreeDay: Story = {
  play: async ({ canvasElement }) => {
    await tabToDays();
    await expect(cell(canvasElement, "vendredi 13 mars 2026")).toHaveFocus();
  },
};

export const MovesAndChoosesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await tabToDays();
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-03-19"]);
    await userEvent.keyboard("{Home} ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-03-16", "2026-03-19"]);
    await expect(cell(canvasElement, "lundi 16 mars 2026")).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-03-19"]);
  },
};

export const TurnsMonthsByKeyboardWithinThePeriod: Story = {
  play: async ({ canvasElement }) => {
    await tabToDays();
    await userEvent.keyboard("{PageUp}");
    await expect(cell(canvasElement, "dimanche 1 mars 2026")).toHaveFocus();
    await userEvent.keyboard("{PageDown}");
    await expect(cell(canvasElement, "mercredi 1 avril 2026")).toHaveFocus();
    await userEvent.keyboard("{Shift>}{PageDown}{/Shift}");
    await expect(cell(canvasElement, "mercredi 31 mars 2027")).toHaveFocus();
  },
};

export const ReachesABlockedDayAndItsReason: Story = {
  play: async ({ canvasElement, args }) => {
    await tabToDays();
    await userEvent.keyboard("{ArrowRight}");
    const saturday = cell(canvasElement, "samedi 14 mars 2026");
    await expect(saturday).toHaveFocus();
    await expect(saturday).toHaveAccessibleDescription("Week-end");
    await expect(saturday).toHaveAttribute("aria-disabled", "true");
    const hint = within(canvasElement).getByText("Week-end", { ignore: "[hidden] *" });
    await expect(hint).toBeVisible();
    await userEvent.keyboard("{Enter} ");
    await userEvent.click(saturday);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const DescribesTheDeadlineOfADay: Story = {
  play: async ({ canvasElement }) => {
    await tabToDays();
    await expect(cell(canvasElement, "vendredi 13 mars 2026")).toHaveAccessibleDescription(
      "jusqu'à la veille",
    );
  },
};

export const ChoosesARangeWithShift: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(cell(canvasElement, "vendredi 13 mars 2026"));
    const last = cell(canvasElement, "mardi 17 mars 2026");
    await userEvent.click(last, { modifiers: ["Shift"] });
    await expect(args.onChange).toHaveBeenLastCalledWith([
      "2026-03-13",
      "2026-03-16",
      "2026-03-17",
    ]);
  },
};

export const RemovesDaysAndKeepsTheFocusNear: Story = {
  args: { value: ["2026-03-18", "2026-03-16"] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const names = canvas
      .getAllByRole("button", { name: /^Retirer/ })
      .map((chip) => chip.textContent);
    await expect(names).toEqual(["lun. 16/03/2026", "mer. 18/03/2026"]);
    await userEvent.click(canvas.getByRole("button", { name: "Retirer lun. 16/03/2026" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-03-18"]);
    await expect(canvas.getByRole("button", { name: "Retirer mer. 18/03/2026" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(cell(canvasElement, "lundi 16 mars 2026")).toHaveFocus();
  },
};

export const LeadsTheFocusFromItsIdToTheActiveDay: Story = {
  args: { id: "dates" },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>("#dates")?.focus();
    await expect(cell(canvasElement, "vendredi 13 mars 2026")).toHaveFocus();
  },
};

export const LeavesTheFocusAloneWhenClickedBesideTheDays: Story = {
  args: { id: "dates" },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole("button", { name: "Suivant" });
    await userEvent.click(next);
    await userEvent.click(within(canvasElement).getByText("0 choisies"));
    await expect(document.body).toHaveFocus();
  },
};

export const ReportsTheLossOfFocus: Story = {
  args: { onBlur: fn() },
  play: async ({ args }) => {
    await tabToDays();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const AnnouncesTheNumberOfSelectedDays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(cell(canvasElement, "lundi 16 mars 2026"));
    await waitFor(() => {
      const heard = canvas.getAllByRole("status").map((status) => status.textContent);
      expect(heard).toContain("1 choisies");
    });
  },
};

export const TurnsMonthsByButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole("button", { name: "Suivant" });
    await userEvent.click(next);
    await expect(canvas.getByRole("grid", { name: "avril 2026" })).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.tab();
    await expect(cell(canvasElement, "lundi 13 avril 2026")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Précédent" }));
    await expect(canvas.getByRole("grid", { name: "mars 2026" })).toBeVisible();
  },
};

/** Months in two rows: no name of one lies over the buttons, and no button over the days of another. */
export const TurnsSeveralMonthsByButton: Story = {
  args: { months: 4 },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Suivant" }));
    await expect(canvas.getByRole("grid", { name: "juillet 2026" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Précédent" }));
    await expect(canvas.getByRole("grid", { name: "mars 2026" })).toBeVisible();
    await userEvent.click(cell(canvasElement, "mercredi 1 avril 2026"));
    await userEvent.click(cell(canvasElement, "mardi 30 juin 2026"));
    await expect(args.onChange).toHaveBeenLastCalledWith(["2026-04-01", "2026-06-30"]);
  },
};

export const FollowsTheReadingDirection: Story = {
  globals: { language: "ar" },
  args: { locale: "ar-MA" },
  play: async ({ canvasElement }) => {
    await tabToDays();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(document.activeElement).toHaveAttribute("data-day", "2026-03-19");
    await expect(canvasElement.ownerDocument.dir).toBe("rtl");
  },
};
