import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Stack } from "./stack.tsx";

const meta = {
  title: "Layout/Stack/Interactions",
  component: Stack,
  tags: ["interactions", "!autodocs"],
  args: {
    direction: "row",
    children: (
      <>
        <span>1</span>
        <span>2</span>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const startOf = (element: HTMLElement) => element.getBoundingClientRect().left;

export const ARowBeginsWhereItsLanguageDoes: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(startOf(canvas.getByText("1"))).toBeGreaterThan(startOf(canvas.getByText("2")));
  },
};

export const ARowWrapsWhereRoomEnds: Story = {
  render: (args) => (
    <Stack {...args} className="w-40">
      <span className="w-24">1</span>
      <span className="w-24">2</span>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = [canvas.getByText("1"), canvas.getByText("2")].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(second?.top).toBe((first?.bottom ?? 0) + 16);
  },
};

export const AListKeepsItsRole: Story = {
  args: { as: "ol", "aria-label": "Parutions", children: <li>24/11/2026</li> },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Parutions" });
    await expect(list.tagName).toBe("OL");
    await expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  },
};
