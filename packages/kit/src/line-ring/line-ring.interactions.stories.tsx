import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
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
  tags: ["!autodocs"],
} satisfies Meta<typeof LineRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TellsTheMeasureInWords: Story = {
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

export const DrawsNonsense: Story = {
  args: { count: -5, limit: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("meter")).toHaveAttribute("aria-valuenow", "0");
  },
};
