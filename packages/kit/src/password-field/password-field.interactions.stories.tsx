import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Fields/Password field/Interactions",
  component: PasswordField,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Mot de passe",
    name: "password",
    autoComplete: "current-password",
    labels: { reveal: "Afficher le mot de passe", conceal: "Masquer le mot de passe" },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAndHidesThePassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Mot de passe");
    await userEvent.type(input, "correct horse");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Afficher le mot de passe" }));
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("correct horse");
    await userEvent.click(canvas.getByRole("button", { name: "Masquer le mot de passe" }));
    await expect(input).toHaveAttribute("type", "password");
  },
};

export const TheButtonIsReachedAndPressedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText("Mot de passe")).toHaveFocus();
    await userEvent.tab();
    const reveal = canvas.getByRole("button", { name: "Afficher le mot de passe" });
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Masquer le mot de passe" })).toHaveFocus();
    await expect(canvas.getByLabelText("Mot de passe")).toHaveAttribute("type", "text");
  },
};

export const ItMayBePasted: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Mot de passe");
    await expect(input).toHaveAttribute("autocomplete", "current-password");
    await userEvent.click(input);
    await userEvent.paste("correct horse");
    await expect(input).toHaveValue("correct horse");
  },
};

export const TheButtonCoversNothingInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Mot de passe");
    const button = canvas.getByRole("button").getBoundingClientRect();
    const box = input.getBoundingClientRect();
    const room = Number.parseFloat(getComputedStyle(input).paddingLeft);
    await expect(button.right - box.left).toBeLessThanOrEqual(room);
  },
};
