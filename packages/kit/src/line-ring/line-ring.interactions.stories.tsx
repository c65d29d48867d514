import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { LineRing } from "./line-ring.tsx";

const meta = {
  title: "Newspaper/Line ring/Interactions",
  component: LineRing,
  args: {
    label: "Lignes",
    valueText: "45 lignes sur 90",
    count: 45,
    limit: 90,
    level: "ok",
  },
  tags: ["interactions", "!autodocs"],
} satisfies Meta<typeof LineRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HasTheMeasureAsText: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole("meter", { name: "Lignes" });
    await expect(meter).toHaveAttribute("aria-valuenow", "50");
    await expect(meter).toHaveAttribute("aria-valuetext", "45 lignes sur 90");
  },
};

export const StaysWithinItsBoundsBeyondTheLimit: Story = {
  args: { count: 400, level: "over", valueText: "310 de trop" },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole("meter");
    await expect(meter).toHaveAttribute("aria-valuenow", "100");
    await expect(meter).toHaveTextContent("400");
  },
};

export const RepeatsTheLevelAsAShape: Story = {
  args: { count: 88, level: "near", valueText: "88 lignes sur 90, il en reste 2" },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole("meter");
    await expect(meter).toHaveAttribute("data-level", "near");
    await expect(meter.querySelectorAll("svg")).toHaveLength(2);
    await expect(meter).toHaveAttribute("aria-valuetext", "88 lignes sur 90, il en reste 2");
  },
};

export const TakesNoFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("meter")).not.toHaveFocus();
  },
};
