import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
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

/** Shows what came of a dialog and leads to it, as soon as it has closed. */
function Answered(props: DialogProps) {
  const [isDone, setDone] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) outcome.current?.focus();
  }, [isDone]);
  return (
    <>
      {isDone && (
        <p ref={outcome} tabIndex={-1}>
          Supprimé.
        </p>
      )}
      <Opener {...props} onClose={() => setDone(true)} />
    </>
  );
}

/** A dialog and the question about leaving it, whose answer closes both at once. */
function WithQuestion(props: DialogProps) {
  const [state, setState] = useState<"open" | "asked" | "left">("open");
  const leave = <Button onClick={() => setState("left")}>Quitter</Button>;
  return (
    <Dialog {...props} open={state !== "left"}>
      <Button onClick={() => setState("asked")}>Partir</Button>
      <Dialog {...props} open={state === "asked"} title="Quitter ?" footer={leave} />
    </Dialog>
  );
}

const meta = {
  title: "Overlays/Dialog/Interactions",
  component: Dialog,
  tags: ["interactions", "!autodocs"],
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

/** Dialogs stand beside the application, under the body. */
const page = within(document.body);

async function openDialog(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole("button", { name: "Supprimer" });
  await userEvent.click(opener);
  return { opener, dialog: await page.findByRole("dialog") };
}

/** Presses what stands in the corner of the window, beside the dialog. */
async function pressOutside(): Promise<void> {
  const corner = document.elementFromPoint(4, 4);
  if (corner === null) {
    throw new Error("Nothing stands in the corner of the window.");
  }
  await userEvent.click(corner, { at: { x: 0.01, y: 0.01 } });
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
    await expect(page.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A page that leads to what came of the dialog keeps its focus there. */
export const ClosingLeavesAFocusThatHasMoved: Story = {
  render: (args) => <Answered {...args} />,
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole("button", { name: "Fermer" }));
    await expect(page.queryByRole("dialog")).toBeNull();
    // Radix gives the focus back in a timer of its own.
    await new Promise((resolve) => setTimeout(resolve));
    await expect(within(canvasElement).getByText("Supprimé.")).toHaveFocus();
  },
};

export const EscapeAsksTheParent: Story = {
  render: (args) => <Dialog {...args} open />,
  play: async ({ args }) => {
    const dialog = await page.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
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

export const TabStaysInside: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    for (const _ of ["action", "close button", "action again"]) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
};

export const APressOutsideCloses: Story = {
  play: async ({ canvasElement, args }) => {
    await openDialog(canvasElement);
    await pressOutside();
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ADecisionStaysUntilItIsTaken: Story = {
  args: { open: true, decision: true },
  render: (args) => <Dialog {...args} />,
  play: async ({ args }) => {
    const dialog = await page.findByRole("alertdialog");
    await pressOutside();
    await expect(dialog).toBeVisible();
    await expect(within(dialog).queryByRole("button", { name: "Fermer" })).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ThePageBehindIsOutOfReach: Story = {
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement);
    opener.focus();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await expect(page.queryByRole("button", { name: "Supprimer" })).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  },
};

export const ThePageScrollsOnceBothOfTwoAreClosed: Story = {
  render: (args) => <WithQuestion {...args} />,
  play: async () => {
    await userEvent.click(await page.findByRole("button", { name: "Partir" }));
    await userEvent.click(await page.findByRole("button", { name: "Quitter" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  },
};

export const WritesNoStyleOfItsOwn: Story = {
  play: async ({ canvasElement }) => {
    const before = document.querySelectorAll("style").length;
    await openDialog(canvasElement);
    await expect(document.querySelectorAll("style")).toHaveLength(before);
  },
};

export const FocusesTheRequestedElement: Story = {
  args: {
    children: <TextField label="Motif" name="reason" />,
    footer: <Button data-dialog-focus>Garder</Button>,
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await expect(within(dialog).getByRole("button", { name: "Garder" })).toHaveFocus();
  },
};

export const AScrollableBodyIsATabStop: Story = {
  args: { children: <p className="h-[200vh]">Conditions générales</p> },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    const body = dialog.querySelector("[data-dialog-body]");
    await waitFor(() => expect(body).toHaveAttribute("tabindex", "0"));
  },
};

export const AFittingBodyIsNoTabStop: Story = {
  args: { children: "Une ligne." },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await userEvent.tab();
    await expect(within(dialog).getByRole("button", { name: "Oui, supprimer" })).toHaveFocus();
    await expect(dialog.querySelector("[data-dialog-body]")).not.toHaveAttribute("tabindex");
  },
};
