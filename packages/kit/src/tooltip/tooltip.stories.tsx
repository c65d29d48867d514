import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { CopyIcon } from "../icon/index.ts";
import { AllSupports, panelCount } from "../stories/all-supports.tsx";
import { showPanels } from "../stories/show-panels.ts";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip",
  tags: ["stable"],
  component: Tooltip,
  decorators: [
    (Story) => (
      <div className="flex justify-center pt-16 has-[section]:block has-[section]:pt-0">
        <Story />
      </div>
    ),
  ],
  args: {
    content: "Reprendre cette annonce dans une nouvelle commande",
    children: (described) => (
      <Button shape="icon" aria-label="Dupliquer" {...described}>
        <CopyIcon />
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const showIt: Story["play"] = async ({ canvasElement }) => {
  await userEvent.tab();
  await expect(within(canvasElement).getByRole("tooltip")).toBeVisible();
};

export const Hidden: Story = {};
export const Shown: Story = { parameters: framed("12rem"), play: showIt };
export const Arabic: Story = {
  parameters: framed("12rem"),
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    content: "إعادة نشر هذا الإعلان في طلب جديد",
    children: (described) => (
      <Button shape="icon" aria-label="نسخ" {...described}>
        <CopyIcon />
      </Button>
    ),
  },
  play: showIt,
};
export const Dark: Story = {
  parameters: framed("12rem"),
  globals: { scheme: "dark", support: "l-horizon" },
  play: showIt,
};

/** Words without end stay in the window. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { content: "إعلان L'Horizon ".repeat(600) },
  play: async (context) => {
    await showIt(context);
    const { left, right } = within(context.canvasElement)
      .getByRole("tooltip")
      .getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const NoWords: Story = {
  parameters: framed("12rem"),
  args: { content: " " },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button")).not.toHaveAttribute("aria-describedby");
    await expect(within(canvasElement).queryByRole("tooltip")).toBeNull();
  },
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, ...framed("48rem") },
  render: (args) => (
    <AllSupports>
      {() => (
        <div className="flex h-28 items-end justify-center">
          <Tooltip {...args} />
        </div>
      )}
    </AllSupports>
  ),
  play: async ({ canvasElement }) => {
    await expect(showPanels(canvasElement)).toBe(panelCount);
    await expect(within(canvasElement).getAllByRole("tooltip")).toHaveLength(panelCount);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given) => <Tooltip {...given} />}
    </StatesMatrix>
  ),
};
