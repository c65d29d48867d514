import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { controlVariants } from "./control.variants.ts";
import { FormField } from "./form-field.tsx";
import { GroupField } from "./group-field.tsx";

const choices = ["Papier", "Numérique"];

function Choices({ name }: { name: string }) {
  return choices.map((choice) => (
    <label key={choice} className="flex min-h-target items-center gap-2 text-body text-fg">
      <input type="radio" name={name} />
      {choice}
    </label>
  ));
}

const meta = {
  title: "Fields/Form field",
  tags: ["stable"],
  component: FormField,
  subcomponents: { GroupField },
  args: {
    label: "Numéro d'ICE",
    children: (control) => (
      <input {...control} className={controlVariants({ kind: "line" })} defaultValue="001234567" />
    ),
  },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LabelAndControl: Story = {};
export const WithDescription: Story = {
  args: { note: "facultatif", description: "Quinze chiffres, sur votre attestation fiscale." },
};
export const Invalid: Story = {
  args: {
    description: "Quinze chiffres, sur votre attestation fiscale.",
    error: "Il manque six chiffres.",
  },
};
export const WithAside: Story = {
  args: { error: "Il manque six chiffres.", aside: <span className="ms-auto">9 / 15</span> },
};
export const HiddenLabel: Story = { args: { hideLabel: true } };
/** Several controls that answer one question share a legend. */
export const Group: Story = {
  render: () => (
    <GroupField label="Canal" description="Où l'annonce paraîtra." error="Choisissez un canal.">
      <Choices name="channel" />
    </GroupField>
  ),
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "رقم التعريف الموحد للمقاولة",
    note: "اختياري",
    description: "خمسة عشر رقماً.",
    error: "تنقص ستة أرقام.",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <FormField {...args} id={key} description="Quinze chiffres." error="Il en manque six." />
          <GroupField label="Canal" note="facultatif">
            <Choices name={key} />
          </GroupField>
        </>
      )}
    </AllSupports>
  ),
};

/** Words that never end, in both directions, stay inside the page. */
export const NonsenseTexts: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    label: "Anticonstitutionnellement".repeat(40),
    note: "مرحبا ".repeat(40),
    description: "x".repeat(10_000),
    error: `${"ا".repeat(500)} ${"y".repeat(500)}`,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toBeInvalid();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const NonsenseGroup: Story = {
  tags: ["nonsense", "!autodocs"],
  render: () => (
    <GroupField label={"Canal".repeat(200)} error={"x".repeat(500)}>
      {null}
    </GroupField>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("group")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** An empty error is none: nothing red without words. */
export const NonsenseEmptyTexts: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { error: "", description: "", note: "" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await expect(input).toBeValid();
    await expect(input).not.toHaveAttribute("aria-describedby");
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} states={{ invalid: Invalid.args }}>
      {(given) => <FormField {...given} />}
    </StatesMatrix>
  ),
};
