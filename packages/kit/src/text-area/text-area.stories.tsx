import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { TextArea } from "./text-area.tsx";

const french = (count: number, limit: number) => `${count} caractères sur ${limit}`;
const arabic = (count: number, limit: number) => `${count} حرفاً من ${limit}`;

const meta = {
  title: "Fields/Text area",
  tags: ["stable"],
  component: TextArea,
  args: { label: "Texte de l'annonce", name: "text" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithCounter: Story = {
  args: {
    defaultValue: "Vente aux enchères publiques d'un fonds de commerce.",
    counter: { limit: 200, describe: french },
  },
};
export const BeyondTheLimit: Story = {
  args: {
    defaultValue: "Vente aux enchères publiques d'un fonds de commerce.",
    counter: { limit: 40, describe: french },
    error: "Raccourcissez le texte de 12 caractères.",
  },
};
export const WithDescription: Story = {
  args: { note: "facultatif", description: "Il paraîtra tel quel." },
};
export const Disabled: Story = { args: { defaultValue: "Vente aux enchères.", disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "Vente aux enchères.", readOnly: true } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "نص الإعلان",
    defaultValue: "الشَّرِكَةُ المغربية للتوزيع تعلن عن بيع أصل تجاري.\nSARL au capital de 100 000 DH",
    counter: { limit: 200, describe: arabic },
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => (
    <AllSupports>
      {(key) => (
        <TextArea
          label="Texte de l'annonce"
          name={key}
          defaultValue="Vente aux enchères publiques."
          counter={{ limit: 20, describe: french }}
        />
      )}
    </AllSupports>
  ),
};

/** A line of ten thousand characters without a space is wrapped, not let out. */
export const NonsenseLongLine: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { defaultValue: "a".repeat(10_000), counter: { limit: 2000, describe: french } },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox");
    await expect(area).toHaveAccessibleDescription("10000 caractères sur 2000");
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const NonsenseLimitOfZero: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { defaultValue: "a", counter: { limit: 0, describe: french } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1 / 0")).toBeVisible();
  },
};
/** A measure gone wrong shows its figures and stops nothing. */
export const NonsenseMeasure: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    defaultValue: "Bonjour",
    counter: { limit: -5, describe: french, measure: () => -3 },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("-3 / -5")).toBeVisible();
    await expect(within(canvasElement).getByRole("textbox")).toHaveValue("Bonjour");
  },
};
export const NonsenseMixedDirections: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { defaultValue: "مرحبا 123 Bonjour (abc) \u202eevil\u202c\nRue n° 5 — شارع 5" },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox");
    await expect(getComputedStyle(area).direction).toBe("rtl");
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ disabled: Disabled.args, "read-only": ReadOnly.args, invalid: BeyondTheLimit.args }}
    >
      {(given, key) => <TextArea {...given} name={key} />}
    </StatesMatrix>
  ),
};
