import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip/Interactions",
  component: Tooltip,
  tags: ["interactions", "!autodocs"],
  args: {
    content: "Reprendre cette annonce",
    children: (described) => <Button {...described}>Dupliquer</Button>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadAsADescription: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "Dupliquer" }),
    ).toHaveAccessibleDescription("Reprendre cette annonce");
  },
};

export const EscapeHidesIt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("tooltip")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("tooltip")).toBeNull();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
};

export const EscapeHidesItUnderThePointerToo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole("button"));
    await expect(canvas.getByRole("tooltip")).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("tooltip")).toBeNull();
  },
};

export const ThePointerMayRestOnIt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole("button"));
    const tip = canvas.getByRole("tooltip");
    await userEvent.hover(tip);
    await expect(tip).toBeVisible();
    await userEvent.unhover(tip);
    await expect(canvas.queryByRole("tooltip")).toBeNull();
  },
};

/** Between the control and the words there is nothing on which the pointer would leave both. */
export const NoGapOnTheWay: Story = {
  decorators: [
    (Story) => (
      <div className="flex justify-center pt-16">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const tip = canvas.getByRole("tooltip").getBoundingClientRect();
    const control = canvas.getByRole("button").getBoundingClientRect();
    await expect(tip.bottom).toBeCloseTo(control.top, 0);
  },
};
