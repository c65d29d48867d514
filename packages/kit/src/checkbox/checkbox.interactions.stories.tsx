import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Fields/Checkbox/Interactions",
  component: Checkbox,
  tags: ["!autodocs"],
  args: { label: "Publier aussi sur le site", name: "web", onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TickedByLabelAndByKey: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("checkbox", { name: "Publier aussi sur le site" });
    await userEvent.click(canvas.getByText("Publier aussi sur le site"));
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
