import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { CloseIcon, FilterIcon } from "../icon/index.ts";
import { IconButton, type IconButtonProps } from "./icon-button.tsx";

const meta = {
  title: "Actions/Icon button/Interactions",
  component: IconButton,
  tags: ["interactions", "!autodocs"],
  args: { label: "Filtres", icon: <FilterIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

function Toggle(props: IconButtonProps) {
  const [pressed, setPressed] = useState(false);
  return <IconButton {...props} pressed={pressed} onClick={() => setPressed(!pressed)} />;
}

export const ItsNameIsReadOnceAndSeen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Filtres" });
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole("tooltip")).toHaveTextContent("Filtres");
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const StaysDown: Story = {
  render: (args) => <Toggle {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Filtres", pressed: false });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).toHaveAccessibleName("Filtres");
  },
};

export const PendingKeepsTheFocusAndIgnoresPresses: Story = {
  args: { isPending: true, pendingLabel: "Recherche en cours…" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Recherche en cours…" });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button.getBoundingClientRect().width).toBe(44);
  },
};

export const WithoutATooltipBesideAVisibleName: Story = {
  args: { label: "Fermer", icon: <CloseIcon />, tooltip: "hidden" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole("button", { name: "Fermer" }));
    await expect(canvas.queryByRole("tooltip")).toBeNull();
  },
};
