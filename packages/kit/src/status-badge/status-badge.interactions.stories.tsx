import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CheckCircleIcon } from "../icon/index.ts";
import { StatusBadge, type StatusVariant } from "./status-badge.tsx";

const variants: Record<number, StatusVariant> = {
  2: { label: "Payée", icon: CheckCircleIcon, tone: "success" },
};

const meta = {
  title: "Data/Status badge/Interactions",
  component: StatusBadge<number>,
  args: { variants, status: 2 },
  tags: ["interactions", "!autodocs"],
} satisfies Meta<typeof StatusBadge<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HasTheStatusAsText: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Payée")).toBeVisible();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

export const ShowsAnUnknownStatusAsItIsWritten: Story = {
  args: { status: -7 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("-7")).toBeVisible();
  },
};

export const HasAnUnknownStatusAsText: Story = {
  args: { status: 12, fallback: { label: "Autre état", icon: CheckCircleIcon, tone: "neutral" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Autre état")).toBeVisible();
    await expect(within(canvasElement).queryByText("12")).toBeNull();
  },
};
