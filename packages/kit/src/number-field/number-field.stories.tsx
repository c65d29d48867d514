import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

function Held(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Fields/Number field",
  component: NumberField,
  render: (args) => <Held {...args} />,
  args: {
    label: "Exemplaires",
    value: 2,
    onChange: () => undefined,
    minValue: 0,
    maxValue: 500,
    locale: "fr-FR",
    decrementLabel: "Un exemplaire de moins",
    incrementLabel: "Un exemplaire de plus",
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null, note: "facultatif" } };
export const NotANumber: Story = { args: { value: Number.NaN } };
export const Amount: Story = {
  args: {
    label: "Montant",
    value: 12_500.5,
    maxValue: 100_000,
    format: { style: "currency", currency: "MAD" },
    description: "De 100 à 100 000 dirhams.",
  },
};
export const Invalid: Story = { args: { error: "Au plus 500 exemplaires." } };
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "عدد النسخ",
    locale: "ar-MA",
    decrementLabel: "نسخة أقل",
    incrementLabel: "نسخة أكثر",
    error: "500 نسخة على الأكثر.",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{(key) => <Held {...args} name={key} />}</AllSupports>,
};
