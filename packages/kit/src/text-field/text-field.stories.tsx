import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { SearchIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Fields/Text field",
  tags: ["stable"],
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

export const NonsenseLongTexts: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    label: "Liquidation".repeat(60),
    defaultValue: "Liquidation ".repeat(850),
    error: "Trop long ".repeat(30),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toBeInvalid();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** Each value stands in the direction of its first letters. */
export const NonsenseMixedDirections: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { dir: "auto", defaultValue: "شركة SARL برأسمال 100 000 DH (Casablanca)\n\t" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await expect(input).toHaveValue("شركة SARL برأسمال 100 000 DH (Casablanca)\t");
    await expect(getComputedStyle(input).direction).toBe("rtl");
  },
};
export const NonsenseTypeValue: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { label: "Date", type: "date", defaultValue: "2026-02-31" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Date")).toHaveValue("");
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{
        chosen: Filled.args,
        disabled: Disabled.args,
        "read-only": ReadOnly.args,
        invalid: Invalid.args,
      }}
    >
      {(given, key) => <TextField {...given} name={key} />}
    </StatesMatrix>
  ),
};
