import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ArrowForwardIcon, CheckIcon } from "./index.ts";

const meta = {
  title: "Foundations/Icon/Interactions",
  component: ArrowForwardIcon,
  tags: ["interactions", "!autodocs"],
  render: () => (
    <button type="button">
      Continuer
      <ArrowForwardIcon data-testid="arrow" />
      <CheckIcon data-testid="tick" />
    </button>
  ),
} satisfies Meta<typeof ArrowForwardIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddsNothingToTheName: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Continuer" })).toBeVisible();
  },
};

export const MirrorsDirectionalIconsAlone: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(getComputedStyle(canvas.getByTestId("arrow")).scale).toBe("-1 1");
    await expect(getComputedStyle(canvas.getByTestId("tick")).scale).toBe("none");
  },
};
