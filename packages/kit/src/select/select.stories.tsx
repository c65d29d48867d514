import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Select } from "./select.tsx";

const headings = [
  { value: "1", label: "Annonces légales" },
  { value: "2", label: "Immobilier" },
  { value: "3", label: "Emploi", disabled: true },
];

const meta = {
  title: "Fields/Select",
  tags: ["stable"],
  component: Select,
  args: { label: "Rubrique", name: "heading", items: headings, placeholder: "Choisir" },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: "2" } };
export const Grouped: Story = {
  args: {
    label: "Ville",
    items: [
      { label: "Casablanca-Settat", items: [{ value: "casa", label: "Casablanca" }] },
      { label: "Rabat-Salé-Kénitra", items: [{ value: "rabat", label: "Rabat" }] },
    ],
  },
};
export const WithDescription: Story = {
  args: { note: "facultatif", description: "Elle décide du prix." },
};
export const Invalid: Story = { args: { error: "Choisissez une rubrique." } };
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "الباب",
    placeholder: "اختر",
    items: [
      { value: "1", label: "إعلانات قانونية" },
      { value: "2", label: "عقار" },
    ],
    defaultValue: "1",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>{(key) => <Select {...args} name={key} defaultValue="2" />}</AllSupports>
  ),
};

export const NonsenseNoChoices: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox")).toHaveDisplayValue("Choisir");
  },
};
/** A choice that a newer server knows and this list does not: the select stands on its empty choice. */
export const NonsenseUnknownChoice: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: "99", onChange: () => undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox")).toHaveDisplayValue("Choisir");
  },
};
export const NonsenseLongChoice: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    items: [
      { value: "1", label: "Annonces légales et judiciaires — إعلانات قانونية ".repeat(200) },
    ],
    defaultValue: "1",
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox")).toHaveValue("1");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ chosen: Chosen.args, disabled: Disabled.args, invalid: Invalid.args }}
    >
      {(given, key) => <Select {...given} name={key} />}
    </StatesMatrix>
  ),
};
