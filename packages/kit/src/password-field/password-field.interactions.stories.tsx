import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Fields/Password field/Interactions",
  component: PasswordField,
  tags: ["!autodocs"],
  args: {
    label: "Mot de passe",
    name: "password",
    autoComplete: "current-password",
    revealLabel: "Afficher le mot de passe",
    concealLabel: "Masquer le mot de passe",
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAndHidesWhatWasTyped: Story = {
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
