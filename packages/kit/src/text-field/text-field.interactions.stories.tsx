import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Fields/Text field/Interactions",
  component: TextField,
  tags: ["interactions", "!autodocs"],
  args: { label: "Référence", name: "reference", onChange: fn(), onBlur: fn(), ref: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RegistersAsANativeInput: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Référence" });
    await expect(input).toHaveAttribute("name", "reference");
    await expect(args.ref).toHaveBeenCalledWith(input);
    await userEvent.type(input, "AL");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const AnErrorIsPartOfTheDescription: Story = {
  args: { description: "Elle figurera sur votre facture.", error: "Cette référence existe déjà." },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Référence" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      "Cette référence existe déjà. Elle figurera sur votre facture.",
    );
  },
};

export const ALabelPutsTheFocusInside: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Référence"));
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};

export const TabPassesADisabledFieldAndStopsAtAReadOnlyOne: Story = {
  render: (args) => (
    <>
      <TextField label="Fermée" disabled />
      <TextField {...args} readOnly defaultValue="AL" />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const input = within(canvasElement).getByRole("textbox", { name: "Référence" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("x");
    await expect(input).toHaveValue("AL");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AnIconLeavesRoomAndStandsAtTheStart: Story = {
  globals: { language: "ar" },
  args: { icon: <span data-testid="icon">*</span> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox").getBoundingClientRect();
    const icon = canvas.getByTestId("icon").getBoundingClientRect();
    await expect(input.right - icon.right).toBeLessThan(icon.left - input.left);
    await expect(getComputedStyle(canvas.getByRole("textbox")).paddingInlineStart).toBe("40px");
  },
};
