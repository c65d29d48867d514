import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { FormField } from "./form-field.tsx";
import { GroupField } from "./group-field.tsx";

const meta = {
  title: "Fields/Form field/Interactions",
  component: FormField,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "ICE",
    children: (control) => <input {...control} />,
  },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheLabelLeadsToTheControl: Story = {
  args: { id: "ice", note: "facultatif" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox", { name: "ICE facultatif" });
    await expect(input).toHaveAttribute("id", "ice");
    await userEvent.click(canvas.getByText("ICE"));
    await expect(input).toHaveFocus();
  },
};

export const LabelAndNotesBelongToTheControl: Story = {
  args: {
    description: "Quinze chiffres.",
    error: "Il en manque six.",
    describedBy: "count",
    aside: <span id="count">9 sur 15</span>,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Il en manque six. Quinze chiffres. 9 sur 15");
  },
};

export const AHiddenLabelIsStillAName: Story = {
  args: { hideLabel: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "ICE" })).toBeVisible();
  },
};

export const AGroupIsNamedByItsLegend: Story = {
  render: () => (
    <GroupField label="Canal" description="Où elle paraîtra." error="Choisissez.">
      <button type="button">Papier</button>
    </GroupField>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Canal" });
    await expect(group).toHaveAccessibleDescription("Choisissez. Où elle paraîtra.");
  },
};
