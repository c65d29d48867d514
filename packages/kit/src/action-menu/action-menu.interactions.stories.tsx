import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { ActionMenu } from "./action-menu.tsx";

const onSelect = fn();

const meta = {
  title: "Overlays/Action menu/Interactions",
  component: ActionMenu,
  tags: ["interactions", "!autodocs"],
  args: {
    trigger: "Actions",
    label: "Actions sur l'annonce",
    items: [
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
    const trigger = canvas.getByRole("button", { name: "Actions" });
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
    const entry = await canvas.findByRole("button", { name: "Supprimer" });
    entry.focus();
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole("list")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const ArrowsMoveAlongTheEntries: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    const [first, last] = [
      await canvas.findByRole("link", { name: "Modifier" }),
      canvas.getByRole("button", { name: "Supprimer" }),
    ];
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowUp}");
    await expect(last).toHaveFocus();
    await expect(onSelect).not.toHaveBeenCalled();
  },
};

export const ArrowUpEntersAtTheEnd: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect(
      await within(canvasElement).findByRole("button", { name: "Supprimer" }),
    ).toHaveFocus();
  },
};

export const ItClosesBehindTheFocus: Story = {
  render: (args) => (
    <>
      <ActionMenu {...args} />
      <a href="#next">La suite</a>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    const next = canvas.getByRole("link", { name: "La suite" });
    next.focus();
    await waitFor(() => expect(canvas.queryByRole("list")).toBeNull());
    await expect(next).toHaveFocus();
  },
};

export const AnActThatStaysShowsItsCourse: Story = {
  args: {
    items: [{ id: "out", label: "Se déconnecter", staysOpen: true, onSelect }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Se déconnecter" }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("list")).toBeVisible();
  },
};

export const AnActUnderWayIgnoresPresses: Story = {
  args: {
    items: [
      {
        id: "out",
        label: "Sortir",
        staysOpen: true,
        isPending: true,
        pendingLabel: "Un instant",
        onSelect,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    const entry = await canvas.findByRole("button", { name: "Un instant" });
    await expect(entry).toHaveAttribute("aria-busy", "true");
    await userEvent.click(entry);
    await expect(onSelect).not.toHaveBeenCalled();
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

/**
 * The panel has room on no side in the middle of a narrow window: it still stays within, and turns upwards at
 * the foot.
 */
export const WithoutRoomOnEitherSide: Story = {
  globals: { viewport: { value: "reflow" } },
  decorators: [
    (Story) => (
      <div className="fixed bottom-2" style={{ left: "calc(50vw - 3rem)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    const panel = (await canvas.findByRole("list")).closest("[popover]");
    const { left, right, top, bottom } = panel?.getBoundingClientRect() ?? new DOMRect(-1);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
