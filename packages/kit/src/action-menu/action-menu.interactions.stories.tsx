import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ActionMenu } from "./action-menu.tsx";

const onSelect = fn();

const meta = {
  title: "Overlays/Action menu/Interactions",
  component: ActionMenu,
  tags: ["!autodocs"],
  args: {
    trigger: "Actions",
    label: "Actions sur l'annonce",
    actions: [
      { id: "edit", label: "Modifier", href: "#edit" },
      { id: "delete", label: "Supprimer", tone: "danger", onSelect },
    ],
  },
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof ActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const entry = await canvas.findByRole("button", { name: "Supprimer" });
    entry.focus();
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("list")).toBeNull());
  },
};

export const LinksStayLinks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    await expect(await canvas.findByRole("link", { name: "Modifier" })).toHaveAttribute(
      "href",
      "#edit",
    );
  },
};
