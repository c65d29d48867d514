import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

function Held(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  function change(next: number | null): void {
    setValue(next);
    props.onChange?.(next);
  }
  return <NumberField {...props} value={value} onChange={change} />;
}

const meta = {
  title: "Fields/Number field/Interactions",
  component: NumberField,
  tags: ["interactions", "!autodocs"],
  render: (args) => <Held {...args} />,
  args: {
    label: "Montant",
    value: 10,
    onChange: fn(),
    minValue: 0,
    maxValue: 20,
    locale: "fr-FR",
    labels: { decrement: "Moins", increment: "Plus" },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadsTheLanguagesOwnDecimals: Story = {
  args: { value: null, step: 0.5 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Montant" });
    await userEvent.type(input, "12,5");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
  },
};

export const CorrectsToTheLimits: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Montant" });
    await userEvent.clear(input);
    await userEvent.type(input, "99");
    await userEvent.tab();
    await expect(input).toHaveValue("20");
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
  },
};

export const StepsByArrowsAndButtons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox", { name: "Montant" });
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveValue("11");
    await userEvent.click(canvas.getByRole("button", { name: /^Moins/ }));
    await expect(input).toHaveValue("10");
  },
};

export const ReportsNullWhenEmptied: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Montant" });
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const AHeldButtonGoesOn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole("button", { name: "Plus" });
    await userEvent.hold(more);
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveValue("20"));
    await userEvent.release();
    await expect(more).toBeDisabled();
  },
};

export const TabStopsAtTheNumberAlone: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Plus" }));
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const ReadsArabicDigits: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { value: null, locale: "ar-EG" },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox"), "١٢");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};

/** React Aria's own buttons write a style element, which the pages' policy refuses (not under test, though). */
export const ItsButtonsAreThePlatforms: Story = {
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole("button")) {
      await expect(button).not.toHaveAttribute("data-react-aria-pressable");
    }
  },
};
