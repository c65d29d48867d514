import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Heading } from "./heading.tsx";

const meta = {
  title: "Layout/Heading/Interactions",
  component: Heading,
  tags: ["interactions", "!autodocs"],
  args: { level: 2, children: "Texte et lignes" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LevelAndSizeAreIndependent: Story = {
  render: (args) => (
    <>
      <Heading {...args} level={2} size="body" />
      <Heading {...args} level={3} size="display" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sizeOf = (level: number) =>
      Number.parseFloat(getComputedStyle(canvas.getByRole("heading", { level })).fontSize);
    await expect(sizeOf(3)).toBeGreaterThan(sizeOf(2));
  },
};

export const DeeperLevelsAreNeverLarger: Story = {
  render: () => (
    <>
      <Heading level={1}>1</Heading>
      <Heading level={2}>2</Heading>
      <Heading level={3}>3</Heading>
      <Heading level={4}>4</Heading>
      <Heading level={5}>5</Heading>
      <Heading level={6}>6</Heading>
    </>
  ),
  play: async ({ canvasElement }) => {
    const sizes = within(canvasElement)
      .getAllByRole("heading")
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(sizes).toHaveLength(6);
    await expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  },
};
