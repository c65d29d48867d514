import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Feedback/Progress/Interactions",
  component: Progress,
  tags: ["interactions", "!autodocs"],
  args: { label: "Envoi", value: 2, maxValue: 5, valueText: "2 sur 5" },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HasTheCompletedPart: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole<HTMLProgressElement>("progressbar", {
      name: "Envoi",
    });
    await expect(bar.position).toBeCloseTo(0.4);
    await expect(bar).toHaveAttribute("aria-valuetext", "2 sur 5");
  },
};

export const MoreThanAllIsAll: Story = {
  args: { value: 12 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole<HTMLProgressElement>("progressbar").position).toBe(
      1,
    );
  },
};

export const LessThanNothingIsNothing: Story = {
  args: { value: -3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole<HTMLProgressElement>("progressbar").position).toBe(
      0,
    );
  },
};

export const AnUnknownPartIsIndeterminate: Story = {
  globals: { language: "ar" },
  args: { value: undefined, valueText: undefined },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Envoi" });
    await expect(bar).not.toHaveAttribute("value");
    await expect(bar).not.toHaveAttribute("aria-valuetext");
  },
};
