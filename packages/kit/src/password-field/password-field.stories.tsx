import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Fields/Password field",
  component: PasswordField,
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

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "correct horse" } };
export const Invalid: Story = {
  args: { defaultValue: "horse", error: "L'adresse ou le mot de passe ne convient pas." },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "كلمة المرور",
    revealLabel: "إظهار كلمة المرور",
    concealLabel: "إخفاء كلمة المرور",
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
