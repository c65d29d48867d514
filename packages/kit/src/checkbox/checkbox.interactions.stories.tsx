import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Fields/Checkbox/Interactions",
  component: Checkbox,
  tags: ["interactions", "!autodocs"],
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

export const AnErrorPrecedesTheDescription: Story = {
  args: { error: "À confirmer.", description: "Trente jours." },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("À confirmer. Trente jours.");
  },
};

export const DisabledTakesNeitherPressNorFocus: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Publier aussi sur le site"));
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox")).not.toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
