import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { MoneyField, type MoneyFieldProps } from "./money-field.tsx";

function Held(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  return <MoneyField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Fields/Money field",
  tags: ["stable"],
  component: MoneyField,
  render: (args) => <Held {...args} />,
  args: {
    label: "Montant",
    value: 123_450,
    onChange: () => undefined,
    unit: "DH",
    locale: "fr-FR",
    labels: {
      unreadable: "Écrivez un montant, par exemple 1 250,00.",
      tooSmall: (min) => `Au moins ${min} DH.`,
      tooLarge: (max) => `Au plus ${max} DH.`,
    },
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

const arabic = {
  label: "المبلغ",
  unit: "درهم",
  locale: "ar-MA",
  labels: {
    unreadable: "اكتب مبلغاً، مثلاً 1.250,00.",
    tooSmall: (min) => `${min} درهم على الأقل.`,
    tooLarge: (max) => `${max} درهم على الأكثر.`,
  },
} satisfies Partial<MoneyFieldProps>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, note: "facultatif" } };
export const WithDescription: Story = {
  args: {
    label: "Recharge du solde",
    description: "De 100 à 100 000 dirhams.",
    minValue: 10_000,
    maxValue: 10_000_000,
  },
};
export const Invalid: Story = { args: { error: "Le solde ne suffit pas." } };
export const OutOfLimits: Story = { args: { value: 500, minValue: 10_000 } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { ...arabic, description: "من 100 إلى 100.000 درهم.", minValue: 10_000, value: 5000 },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => <Held {...args} name={key} description="De 100 à 100 000 dirhams." />}
    </AllSupports>
  ),
};

/** Half a centime is not an amount: the field shows no value rather than another one. */
export const NonsenseValue: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: 12.5 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "Montant" })).toHaveValue("");
  },
};
export const NonsenseLimits: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: -100, minValue: 500, maxValue: -500 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Montant" });
    await expect(input).toHaveValue("-1,00");
    await expect(input).toBeInvalid();
  },
};
export const NonsenseText: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: null },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Montant" });
    await userEvent.click(input);
    await userEvent.paste(`${"9".repeat(5000)} مرحبا ${"x".repeat(5000)}`);
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/Écrivez un montant/);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{
        empty: Empty.args,
        disabled: Disabled.args,
        "read-only": ReadOnly.args,
        invalid: Invalid.args,
      }}
    >
      {(given, key) => <MoneyField {...given} name={key} />}
    </StatesMatrix>
  ),
};
