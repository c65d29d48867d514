import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { ShortcutHelp } from "./shortcut-help.tsx";

const meta = {
  title: "Overlays/Shortcut help/Interactions",
  component: ShortcutHelp,
  tags: ["interactions", "!autodocs"],
  args: {
    open: false,
    onOpen: () => undefined,
    onClose: () => undefined,
    title: "Raccourcis",
    items: [{ label: "Annonce", items: [{ keys: ["J", "Shift+ArrowDown"], label: "Suivante" }] }],
    labels: { close: "Fermer", or: "ou", keys: { Shift: "Maj" }, empty: "Aucun" },
  },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <label>
          Recherche <input />
        </label>
        <button type="button">Décider</button>
        <ShortcutHelp
          {...args}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
      </>
    );
  },
} satisfies Meta<typeof ShortcutHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensWithAQuestionMarkAndGivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = within(canvasElement).getByRole("button", { name: "Décider" });
    button.focus();
    await userEvent.keyboard("?");
    const dialog = await body.findByRole("dialog", { name: "Raccourcis" });
    await expect(within(dialog).getByRole("term")).toHaveTextContent("Suivante");
    await expect(within(dialog).getByRole("definition")).toHaveTextContent("JouMaj↓");
    await userEvent.keyboard("{Escape}");
    await expect(body.queryByRole("dialog")).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const OpensWithTheArabicQuestionMarkAndClosesWithIt: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.keyboard("؟");
    await expect(await body.findByRole("dialog")).toBeVisible();
    await userEvent.keyboard("؟");
    await expect(body.queryByRole("dialog")).toBeNull();
  },
};

export const LeavesAQuestionMarkInAFieldAlone: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.type(field, "où ?");
    await expect(field).toHaveValue("où ?");
    await expect(within(canvasElement.ownerDocument.body).queryByRole("dialog")).toBeNull();
  },
};

export const ClosesByItsButton: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.keyboard("?");
    await userEvent.click(await body.findByRole("button", { name: "Fermer" }));
    await expect(body.queryByRole("dialog")).toBeNull();
  },
};
