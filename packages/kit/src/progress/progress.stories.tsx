import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Feedback/Progress",
  tags: ["new"],
  component: Progress,
  args: { label: "Envoi des pièces jointes", value: 40, valueText: "2 sur 5" },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartlyDone: Story = {};
export const Done: Story = { args: { value: 100, valueText: "5 sur 5" } };
export const Indeterminate: Story = { args: { value: undefined, valueText: undefined } };
export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon" } };

/** Less than nothing of nothing: unknown. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: -12, maxValue: 0, valueText: undefined, label: "Envoi إرسال ".repeat(60) },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole<HTMLProgressElement>("progressbar");
    await expect(bar.position).toBe(-1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const NoNumber: Story = {
  args: { value: Number.NaN, maxValue: Number.NaN, valueText: undefined },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole<HTMLProgressElement>("progressbar");
    await expect(bar.position).toBe(-1);
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { label: "إرسال المرفقات", valueText: "2 من 5" },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{() => <Progress {...args} />}</AllSupports>,
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} states={{ loading: Indeterminate.args, done: Done.args }}>
      {(given) => <Progress {...given} />}
    </StatesMatrix>
  ),
};
