import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { PublicationCalendar } from "./publication-calendar.tsx";
import { SAMPLE_MAX, SAMPLE_TODAY } from "./sample-year.ts";

const meta = {
  title: "Newspaper/Publication calendar/Nonsense",
  component: PublicationCalendar,
  tags: ["nonsense", "!autodocs"],
  args: {
    value: [],
    onChange: fn(),
    blocked: new Map(),
    minValue: SAMPLE_TODAY,
    maxValue: SAMPLE_MAX,
    today: SAMPLE_TODAY,
    locale: "fr-FR",
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
} satisfies Meta<typeof PublicationCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DaysThatDoNotExist: Story = {
  args: {
    value: ["2026-02-31"],
    minValue: "2026-99-99",
    maxValue: "2026-00-00",
    today: "2026-13-01",
    months: -1,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("grid")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer 2026-02-31" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const BoundsTheWrongWayRound: Story = {
  args: { minValue: "2026-06-30", maxValue: "2026-03-01", today: "1000-01-01" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("grid", { name: "juin 2026" })).toBeVisible();
    const day = canvas.getByRole("gridcell", { name: "lundi 15 juin 2026" });
    await expect(day).toHaveAccessibleDescription("Hors période");
  },
};

export const TheEndOfTime: Story = {
  args: { minValue: "9999-12-01", maxValue: "9999-12-31", today: "9999-12-31", months: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("grid")).toHaveLength(1);
    canvas.getByRole("gridcell", { name: "mercredi 1 décembre 9999" }).focus();
    await userEvent.keyboard("{End}{PageDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("gridcell", { name: "vendredi 31 décembre 9999" })).toHaveFocus();
  },
};

export const EndlessMonths: Story = {
  args: { minValue: "1000-01-01", maxValue: "9999-12-31", months: Number.POSITIVE_INFINITY },
  play: async ({ canvasElement }) => {
    const grids = within(canvasElement).getAllByRole("grid");
    await expect(grids.length).toBeLessThanOrEqual(24);
  },
};

export const BlockedWithoutAReason: Story = {
  args: { blocked: new Map([["2026-03-16", ""]]) },
  play: async ({ canvasElement, args }) => {
    const day = within(canvasElement).getByRole("gridcell", { name: "lundi 16 mars 2026" });
    await expect(day).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(day);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ChosenTwiceAndOutOfOrder: Story = {
  args: { value: ["2026-03-18", "2026-03-16", "2026-03-18", "1999-01-01"] },
  play: async ({ canvasElement }) => {
    const chips = within(canvasElement).getAllByRole("button", { name: /^Retirer/ });
    await expect(chips.map(({ textContent }) => textContent)).toEqual([
      "ven. 01/01/1999",
      "lun. 16/03/2026",
      "mer. 18/03/2026",
    ]);
  },
};

export const NoLanguage: Story = {
  args: { locale: "pas une langue", months: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("grid").length).toBeGreaterThan(0);
    await expect(within(canvasElement).getAllByRole("columnheader")).not.toHaveLength(0);
  },
};

export const DeadlineOfTenThousandLetters: Story = {
  args: { deadlines: new Map([[SAMPLE_TODAY, "délai".repeat(2_000)]]) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
