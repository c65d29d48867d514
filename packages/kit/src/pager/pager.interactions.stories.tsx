import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Pager } from "./pager.tsx";

const meta = {
  title: "Navigation/Pager/Interactions",
  component: Pager,
  tags: ["!autodocs"],
  args: {
    label: "Pages",
    page: 2,
    hasNext: true,
    hrefFor: (page) => `#pg=${page}`,
    previousLabel: "Précédente",
    nextLabel: "Suivante",
    position: "Page 2",
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheNeighbours: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole("navigation", { name: "Pages" }));
    await expect(nav.getByRole("link", { name: "Précédente" })).toHaveAttribute("href", "#pg=1");
    await expect(nav.getByRole("link", { name: "Suivante" })).toHaveAttribute("href", "#pg=3");
  },
};

export const LeadsNowhereBeyondTheEnds: Story = {
  args: { page: -4, hasNext: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
  },
};
