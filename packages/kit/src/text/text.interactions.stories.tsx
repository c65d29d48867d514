import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Text } from "./text.tsx";

const meta = {
  title: "Layout/Text/Interactions",
  component: Text,
  tags: ["interactions", "!autodocs"],
  args: { children: "Les annonces légales paraissent chaque jour. ".repeat(12) },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ATextIsCutOffAfterItsLines: Story = {
  args: { maxLines: 2 },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/annonces légales/);
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.clientHeight / line)).toBe(2);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};

export const ATextEndsWhereItsLanguageDoes: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { align: "end", children: <span>درهم</span> },
  play: async ({ canvasElement }) => {
    const word = within(canvasElement).getByText("درهم");
    const room = word.parentElement?.getBoundingClientRect();
    await expect(word.getBoundingClientRect().left).toBeCloseTo(room?.left ?? -1, 0);
  },
};
