import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { SearchIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Fields/Text field",
  component: TextField,
  args: { label: "Référence", name: "reference" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "AL-2026-0412" } };
export const WithDescription: Story = {
  args: { note: "facultatif", description: "Elle figurera sur votre facture." },
};
export const Invalid: Story = {
  args: {
    label: "Adresse électronique",
    type: "email",
    defaultValue: "nadia@",
    error: "Écrivez une adresse complète, par exemple nadia@exemple.ma.",
  },
};
export const WithIcon: Story = {
  args: { label: "Rechercher", hideLabel: true, type: "search", icon: <SearchIcon /> },
};
export const Disabled: Story = { args: { defaultValue: "AL-2026-0412", disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "AL-2026-0412", readOnly: true } };
export const VeryLongText: Story = {
  args: { defaultValue: "Liquidation ".repeat(800), error: "Trop long ".repeat(30) },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "العنوان",
    note: "اختياري",
    description: "سيظهر فوق الإعلان.",
    defaultValue: "بيع شقة بالدار البيضاء",
    error: "العنوان قصير جداً.",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => (
    <AllSupports>
      {(key) => (
        <TextField
          label="Référence"
          name={key}
          defaultValue="AL-2026"
          description="Elle figurera sur votre facture."
          error="Cette référence existe déjà."
        />
      )}
    </AllSupports>
  ),
};
