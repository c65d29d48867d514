import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Feedback/Skeleton",
  tags: ["stable"],
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { shape: "line" } };
export const Title: Story = { args: { shape: "title" } };
export const Control: Story = { args: { shape: "control" } };
export const Block: Story = { args: { shape: "block" } };
export const Circle: Story = { args: { shape: "circle" } };

function Card() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="control" />
    </div>
  );
}

export const Dark: Story = { globals: { scheme: "dark" }, render: () => <Card /> };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  render: () => <Card />,
};

/** The skeleton takes what there is in a place of no width, and in one far too narrow. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  render: () => (
    <>
      <div className="w-0">
        <Skeleton shape="title" />
      </div>
      <div className="w-4">
        <Skeleton shape="block" />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvasElement.querySelectorAll("[aria-hidden=true]")).toHaveLength(2);
  },
};

export const ACard: Story = { render: () => <Card /> };
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => <AllSupports>{() => <Card />}</AllSupports>,
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => <StatesMatrix args={args}>{(given) => <Skeleton {...given} />}</StatesMatrix>,
};
