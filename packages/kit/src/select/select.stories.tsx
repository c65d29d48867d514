import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { Select } from "./select.tsx";

const headings = [
  { value: "1", label: "Annonces légales" },
  { value: "2", label: "Immobilier" },
  { value: "3", label: "Emploi", disabled: true },
];

const meta = {
  title: "Fields/Select",
  component: Select,
  args: { label: "Rubrique", name: "heading", options: headings, placeholder: "Choisir" },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: "2" } };
export const Grouped: Story = {
  args: {
    label: "Ville",
    options: [
      { label: "Casablanca-Settat", options: [{ value: "casa", label: "Casablanca" }] },
      { label: "Rabat-Salé-Kénitra", options: [{ value: "rabat", label: "Rabat" }] },
    ],
  },
};
export const Invalid: Story = { args: { error: "Choisissez une rubrique." } };
export const Disabled: Story = { args: { disabled: true } };
export const NoChoices: Story = { args: { options: [] } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "الباب",
    placeholder: "اختر",
    options: [
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
