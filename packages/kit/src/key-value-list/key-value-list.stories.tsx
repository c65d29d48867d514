import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { KeyValueList } from "./key-value-list.tsx";

const meta = {
  title: "Data/Key value list",
  component: KeyValueList,
  args: {
    items: [
      { id: "reference", label: "Référence", value: "AL-4120" },
      { id: "support", label: "Journal", value: "L'Horizon" },
      { id: "heading", label: "Rubrique", value: "Annonces légales, constitution de société" },
      { id: "dates", label: "Parutions", value: "24/11/2026, 25/11/2026" },
    ],
  },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Stacked: Story = { args: { layout: "stacked" } };
export const Empty: Story = { args: { items: [] } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    items: [
      { id: "reference", label: "المرجع", value: "AL-4120" },
      { id: "support", label: "الجريدة", value: "الأفق" },
    ],
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{() => <KeyValueList {...args} />}</AllSupports>,
};
