import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { LineRing } from "./line-ring.tsx";

const meta = {
  title: "Newspaper/Line ring",
  tags: ["stable"],
  component: LineRing,
  args: {
    label: "Lignes utilisées",
    valueText: "12 lignes sur 90, il en reste 78",
    count: 12,
    limit: 90,
    level: "ok",
  },
} satisfies Meta<typeof LineRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RoomLeft: Story = {};

export const Empty: Story = {
  args: { count: 0, valueText: "Aucune ligne sur 90" },
};

export const NearlyFull: Story = {
  args: { count: 87, level: "near", valueText: "87 lignes sur 90, il en reste 3" },
};

export const Over: Story = {
  args: { count: 94, level: "over", valueText: "94 lignes sur 90, 4 de trop" },
};

export const Arabic: Story = {
  args: { ...NearlyFull.args, label: "الأسطر المستعملة", valueText: "87 سطرا من 90، بقيت 3" },
  globals: { language: "ar", support: "al-ofoq" },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {() => (
        <div className="flex gap-6">
          <LineRing {...args} />
          <LineRing {...args} {...NearlyFull.args} />
          <LineRing {...args} {...Over.args} />
        </div>
      )}
    </AllSupports>
  ),
};

export const NonsenseBelowZero: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { count: -5, limit: 90, valueText: "Aucune ligne" },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole("meter");
    await expect(meter).toHaveAttribute("aria-valuenow", "0");
    await expect(meter).toHaveTextContent(/^0$/);
  },
};

export const NonsenseNoLimit: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { count: 3, limit: 0, level: "over", valueText: "3 lignes de trop" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("meter")).toHaveAttribute("aria-valuenow", "100");
  },
};

export const NonsenseNoNumber: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { count: Number.NaN, limit: Number.NaN, valueText: "Inconnu" },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole("meter");
    await expect(meter).toHaveAttribute("aria-valuenow", "0");
    await expect(meter).toHaveTextContent("–");
  },
};

export const NonsenseEndless: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { count: 1e9, level: "over", valueText: "Bien trop de lignes" },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole("meter");
    await expect(meter).toHaveTextContent("9999+");
    await expect(meter.scrollWidth).toBeLessThanOrEqual(meter.clientWidth + 4);
  },
};

export const NonsenseUnknownLevel: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { level: JSON.parse('"critical"') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("meter")).toHaveTextContent("12");
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      states={{ empty: Empty.args, chosen: NearlyFull.args, invalid: Over.args }}
    >
      {(given) => <LineRing {...given} />}
    </StatesMatrix>
  ),
};
