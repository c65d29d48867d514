import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import type { DateRange } from "./date-range.ts";
import { DateRangePicker, type DateRangePickerProps } from "./date-range-picker.tsx";

const onSubmit = fn((event: FormEvent) => event.preventDefault());

function Held(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  function change(range: DateRange): void {
    setValue(range);
    props.onChange?.(range);
  }
  return (
    <form onSubmit={onSubmit}>
      <DateRangePicker {...props} value={value} onChange={change} />
    </form>
  );
}

const meta = {
  title: "Fields/Date range picker/Interactions",
  component: DateRangePicker,
  tags: ["interactions", "!autodocs"],
  render: (args) => <Held {...args} />,
  args: {
    label: "Période",
    names: { start: "from", end: "to" },
    value: { start: null, end: null },
    onChange: fn(),
    today: "2026-03-11",
    locale: "fr-MA",
    presets: [{ label: "7 derniers jours", start: "2026-03-05", end: "2026-03-11" }],
    labels: {
      calendar: "Choisir une période",
      previousMonth: "Mois précédent",
      nextMonth: "Mois suivant",
      open: "Ouvrir le calendrier",
      clear: "Effacer",
      outside: "Hors période.",
      unavailable: "Le calendrier n'a pas pu être chargé.",
      retry: "Réessayer",
      start: "Du",
      end: "Au",
      reversed: "La fin vient avant le début.",
      emptyDay: "jj/mm/aaaa",
      presets: "Périodes fréquentes",
    },
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar stands beside the application, under the body. */
const page = within(document.body);
/** A part of a day. The days are text until the pointer or the focus comes to them. */
const part = async (canvasElement: HTMLElement, name: RegExp) => {
  await userEvent.hover(within(canvasElement).getByRole("group", { name: "Période" }));
  return within(canvasElement).findByRole("spinbutton", { name });
};
const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("button", { name: "Ouvrir le calendrier" });
const focusedDay = (name: RegExp) =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

export const BothDaysAreTyped: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await part(canvasElement, /jour, Du/));
    await userEvent.keyboard("01032026");
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: "2026-03-01", end: null });
    await userEvent.tab();
    await expect(await part(canvasElement, /jour, Au/)).toHaveFocus();
    await userEvent.keyboard("15032026");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: "2026-03-01",
      end: "2026-03-15",
    });
    const form = canvasElement.querySelector("form");
    await expect(form && [...new FormData(form)]).toEqual([
      ["from", "2026-03-01"],
      ["to", "2026-03-15"],
    ]);
  },
};

/** The focus stays in the field while the parts come in place of the text. */
export const KeysReachThePartsOfTheDays: Story = {
  args: { value: { start: "2026-03-10", end: "2026-03-15" } },
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByRole("button", { name: /10.*03.*2026.*15.*03.*2026/ });
    await userEvent.tab();
    await waitFor(() => expect(text).not.toBeInTheDocument());
    await focusedDay(/jour, Du/);
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: "2026-03-11",
      end: "2026-03-15",
    });
  },
};

export const EnterSubmitsTheForm: Story = {
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    await userEvent.click(await part(canvasElement, /jour, Du/));
    await userEvent.keyboard("01032026{Enter}");
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const AReversedRangeIsAnErrorAndStays: Story = {
  args: { value: { start: "2026-03-10", end: "2026-03-15" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await part(canvasElement, /mois, Au/));
    await userEvent.keyboard("02");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: "2026-03-10",
      end: "2026-02-15",
    });
    const first = within(canvasElement).getByRole("group", { name: "Du" });
    await expect(first).toHaveAccessibleDescription(/La fin vient avant le début\./);
  },
};

export const TheCalendarChoosesTwoDays: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(opener(canvasElement));
    await expect(await page.findByRole("dialog")).toHaveAccessibleName("Choisir une période");
    await focusedDay(/11 mars 2026/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}");
    await focusedDay(/19 mars 2026/);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: "2026-03-11",
      end: "2026-03-19",
    });
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
  },
};

export const HalfARangeIsForgotten: Story = {
  args: { value: { start: "2026-03-03", end: "2026-03-05" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(opener(canvasElement));
    await focusedDay(/3 mars 2026/);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await userEvent.click(page.getByText("Période"));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const APresetIsOnePress: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(opener(canvasElement));
    const list = await page.findByRole("list", { name: "Périodes fréquentes" });
    const preset = within(list).getByRole("button", { name: "7 derniers jours" });
    await expect(preset).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(preset);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: "2026-03-05",
      end: "2026-03-11",
    });
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await userEvent.click(opener(canvasElement));
    await expect(await page.findByRole("button", { name: "7 derniers jours" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};

export const EmptiedItIsOpenOnBothSides: Story = {
  args: { value: { start: "2026-03-03", end: null } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Effacer" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: null, end: null });
    await expect(await part(canvasElement, /jour, Du/)).toHaveFocus();
  },
};

export const EmptiedItForgetsADayTypedInPart: Story = {
  args: { value: { start: null, end: "2026-03-05" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await part(canvasElement, /jour, Du/));
    await userEvent.keyboard("16");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Effacer" }));
    await expect(await part(canvasElement, /jour, Du/)).toHaveTextContent("jj");
    await expect(await part(canvasElement, /jour, Du/)).toHaveFocus();
    await expect(await part(canvasElement, /jour, Au/)).toHaveTextContent("jj");
  },
};

export const ArabicDaysRunTheOtherWay: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { value: { start: "2026-03-03", end: "2026-03-05" }, locale: "ar-MA" },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole("group", { name: "Période" }));
    await within(canvasElement).findAllByRole("spinbutton");
    const left = (name: string) =>
      within(canvasElement).getByRole("group", { name }).getBoundingClientRect().left;
    await expect(left("Au")).toBeLessThan(left("Du"));
    await userEvent.click(opener(canvasElement));
    await focusedDay(/3 مارس 2026/);
    await userEvent.keyboard("{ArrowLeft}");
    await focusedDay(/4 مارس 2026/);
  },
};
