import type { Meta, StoryObj } from "@storybook/react-vite";
import { AllSupports } from "../stories/all-supports.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Feedback/Skeleton",
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

export const ACard: Story = { render: () => <Card /> };
export const EverySupport: Story = { render: () => <AllSupports>{() => <Card />}</AllSupports> };
