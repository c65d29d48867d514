import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { CopyIcon } from "../icon/index.ts";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  decorators: [
    (Story) => (
      <div className="flex justify-center pt-16">
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
export const Shown: Story = { play: showIt };
export const Arabic: Story = {
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
