import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useDirection } from "./use-direction.ts";

function CurrentDirection() {
  return <output>{useDirection()}</output>;
}

const meta = {
  title: "Foundations/Direction/Interactions",
  component: CurrentDirection,
  tags: ["interactions", "!autodocs"],
} satisfies Meta<typeof CurrentDirection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheDocument: Story = {
  globals: { language: "fr" },
  play: async ({ canvasElement }) => {
    const answer = within(canvasElement).getByRole("status");
    await expect(answer).toHaveTextContent("ltr");
    try {
      document.documentElement.dir = "rtl";
      await waitFor(() => expect(answer).toHaveTextContent("rtl"));
    } finally {
      document.documentElement.dir = "ltr";
    }
  },
};

/** No direction, or one that the platform works out by itself, is read from left to right. */
export const Nonsense: Story = {
  play: async ({ canvasElement }) => {
    const answer = within(canvasElement).getByRole("status");
    try {
      document.documentElement.dir = "sideways";
      await waitFor(() => expect(answer).toHaveTextContent("ltr"));
    } finally {
      document.documentElement.dir = "ltr";
    }
  },
};
