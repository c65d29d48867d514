import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Grid } from "./grid.tsx";

const meta = {
  title: "Layout/Grid/Interactions",
  component: Grid,
  tags: ["interactions", "!autodocs"],
  args: {
    columnWidth: "sm",
    gap: "none",
    children: (
      <>
        <span>1</span>
        <span>2</span>
      </>
    ),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const widths = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByText(/^[12]$/)
    .map((part) => part.getBoundingClientRect().width);

export const AFewItemsKeepTheWidthOfAColumn: Story = {
  render: (args) => (
    <div className="w-150">
      <Grid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual([200, 200]);
  },
};

export const AFewItemsShareTheRow: Story = {
  args: { fill: "items" },
  render: (args) => (
    <div className="w-150">
      <Grid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual([300, 300]);
  },
};

export const ColumnsFollowTheRoomOfTheGridAndNotTheWindow: Story = {
  render: (args) => (
    <div className="w-75">
      <Grid {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual([300, 300]);
  },
};
