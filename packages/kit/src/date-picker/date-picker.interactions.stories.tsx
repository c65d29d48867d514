import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import type { IsoDate } from "../publication-calendar/iso-date.ts";
import { DatePicker, type DatePickerProps } from "./date-picker.tsx";

function Held(props: DatePickerProps) {
  const [value, setValue] = useState(props.value ?? null);
  function change(day: IsoDate | null): void {
    setValue(day);
    props.onChange?.(day);
  }
  return (
    <form>
      <DatePicker {...props} value={value} onChange={change} />
      <button type="button">Après</button>
    </form>
  );
}

const meta = {
  title: "Fields/Date picker/Interactions",
  component: DatePicker,
  tags: ["interactions", "!autodocs"],
  render: (args) => <Held {...args} />,
  args: {
    label: "Parution",
    id: "date",
    name: "day",
    value: null,
    onChange: fn(),
    onBlur: fn(),
    today: "2026-03-11",
    locale: "fr-MA",
    labels: {
      calendar: "Choisir une date",
      previousMonth: "Mois précédent",
      nextMonth: "Mois suivant",
      open: "Ouvrir le calendrier",
      clear: "Effacer",
      outside: "Hors période.",
      unavailable: "Le calendrier n'a pas pu être chargé.",
      retry: "Réessayer",
    },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar stands beside the application, under the body. */
const page = within(document.body);
const part = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole("spinbutton", { name });
const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("button", { name: "Ouvrir le calendrier" });
const focusedDay = (name: RegExp) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

export const ADayIsTypedPartByPart: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText("Parution"));
    await expect(part(canvasElement, /jour.*Parution/)).toHaveFocus();
    await userEvent.keyboard("1603");
    await expect(part(canvasElement, /année/)).toHaveFocus();
    await userEvent.keyboard("202");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("6");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-16");
    const form = canvasElement.querySelector("form");
    await expect(form && new FormData(form).get("day")).toBe("2026-03-16");
  },
};

export const AMissingPartIsNoDayButKeepsTheOthers: Story = {
  args: { value: "2026-03-16" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(part(canvasElement, /mois/));
    await userEvent.keyboard("{Backspace}");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await expect(part(canvasElement, /jour/)).toHaveTextContent("16");
    await userEvent.keyboard("04");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("2026-04-16"));
  },
};

export const ArrowsCountAPart: Story = {
  args: { value: "2026-03-31" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(part(canvasElement, /jour/));
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-01");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-02-01");
  },
};

export const ArabicArrowsFollowTheEye: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { value: "2026-03-16", locale: "ar-MA" },
  play: async ({ canvasElement }) => {
    const [day, month, year] = within(canvasElement).getAllByRole("spinbutton");
    await expect(day?.textContent).toBe("16");
    await expect(year?.textContent).toBe("2026");
    await userEvent.click(day ?? canvasElement);
    await userEvent.keyboard("{ArrowRight}");
    await expect(month).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(day).toHaveFocus();
  },
};

export const TheCalendarChoosesAndGivesTheFocusBack: Story = {
  args: { value: "2026-03-16" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(opener(canvasElement));
    await expect(await page.findByRole("dialog")).toHaveAccessibleName("Choisir une date");
    await focusedDay(/16 mars 2026/);
    await userEvent.keyboard("{ArrowDown}");
    await focusedDay(/23 mars 2026/);
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-24");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    await expect(part(canvasElement, /jour/)).toHaveTextContent("24");
  },
};

export const ItOpensOnToday: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(part(canvasElement, /jour/));
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await focusedDay(/11 mars 2026/);
    await expect(document.activeElement).toHaveAttribute("aria-current", "date");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
  },
};

export const MonthsTurnByKeysAndButtons: Story = {
  args: { value: "2026-03-16", maxValue: "2026-05-31" },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await focusedDay(/16 mars 2026/);
    await userEvent.keyboard("{PageDown}");
    await focusedDay(/16 avril 2026/);
    await userEvent.click(page.getByRole("button", { name: "Mois suivant" }));
    await expect(await page.findByRole("grid", { name: /mai 2026/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Mois suivant" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

export const ArabicDaysRunTheOtherWay: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { value: "2026-03-16", locale: "ar-MA" },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await focusedDay(/16 مارس 2026/);
    const at = () => document.activeElement?.getBoundingClientRect().left ?? 0;
    const before = at();
    await userEvent.keyboard("{ArrowLeft}");
    await focusedDay(/17 مارس 2026/);
    await expect(at()).toBeLessThan(before);
  },
};

export const ABlockedDayIsReadNotChosen: Story = {
  args: { value: "2026-03-13", blocked: new Map([["2026-03-14", "Pas d'édition."]]) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(opener(canvasElement));
    await focusedDay(/13 mars 2026/);
    await userEvent.keyboard("{ArrowRight}");
    await focusedDay(/14 mars 2026/);
    await expect(document.activeElement).toHaveAccessibleDescription("Pas d'édition.");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
};

export const ATypedDayOutsideIsAnError: Story = {
  args: { value: "2026-03-13", maxValue: "2026-03-31" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(part(canvasElement, /mois/));
    await userEvent.keyboard("04");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-04-13");
    const group = within(canvasElement).getByRole("group", { name: "Parution" });
    await expect(group).toHaveAccessibleDescription(/Hors période\./);
  },
};

export const EmptiedItStandsAtItsBeginning: Story = {
  args: { value: "2026-03-16" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Effacer" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(part(canvasElement, /jour/)).toHaveFocus();
    await expect(part(canvasElement, /jour/)).toHaveTextContent("jj");
    await expect(within(canvasElement).queryByRole("button", { name: "Effacer" })).toBeNull();
  },
};

export const ALinkLeadsToItsFirstPart: Story = {
  play: async ({ canvasElement, args }) => {
    document.getElementById("date")?.focus();
    await expect(part(canvasElement, /jour/)).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Après" }));
    await waitFor(() => expect(args.onBlur).toHaveBeenCalled());
  },
};

/** React Aria's own buttons write a style element, which the pages' policy refuses (not under test, though). */
export const ItsButtonsAreThePlatforms: Story = {
  args: { value: "2026-03-16" },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await focusedDay(/16 mars 2026/);
    const buttons = document.querySelectorAll("button");
    await expect(buttons.length).toBeGreaterThanOrEqual(4);
    for (const button of buttons) {
      await expect(button).not.toHaveAttribute("data-react-aria-pressable");
    }
  },
};
