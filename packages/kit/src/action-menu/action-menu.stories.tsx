import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { EditIcon, LogOutIcon, MoreIcon, TrashIcon, UserIcon } from "../icon/index.ts";
import { AllSupports, panelCount } from "../stories/all-supports.tsx";
import { showPanels } from "../stories/show-panels.ts";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { ActionMenu } from "./action-menu.tsx";

const meta = {
  title: "Overlays/Action menu",
  tags: ["stable"],
  component: ActionMenu,
  decorators: [
    (Story) => (
      <div className="flex justify-end has-[section]:block">
        <Story />
      </div>
    ),
  ],
  args: {
    trigger: <MoreIcon />,
    triggerLabel: "Actions sur l'annonce 4120",
    shape: "icon",
    label: "Actions",
    items: [
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
export const OfARow: Story = { parameters: framed("18rem"), play: openIt };
export const OfAnAccount: Story = {
  parameters: framed("18rem"),
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
    items: [
      { id: "profile", label: "Mon profil", icon: UserIcon, href: "#profile" },
      { id: "out", label: "Se déconnecter", icon: LogOutIcon, onSelect: () => undefined },
    ],
  },
  play: openIt,
};
export const Arabic: Story = {
  parameters: framed("18rem"),
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    triggerLabel: "إجراءات الإعلان 4120",
    label: "إجراءات",
    items: [
      { id: "edit", label: "تعديل", icon: EditIcon, href: "#edit" },
      { id: "out", label: "تسجيل الخروج", icon: LogOutIcon, onSelect: () => undefined },
    ],
  },
  play: openIt,
};

export const Dark: Story = {
  parameters: framed("18rem"),
  globals: { scheme: "dark", support: "l-horizon" },
  play: openIt,
};
export const AnActUnderWay: Story = {
  parameters: framed("18rem"),
  args: {
    items: [
      { id: "edit", label: "Modifier", icon: EditIcon, href: "#edit", current: true },
      {
        id: "delete",
        label: "Supprimer",
        icon: TrashIcon,
        tone: "danger",
        staysOpen: true,
        isPending: true,
        pendingLabel: "Suppression en cours",
        onSelect: () => undefined,
      },
    ],
  },
  play: openIt,
};

/** A word without end, both directions in one line, no name at all. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    header: "x".repeat(300),
    items: [
      { id: "1", label: "Supprimer".repeat(80), href: "#1" },
      { id: "2", label: "حذف L'Horizon (4120) نهائياً", onSelect: () => undefined },
      { id: "3", label: "", onSelect: () => undefined, isPending: true, pendingLabel: "" },
    ],
  },
  // The empty name is the caller's; what is shown here is that nothing breaks around it.
  parameters: { a11y: { config: { rules: [{ id: "button-name", enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const list = within(canvasElement).getByRole("list");
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(list.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(within(list).getAllByRole("listitem")).toHaveLength(3);
  },
};
export const NoActions: Story = {
  parameters: framed("18rem"),
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(within(canvasElement).queryByRole("listitem")).toBeNull();
  },
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, ...framed("48rem") },
  render: (args) => (
    <AllSupports>
      {(key) => (
        <div className="flex h-44 items-start justify-end">
          <ActionMenu {...args} label={key} />
        </div>
      )}
    </AllSupports>
  ),
  play: async ({ canvasElement }) => {
    await expect(showPanels(canvasElement)).toBe(panelCount);
    await expect(
      within(canvasElement).getAllByRole("link", { name: /Modifier|تعديل/ }),
    ).toHaveLength(panelCount);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given, key) => <ActionMenu {...given} label={key} />}
    </StatesMatrix>
  ),
};
