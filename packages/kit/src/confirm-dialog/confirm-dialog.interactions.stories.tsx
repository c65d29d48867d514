import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

const onConfirm = fn();
const onCancel = fn();

/** A button that asks; a refused action is reported, a second one succeeds. */
function Asker(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  const [tries, setTries] = useState(0);
  function tryIt(): void {
    onConfirm();
    setTries(tries + 1);
    setOpen(tries === 0);
  }
  function cancel(): void {
    onCancel();
    setOpen(false);
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Supprimer</Button>
      <ConfirmDialog
        {...props}
        open={open}
        confirm={{ ...props.confirm, onConfirm: tryIt }}
        cancel={{ ...props.cancel, onCancel: cancel }}
        failure={tries > 0 ? { toneLabel: "Erreur", text: "Le modèle est utilisé." } : undefined}
      />
    </>
  );
}

const meta = {
  title: "Overlays/Confirm dialog/Interactions",
  component: ConfirmDialog,
  tags: ["interactions", "!autodocs"],
  // axe knows a modal dialog by its role alone, and not by «alertdialog»: the focus cannot get out.
  parameters: { a11y: { config: { rules: [{ id: "aria-hidden-focus", enabled: false }] } } },
  render: (args) => <Asker {...args} />,
  args: {
    open: false,
    tone: "danger",
    title: "Supprimer ce modèle ?",
    description: "Il ne pourra pas être repris.",
    confirm: { label: "Supprimer le modèle", onConfirm },
    cancel: { label: "Garder le modèle", onCancel },
  },
  beforeEach: () => {
    onConfirm.mockClear();
    onCancel.mockClear();
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

async function ask(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole("button", { name: "Supprimer" });
  await userEvent.click(opener);
  const dialog = await page.findByRole("alertdialog");
  const keep = within(dialog).getByRole("button", { name: "Garder le modèle" });
  await waitFor(() => expect(keep).toHaveFocus());
  return { opener, dialog };
}

export const ReadWithItsConsequence: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await ask(canvasElement);
    await expect(dialog).toHaveAccessibleName("Supprimer ce modèle ?");
    await expect(dialog).toHaveAccessibleDescription("Il ne pourra pas être repris.");
  },
};

export const EnterTakesTheSafeChoice: Story = {
  play: async ({ canvasElement }) => {
    const { opener } = await ask(canvasElement);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(onConfirm).not.toHaveBeenCalled();
    await expect(onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EscapeCancels: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(onCancel).toHaveBeenCalledOnce();
    await expect(onConfirm).not.toHaveBeenCalled();
  },
};

export const AFailureIsShownInsideAndCanBeRetried: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await ask(canvasElement);
    await userEvent.tab();
    const remove = within(dialog).getByRole("button", { name: "Supprimer le modèle" });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "Erreur Le modèle est utilisé.",
    );
    await expect(remove).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await expect(onConfirm).toHaveBeenCalledTimes(2);
  },
};

export const CannotBeLeftWhileTheActRuns: Story = {
  args: {
    open: true,
    confirm: {
      label: "Supprimer le modèle",
      onConfirm,
      isPending: true,
      pendingLabel: "Suppression en cours",
    },
  },
  render: (args) => <ConfirmDialog {...args} />,
  play: async () => {
    const dialog = await page.findByRole("alertdialog");
    const running = within(dialog).getByRole("button", { name: "Suppression en cours" });
    await expect(running).toHaveAttribute("aria-busy", "true");
    await userEvent.click(running);
    await userEvent.keyboard("{Escape}");
    await expect(onConfirm).not.toHaveBeenCalled();
    await expect(onCancel).not.toHaveBeenCalled();
    await expect(within(dialog).getByRole("button", { name: "Garder le modèle" })).toBeDisabled();
  },
};

export const TabGoesRoundInside: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const { dialog } = await ask(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole("button", { name: "Garder le modèle" })).toHaveFocus();
  },
};
