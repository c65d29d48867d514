import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Fields/Switch",
  tags: ["stable"],
  component: Switch,
  args: { label: "Recevoir les rappels d'échéance", name: "reminders" },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithDescription: Story = {
  args: { description: "Un courriel la veille de chaque clôture.", defaultChecked: true },
};
export const Invalid: Story = { args: { error: "Ce réglage n'a pas pu être enregistré." } };
export const Disabled: Story = {
  render: (args) => (
    <div className="flex flex-col gap-2">
      <Switch {...args} name="off" disabled />
      <Switch {...args} name="on" disabled defaultChecked />
    </div>
  ),
};
export const InALineOfSettings: Story = {
  render: () => (
    <div className="flex max-w-md flex-col gap-4 divide-y divide-line *:pb-4">
      <Switch
        name="reminders"
        placement="end"
        label="Rappels d'échéance"
        description="Un courriel la veille de chaque clôture."
        defaultChecked
      />
      <Switch
        name="invoices"
        placement="end"
        label="Factures par courriel"
        description="Dès qu'une facture est émise."
      />
    </div>
  ),
};
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { label: "Réglage إعداد ".repeat(700), description: "", error: "" },
  render: (args) => (
    <div className="w-64">
      <Switch {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("switch");
    await expect(control).toBeValid();
    await expect(control).not.toHaveAccessibleDescription();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "التوصل بتذكير قبل الإغلاق",
    description: "رسالة إلكترونية عشية كل إغلاق.",
    defaultChecked: true,
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <Switch {...args} name={`${key}-on`} defaultChecked />
          <Switch {...args} name={`${key}-off`} error="Réglage non enregistré." />
          <Switch {...args} name={`${key}-held`} defaultChecked disabled />
        </>
      )}
    </AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ chosen: On.args, disabled: Disabled.args, invalid: Invalid.args }}
    >
      {(given, key) => <Switch {...given} name={key} />}
    </StatesMatrix>
  ),
};
