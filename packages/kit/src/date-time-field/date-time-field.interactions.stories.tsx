import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DateTimeField } from "./date-time-field.tsx";

const meta = {
  title: "Fields/Date time field/Interactions",
  component: DateTimeField,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Ouverture des plis",
    name: "opening",
    now: "2026-03-11T14:00",
    locale: "fr-MA",
    onChange: fn(),
    labels: { clear: "Effacer", outside: "Trop tôt." },
  },
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const posted = (canvasElement: HTMLElement) =>
  [...new FormData(within(canvasElement).getByRole<HTMLFormElement>("form"))].map(String);

export const TypedInFullItIsReportedAndPosted: Story = {
  render: (args) => (
    <form aria-label="Commande">
      <DateTimeField {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("16032026");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("0930");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-16T09:30");
    await expect(posted(canvasElement)).toEqual(["opening,2026-03-16T09:30"]);
  },
};

export const ArrowsCountEachPart: Story = {
  args: { defaultValue: "2026-03-16T23:59" },
  play: async ({ canvasElement, args }) => {
    const parts = within(canvasElement).getAllByRole("spinbutton");
    parts[3]?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-16T22:59");
    parts[4]?.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-03-16T22:00");
  },
};

export const AMissingPartEmptiesTheValue: Story = {
  args: { defaultValue: "2026-03-16T09:30" },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getAllByRole("spinbutton")[3]?.focus();
    await userEvent.keyboard("{Backspace}{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const ClearingLeavesTheFocusInTheField: Story = {
  args: { defaultValue: "2026-03-16T09:30" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Effacer" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Effacer" })).toBeNull();
  },
};

export const AMomentOutsideTheLimitsIsAnError: Story = {
  args: { defaultValue: "2026-03-11T13:59", minValue: "2026-03-11T14:00" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Trop tôt.")).toBeVisible();
    within(canvasElement).getAllByRole("spinbutton")[4]?.focus();
    await userEvent.keyboard("{ArrowUp}");
    within(canvasElement).getAllByRole("spinbutton")[3]?.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.queryByText("Trop tôt.")).toBeNull();
  },
};
