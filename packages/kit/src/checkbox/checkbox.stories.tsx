import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Fields/Checkbox",
  tags: ["stable"],
  component: Checkbox,
  args: { label: "Publier aussi sur le site", name: "web" },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const WithDescription: Story = {
  args: { description: "L'annonce reste en ligne trente jours." },
};
export const Invalid: Story = { args: { error: "Acceptez les conditions pour continuer." } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { label: "Condition شرط ".repeat(800), description: "", error: "" },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox");
    await expect(box).toBeValid();
    await expect(box).not.toHaveAccessibleDescription();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "النشر أيضاً على الموقع",
    description: "يبقى الإعلان على الموقع ثلاثين يوماً.",
    defaultChecked: true,
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <Checkbox {...args} name={`${key}-yes`} defaultChecked />
          <Checkbox {...args} name={`${key}-no`} error="À confirmer." />
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
      states={{ chosen: Ticked.args, disabled: Disabled.args, invalid: Invalid.args }}
    >
      {(given, key) => <Checkbox {...given} name={key} />}
    </StatesMatrix>
  ),
};
