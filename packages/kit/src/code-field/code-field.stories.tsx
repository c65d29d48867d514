import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { CodeField } from "./code-field.tsx";

const meta = {
  title: "Fields/Code field",
  tags: ["new"],
  component: CodeField,
  args: { label: "Code de l’application", name: "code" },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "482109" } };
export const WithDescription: Story = {
  args: { description: "Six chiffres, affichés par votre application.", defaultValue: "482109" },
};
export const Disabled: Story = { args: { defaultValue: "482109", disabled: true } };
export const Invalid: Story = {
  args: { defaultValue: "482100", error: "Ce code n’est pas valable. Attendez le suivant." },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "رمز التطبيق",
    description: "ستة أرقام يعرضها تطبيقكم.",
    defaultValue: "482109",
    error: "هذا الرمز غير صالح. انتظروا الرمز التالي.",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>{(key) => <CodeField {...args} name={key} defaultValue="482109" />}</AllSupports>
  ),
};

/** Only the first digits of any text are kept. */
export const NonsenseText: Story = {
  tags: ["nonsense", "!autodocs"],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Code de l’application" });
    await userEvent.click(input);
    await userEvent.paste(`رمز ${"7".repeat(10_000)} 🔑`);
    await expect(input).toHaveValue("777777");
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ disabled: Disabled.args, invalid: Invalid.args }}
    >
      {(given) => <CodeField {...given} />}
    </StatesMatrix>
  ),
};
