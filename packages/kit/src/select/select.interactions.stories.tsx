import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Select } from "./select.tsx";

const meta = {
  title: "Fields/Select/Interactions",
  component: Select,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Rubrique",
    name: "heading",
    placeholder: "Choisir",
    items: [
      { value: "1", label: "Annonces légales" },
      { value: "2", label: "Immobilier" },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Rubrique" });
    await expect(select).toHaveDisplayValue("Choisir");
    await userEvent.selectOptions(select, "Immobilier");
    await expect(select).toHaveValue("2");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const ARequiredChoiceCannotBeTakenBack: Story = {
  args: { required: true, defaultValue: "1" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("option", { name: "Choisir" })).toBeNull();
  },
};

/** Browsers report an empty required choice as invalid unless `aria-invalid` is false. */
export const ARequiredChoiceIsNotWrongBeforeItIsMade: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Rubrique" });
    await expect(select).toHaveAttribute("aria-invalid", "false");
  },
};

export const RegistersAsANativeSelect: Story = {
  args: { ref: fn(), onBlur: fn(), description: "Elle décide du prix.", error: "Choisissez." },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Rubrique" });
    await expect(select).toHaveAttribute("name", "heading");
    await expect(args.ref).toHaveBeenCalledWith(select);
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription("Choisissez. Elle décide du prix.");
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const TheChevronStandsAtTheEnd: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox").getBoundingClientRect();
    const chevron = canvasElement.querySelector("svg")?.getBoundingClientRect();
    await expect(chevron && chevron.left - select.left).toBeLessThan(20);
  },
};
