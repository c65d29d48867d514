import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { Popover } from "./popover.tsx";

const meta = {
  title: "Overlays/Popover/Interactions",
  component: Popover,
  tags: ["!autodocs"],
  args: {
    trigger: "Filtrer",
    label: "Filtres",
    children: (close) => <Button onClick={close}>Appliquer</Button>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheButtonSaysWhetherItIsOpen: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Filtrer" });
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
    await expect(within(canvasElement).getByRole("dialog")).toHaveAccessibleName("Filtres");
  },
};

export const ItsContentMayCloseIt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Filtrer" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Appliquer" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Filtrer" })).toHaveFocus();
  },
};

export const ItHangsUnderItsButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole("button", { name: "Filtrer" });
    await userEvent.click(trigger);
    const button = trigger.getBoundingClientRect();
    const panel = canvas.getByRole("dialog").getBoundingClientRect();
    await expect(panel.top).toBeGreaterThanOrEqual(button.bottom);
    await expect(panel.left).toBeCloseTo(button.left, 0);
  },
};
