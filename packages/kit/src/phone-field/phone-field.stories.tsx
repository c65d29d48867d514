import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { PhoneField, type PhoneFieldProps } from "./phone-field.tsx";
import { morocco } from "./phone-number.ts";

function Held(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PhoneField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Fields/Phone field",
  tags: ["new"],
  component: PhoneField,
  render: (args) => <Held {...args} />,
  args: {
    label: "Téléphone",
    value: "+212612345678",
    onChange: () => undefined,
    countries: [
      morocco("Maroc"),
      { code: "FR", callingCode: "33", label: "France", trunkPrefix: "0", length: 9 },
      { code: "ES", callingCode: "34", label: "Espagne", length: 9 },
    ],
    labels: {
      country: "Indicatif du pays",
      unreadable: "Écrivez un numéro complet, par exemple 06 12 34 56 78.",
    },
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: "", note: "facultatif" } };
export const Abroad: Story = { args: { value: "+34912345678" } };
export const UnknownCountry: Story = { args: { value: "+442079460000" } };
export const WithDescription: Story = {
  args: { description: "Pour vous joindre si l'annonce pose une question." },
};
export const Invalid: Story = { args: { value: "06 12 34" } };
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "الهاتف",
    description: "للاتصال بك بخصوص الإعلان.",
    countries: [
      morocco("المغرب"),
      { code: "FR", callingCode: "33", label: "فرنسا", trunkPrefix: "0", length: 9 },
    ],
    labels: { country: "رمز البلد", unreadable: "اكتب رقماً كاملاً." },
    error: "هذا الرقم مستعمل في حساب آخر.",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{(key) => <Held {...args} name={key} />}</AllSupports>,
};

/** Without countries the field still takes a number, with its calling code. */
export const NonsenseNoCountries: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { countries: [], value: "0612345678" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Téléphone" });
    await expect(input).toHaveValue("0612345678");
    await expect(input).toBeInvalid();
  },
};
export const NonsenseText: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: "" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Téléphone" });
    await userEvent.click(input);
    await userEvent.paste(`هاتف ${"6".repeat(10_000)} bis`);
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/Écrivez un numéro complet/);
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
      {(given, key) => <PhoneField {...given} name={key} />}
    </StatesMatrix>
  ),
};
