import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Tabs } from "./tabs.tsx";

const meta = {
  title: "Navigation/Tabs/Interactions",
  component: Tabs,
  tags: ["!autodocs"],
  args: {
    label: "Édition",
    onChange: fn(),
    tabs: [
      { id: "print", label: "Papier", panel: "Le journal." },
      { id: "web", label: "Site", panel: "Le site." },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsMoveAndChoose: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Papier" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Site", selected: true })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "Site" })).toHaveTextContent("Le site.");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("web");
  },
};

export const ArrowsFollowTheReadingDirection: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Site" })).toHaveFocus();
  },
};

export const TabLeavesTheRowForThePanel: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("tabpanel")).toHaveFocus();
  },
};
