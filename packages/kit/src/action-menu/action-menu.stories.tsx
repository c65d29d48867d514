import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { EditIcon, LogOutIcon, MoreIcon, TrashIcon, UserIcon } from "../icon/index.ts";
import { ActionMenu } from "./action-menu.tsx";

const meta = {
  title: "Overlays/Action menu",
  component: ActionMenu,
  decorators: [
    (Story) => (
      <div className="flex justify-end">
        <Story />
      </div>
    ),
  ],
  args: {
    trigger: <MoreIcon />,
    triggerLabel: "Actions sur l'annonce 4120",
    shape: "icon",
    label: "Actions",
    actions: [
      { id: "edit", label: "Modifier", icon: EditIcon, href: "#edit" },
      {
        id: "delete",
        label: "Supprimer",
        icon: TrashIcon,
        tone: "danger",
        onSelect: () => undefined,
      },
    ],
  },
} satisfies Meta<typeof ActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  await expect(within(canvasElement).getByRole("list")).toBeVisible();
};

export const Hidden: Story = {};
export const OfARow: Story = { play: openIt };
export const OfAnAccount: Story = {
  args: {
    trigger: (
      <>
        <UserIcon />
        Nadia
      </>
    ),
    triggerLabel: undefined,
    shape: "text",
    label: "Mon compte",
    header: <p className="text-body-sm text-fg-muted">nadia@exemple.ma</p>,
    actions: [
      { id: "profile", label: "Mon profil", icon: UserIcon, href: "#profile" },
      { id: "out", label: "Se déconnecter", icon: LogOutIcon, onSelect: () => undefined },
    ],
  },
  play: openIt,
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    triggerLabel: "إجراءات الإعلان 4120",
    label: "إجراءات",
    actions: [
      { id: "edit", label: "تعديل", icon: EditIcon, href: "#edit" },
      { id: "out", label: "تسجيل الخروج", icon: LogOutIcon, onSelect: () => undefined },
    ],
  },
  play: openIt,
};
