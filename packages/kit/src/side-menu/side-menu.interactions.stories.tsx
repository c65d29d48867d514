import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SideMenu } from "./side-menu.tsx";

const meta = {
  title: "Frame/Side menu/Interactions",
  component: SideMenu,
  tags: ["!autodocs"],
  args: {
    label: "Mon espace",
    entries: [
      { id: "ads", href: "#ads", label: "Mes annonces", current: true },
      { id: "orders", href: "#orders", label: "Mes commandes" },
    ],
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FoldedOnAPhone: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Mon espace", expanded: false }));
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Mes annonces");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};
