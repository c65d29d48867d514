import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Fields/Password field",
  tags: ["stable"],
  component: PasswordField,
  args: {
    label: "Mot de passe",
    name: "password",
    autoComplete: "current-password",
    labels: { reveal: "Afficher le mot de passe", conceal: "Masquer le mot de passe" },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "correct horse" } };
export const Readable: Story = {
  parameters: framed("10rem"),
  args: { defaultValue: "correct horse" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(within(canvasElement).getByRole("textbox")).toHaveValue("correct horse");
  },
};
export const ToChooseOne: Story = {
  args: { autoComplete: "new-password", description: "Douze caractères au moins." },
};
export const Disabled: Story = { args: { defaultValue: "correct horse", disabled: true } };
export const Invalid: Story = {
  args: { defaultValue: "horse", error: "L'adresse ou le mot de passe ne convient pas." },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "كلمة المرور",
    labels: { reveal: "إظهار كلمة المرور", conceal: "إخفاء كلمة المرور" },
    defaultValue: "correct horse",
    error: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => <PasswordField {...args} name={key} defaultValue="horse" />}
    </AllSupports>
  ),
};

/** A password of any length and any script stays as it was typed. */
export const NonsensePassword: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { defaultValue: `  ${"كلمة 🔑 ".repeat(1500)}`, error: "x".repeat(10_000) },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText("Mot de passe");
    await expect(input).toHaveValue(`  ${"كلمة 🔑 ".repeat(1500)}`);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ disabled: Disabled.args, invalid: Invalid.args }}
    >
      {(given) => <PasswordField {...given} />}
    </StatesMatrix>
  ),
};
