import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

function Held(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Fields/Number field",
  tags: ["stable"],
  component: NumberField,
  render: (args) => <Held {...args} />,
  args: {
    label: "Exemplaires",
    value: 2,
    onChange: () => undefined,
    minValue: 0,
    maxValue: 500,
    locale: "fr-FR",
    labels: { decrement: "Un exemplaire de moins", increment: "Un exemplaire de plus" },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, note: "facultatif" } };
export const WithDescription: Story = {
  args: { description: "Ils seront portés à votre adresse." },
};
export const WithUnit: Story = {
  args: {
    label: "Hauteur",
    value: 12.5,
    step: 0.5,
    format: { style: "unit", unit: "centimeter" },
  },
};
export const Invalid: Story = { args: { error: "Au plus 500 exemplaires." } };
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "عدد النسخ",
    locale: "ar-MA",
    labels: { decrement: "نسخة أقل", increment: "نسخة أكثر" },
    error: "500 نسخة على الأكثر.",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{(key) => <Held {...args} name={key} />}</AllSupports>,
};

export const NonsenseNumber: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toHaveValue("");
  },
};
/** Limits in the wrong order and a step of nothing: the field counts as if it had none. */
export const NonsenseLimits: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: -3, minValue: 10, maxValue: 0, step: 0 },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveValue("-2");
    await userEvent.tab();
    await expect(input).toHaveValue("-2");
  },
};
export const NonsenseText: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: null, label: "Exemplaires ".repeat(40), error: "x".repeat(10_000) },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await userEvent.click(input);
    await userEvent.paste("مرحبا 12 مرحبا");
    await userEvent.tab();
    await expect(input).toHaveValue("");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ empty: Empty.args, disabled: Disabled.args, invalid: Invalid.args }}
    >
      {(given, key) => <NumberField {...given} name={key} />}
    </StatesMatrix>
  ),
};
