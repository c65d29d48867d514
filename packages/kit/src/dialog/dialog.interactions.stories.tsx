import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { TextField } from "../text-field/index.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  function close(): void {
    setOpen(false);
    props.onClose();
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Supprimer</Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: "Overlays/Dialog/Interactions",
  component: Dialog,
  tags: ["!autodocs"],
  render: (args) => <Opener {...args} />,
  args: {
    open: false,
    onClose: fn(),
    title: "Supprimer le modèle",
    description: "Cela ne peut pas être repris.",
    closeLabel: "Fermer",
    footer: <Button variant="danger">Oui, supprimer</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole("button", { name: "Supprimer" });
  await userEvent.click(opener);
  return { opener, dialog: within(canvasElement).getByRole("dialog") };
}

export const NamedAndDescribed: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await expect(dialog).toHaveAccessibleName("Supprimer le modèle");
    await expect(dialog).toHaveAccessibleDescription("Cela ne peut pas être repris.");
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};

export const ClosingGivesTheFocusBack: Story = {
  play: async ({ canvasElement, args }) => {
    const { opener, dialog } = await openDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole("button", { name: "Fermer" }));
    await expect(within(canvasElement).queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const EscapeAsksTheParent: Story = {
  render: (args) => <Dialog {...args} open />,
  play: async ({ canvasElement, args }) => {
    const dialog = within(canvasElement).getByRole("dialog");
    const cancel = new Event("cancel", { cancelable: true });
    dialog.dispatchEvent(cancel);
    await expect(cancel.defaultPrevented).toBe(true);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(dialog).toBeVisible();
  },
};

export const AFormIsReadyToBeFilledIn: Story = {
  args: { children: <TextField label="Motif" name="reason" /> },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await expect(within(dialog).getByRole("textbox", { name: "Motif" })).toHaveFocus();
  },
};

export const APressOutsideCloses: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await userEvent.click(dialog);
    await expect(within(canvasElement).queryByRole("dialog")).toBeNull();
  },
};

export const ThePageBehindIsOutOfReach: Story = {
  play: async ({ canvasElement }) => {
    const { opener } = await openDialog(canvasElement);
    opener.focus();
    await expect(opener).not.toHaveFocus();
  },
};
