import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { PhoneField, type PhoneFieldProps } from "./phone-field.tsx";
import { morocco } from "./phone-number.ts";

function Held(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  function change(next: string): void {
    setValue(next);
    props.onChange?.(next);
  }
  return <PhoneField {...props} value={value} onChange={change} />;
}

const meta = {
  title: "Fields/Phone field/Interactions",
  component: PhoneField,
  tags: ["interactions", "!autodocs"],
  render: (args) => <Held {...args} />,
  args: {
    label: "Téléphone",
    value: "",
    onChange: fn(),
    onBlur: fn(),
    ref: fn(),
    countries: [
      morocco("Maroc"),
      { code: "FR", callingCode: "33", label: "France", trunkPrefix: "0", length: 9 },
    ],
    labels: { country: "Indicatif du pays", unreadable: "Écrivez un numéro complet." },
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

const numberIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("textbox", { name: "Téléphone" });
const countryIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("combobox", { name: "Indicatif du pays" });

export const GivesE164AndGroupsWhenLeft: Story = {
  play: async ({ canvasElement, args }) => {
    const input = numberIn(canvasElement);
    await userEvent.type(input, "0612345678");
    await expect(args.onChange).toHaveBeenLastCalledWith("+212612345678");
    await userEvent.tab();
    await expect(input).toHaveValue("06 12 34 56 78");
    await expect(input).toHaveAttribute("type", "tel");
    await expect(input).toHaveAttribute("autocomplete", "tel");
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(args.ref).toHaveBeenCalledWith(input);
  },
};

export const ACallingCodeTypedChoosesTheCountry: Story = {
  play: async ({ canvasElement, args }) => {
    const input = numberIn(canvasElement);
    await userEvent.type(input, "0033 6 12 34 56 78");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith("+33612345678");
    await expect(countryIn(canvasElement)).toHaveDisplayValue(/^France/);
    await expect(input).toHaveValue("06 12 34 56 78");
  },
};

export const AnotherCountryReadsTheSameDigitsAnew: Story = {
  args: { value: "+212612345678" },
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(countryIn(canvasElement), "FR");
    await expect(args.onChange).toHaveBeenLastCalledWith("+33612345678");
    await expect(numberIn(canvasElement)).toHaveValue("06 12 34 56 78");
  },
};

export const PassesAnUnknownNumberUnchanged: Story = {
  play: async ({ canvasElement, args }) => {
    const input = numberIn(canvasElement);
    await userEvent.type(input, "06 12 34");
    await expect(args.onChange).toHaveBeenLastCalledWith("06 12 34");
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription("Écrivez un numéro complet.");
    await expect(input).toHaveValue("06 12 34");
  },
};

export const StaysLeftToRightInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { value: "+212612345678" },
  play: async ({ canvasElement }) => {
    const input = numberIn(canvasElement);
    const country = countryIn(canvasElement);
    await expect(getComputedStyle(input).direction).toBe("ltr");
    await expect(country.getBoundingClientRect().left).toBeLessThan(
      input.getBoundingClientRect().left,
    );
  },
};

export const TabLeadsFromTheCountryToTheNumber: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(countryIn(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await expect(numberIn(canvasElement)).toHaveFocus();
  },
};
