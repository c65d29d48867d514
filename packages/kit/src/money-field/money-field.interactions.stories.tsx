import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { MoneyField, type MoneyFieldProps } from "./money-field.tsx";

function Held(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  function change(next: number | null): void {
    setValue(next);
    props.onChange?.(next);
  }
  return (
    <>
      <MoneyField {...props} value={value} onChange={change} />
      <button type="button" onClick={() => setValue(9900)}>
        Proposer 99
      </button>
    </>
  );
}

const meta = {
  title: "Fields/Money field/Interactions",
  component: MoneyField,
  tags: ["interactions", "!autodocs"],
  render: (args) => <Held {...args} />,
  args: {
    label: "Montant",
    value: null,
    onChange: fn(),
    onBlur: fn(),
    ref: fn(),
    unit: "DH",
    locale: "fr-FR",
    minValue: 10_000,
    maxValue: 10_000_000,
    labels: {
      unreadable: "Écrivez un montant.",
      imprecise: "Deux chiffres au plus après la virgule.",
      tooSmall: (min) => `Au moins ${min} DH.`,
      tooLarge: (max) => `Au plus ${max} DH.`,
    },
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

const amountIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("textbox", { name: "Montant" });

export const GivesCentimesAndTidiesWhenLeft: Story = {
  play: async ({ canvasElement, args }) => {
    const input = amountIn(canvasElement);
    await userEvent.type(input, "1234.5 dh");
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await expect(input).toHaveValue("1234.5 dh");
    await userEvent.tab();
    await expect(input).toHaveValue("1\u202f234,50");
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(args.ref).toHaveBeenCalledWith(input);
  },
};

export const ReadsArabicDigits: Story = {
  globals: { language: "ar" },
  args: { locale: "ar-MA" },
  play: async ({ canvasElement, args }) => {
    const input = amountIn(canvasElement);
    await userEvent.type(input, "١٬٢٣٤٫٥٠");
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450);
    await userEvent.tab();
    await expect(input).toHaveValue("1.234,50");
    await expect(getComputedStyle(input).direction).toBe("ltr");
  },
};

export const CentsThatFloatsGetWrong: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(amountIn(canvasElement), "1150,29");
    await expect(args.onChange).toHaveBeenLastCalledWith(115_029);
  },
};

export const ShowsTheLimitAndKeepsTheAmount: Story = {
  play: async ({ canvasElement, args }) => {
    const input = amountIn(canvasElement);
    await userEvent.type(input, "99,99");
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Au moins 100,00 DH. DH");
    await expect(args.onChange).toHaveBeenLastCalledWith(9999);
  },
};

export const ReportsAnUnreadableAmount: Story = {
  play: async ({ canvasElement, args }) => {
    const input = amountIn(canvasElement);
    await userEvent.type(input, "12,345,6");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(input).toHaveValue("12,345,6");
    await expect(input).toHaveAccessibleDescription("Écrivez un montant. DH");
  },
};

/** Thousands or a fraction of a centime: it is neither. Enter, which sends a form, shows it without leaving the field. */
export const ReportsAnImpreciseAmount: Story = {
  args: { error: "Ce champ est obligatoire." },
  play: async ({ canvasElement, args }) => {
    const input = amountIn(canvasElement);
    await userEvent.type(input, "20,005");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription("Deux chiffres au plus après la virgule. DH");
    await userEvent.tab();
    await expect(input).toHaveValue("20,005");
    await expect(input).toHaveAttribute("data-unreadable");
  },
};

/** The message would move the button from under the pointer. */
export const APressFromTheFieldReachesItsButton: Story = {
  args: { value: 20_000 },
  play: async ({ canvasElement }) => {
    const input = amountIn(canvasElement);
    const button = within(canvasElement).getByRole("button", { name: "Proposer 99" });
    await userEvent.clear(input);
    await userEvent.type(input, "12,345,6");
    await userEvent.hold(button);
    await expect(button).toHaveFocus();
    await expect(input).toBeValid();
    await userEvent.release();
    await expect(input).toHaveValue("99,00");
    await waitFor(() => expect(input).toHaveAccessibleDescription("Au moins 100,00 DH. DH"));
  },
};

export const FollowsItsOwner: Story = {
  args: { value: 1250 },
  play: async ({ canvasElement, args }) => {
    const input = amountIn(canvasElement);
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Proposer 99" }));
    await expect(input).toHaveValue("99,00");
  },
};
