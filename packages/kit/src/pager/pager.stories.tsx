import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { Pager } from "./pager.tsx";

const meta = {
  title: "Navigation/Pager",
  component: Pager,
  args: {
    label: "Pages de mes annonces",
    page: 2,
    hasNext: true,
    hrefFor: (page) => `#pg=${page}`,
    previousLabel: "Précédente",
    nextLabel: "Suivante",
    position: "Page 2 sur 9",
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};
export const First: Story = { args: { page: 1, position: "Page 1 sur 9" } };
export const Last: Story = { args: { page: 9, hasNext: false, position: "Page 9 sur 9" } };
export const Alone: Story = { args: { page: 1, hasNext: false, position: "Page 1 sur 1" } };
export const NotAPage: Story = { args: { page: Number.NaN, position: "Page 1" } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "صفحات إعلاناتي",
    previousLabel: "السابقة",
    nextLabel: "التالية",
    position: "الصفحة 2 من 9",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{(key) => <Pager {...args} label={key} />}</AllSupports>,
};
