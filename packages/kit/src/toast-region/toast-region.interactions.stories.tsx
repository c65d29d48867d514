import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import { createManualClock } from "../stories/manual-clock.ts";
import { createToastQueue } from "./toast-queue.ts";
import { ToastRegion, type ToastRegionProps } from "./toast-region.tsx";

const undo = fn();
const leave = fn();
let clock = createManualClock();
let queue = createToastQueue({ clock });

const tones = {
  info: "Information",
  success: "Succès",
  warning: "Attention",
  danger: "Erreur",
};

/** A page with a field; its region takes the queue that the story has just made. */
function Page({
  dialog = false,
  ...props
}: Omit<ToastRegionProps, "queue"> & { dialog?: boolean }) {
  const [own] = useState(queue);
  return (
    <>
      <Button>Sur la page</Button>
      <ToastRegion {...props} queue={own} />
      <Dialog open={dialog} onClose={leave} title="Modifier" closeLabel="Annuler">
        <Button>Dans le dialogue</Button>
      </Dialog>
    </>
  );
}

const meta = {
  title: "Feedback/Toast region/Interactions",
  component: Page,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Notifications (F6)",
    labels: { tones, dismiss: "Fermer", waiting: (count) => `${count} autres messages` },
  },
  beforeEach: () => {
    clock = createManualClock();
    queue = createToastQueue({ clock });
    undo.mockClear();
    leave.mockClear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = { tone: "success", text: "Brouillon enregistré." } as const;
const failed = { tone: "danger", text: "Envoi impossible." } as const;
const removed = {
  tone: "info",
  text: "Date retirée.",
  action: { label: "Remettre", onSelect: undo },
} as const;

const page = within(document.body);
const region = () => page.getByRole("region", { name: "Notifications (F6)" });
const items = () => page.queryAllByRole("listitem");
const onThePage = () => page.getByRole("button", { name: "Sur la page" });

export const LeavesAfterFiveSeconds: Story = {
  play: async () => {
    queue.show(saved);
    await waitFor(() => expect(items()).toHaveLength(1));
    clock.advance(4999);
    await expect(items()).toHaveLength(1);
    clock.advance(1);
    await waitFor(() => expect(page.queryByRole("region")).toBeNull());
  },
};

export const AnErrorWaitsForTheReader: Story = {
  play: async () => {
    queue.show(failed);
    await waitFor(() => expect(items()).toHaveLength(1));
    clock.advance(3_600_000);
    await expect(items()).toHaveLength(1);
    await userEvent.click(page.getByRole("button", { name: "Fermer" }));
    await waitFor(() => expect(items()).toHaveLength(0));
  },
};

export const TheirTimeStandsStillUnderThePointer: Story = {
  play: async () => {
    queue.show(saved);
    const [item] = await page.findAllByRole("listitem");
    if (!item) throw new Error("No message shows.");
    await userEvent.hover(item);
    clock.advance(60_000);
    await expect(items()).toHaveLength(1);
    await userEvent.unhover(item);
    clock.advance(5000);
    await waitFor(() => expect(items()).toHaveLength(0));
  },
};

export const TheirTimeStandsStillUnderTheFocus: Story = {
  play: async () => {
    queue.show(saved);
    const close = await page.findByRole("button", { name: "Fermer" });
    close.focus();
    clock.advance(60_000);
    await expect(items()).toHaveLength(1);
    onThePage().focus();
    clock.advance(5000);
    await waitFor(() => expect(items()).toHaveLength(0));
  },
};

export const TheirTimeStandsStillOutOfSight: Story = {
  play: async () => {
    queue.show(saved);
    await page.findAllByRole("listitem");
    const sight = (hidden: boolean) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    try {
      sight(true);
      clock.advance(60_000);
      await expect(items()).toHaveLength(1);
      sight(false);
      clock.advance(5000);
      await waitFor(() => expect(items()).toHaveLength(0));
    } finally {
      Reflect.deleteProperty(document, "hidden");
    }
  },
};

export const ReadOnceAndByUrgency: Story = {
  play: async () => {
    const polite = page.getByRole("status");
    const urgent = page.getByRole("alert");
    queue.show(saved);
    queue.show(failed);
    await waitFor(() => expect(polite).toHaveTextContent("Succès Brouillon enregistré."));
    await expect(urgent).toHaveTextContent("Erreur Envoi impossible.");
    await expect(polite.childElementCount).toBe(1);
  },
};

export const AKeyLeadsInAndBack: Story = {
  play: async () => {
    queue.show(failed);
    await page.findAllByRole("listitem");
    onThePage().focus();
    await userEvent.keyboard("{F6}");
    await expect(region()).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole("button", { name: "Fermer" })).toHaveFocus();
    await userEvent.keyboard("{F6}");
    await expect(onThePage()).toHaveFocus();
  },
};

export const ClosingTheLastGivesTheFocusBack: Story = {
  play: async () => {
    queue.show(failed);
    queue.show({ ...failed, text: "Paiement impossible." });
    await waitFor(() => expect(items()).toHaveLength(2));
    onThePage().focus();
    await userEvent.keyboard("{F6}{Tab}{Enter}");
    await waitFor(() => expect(items()).toHaveLength(1));
    await expect(region()).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(items()).toHaveLength(0));
    await expect(onThePage()).toHaveFocus();
  },
};

export const AnActRunsAndTheToastLeaves: Story = {
  play: async () => {
    queue.show(removed);
    await userEvent.click(await page.findByRole("button", { name: "Remettre" }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(items()).toHaveLength(0));
  },
};

export const TheRestWaitsForAPlace: Story = {
  play: async () => {
    for (const text of ["1", "2", "3", "4", "5"]) queue.show({ ...saved, text });
    await waitFor(() => expect(region()).toHaveTextContent("2 autres messages"));
    await expect(items()).toHaveLength(3);
  },
};

export const ANewMessageKeepsTheFocusInside: Story = {
  play: async () => {
    queue.show(failed);
    const close = await page.findByRole("button", { name: "Fermer" });
    close.focus();
    queue.show(saved);
    await waitFor(() => expect(items()).toHaveLength(2));
    await expect(close).toHaveFocus();
  },
};

/** Neither covered, nor hidden from screen readers, nor out of reach; and the dialog stays. */
export const ADialogDoesNotHideThem: Story = {
  args: { dialog: true },
  play: async () => {
    const dialog = await page.findByRole("dialog");
    queue.show(failed);
    await waitFor(() => expect(page.getByRole("alert")).toHaveTextContent("Envoi impossible."));
    const close = within(region()).getByRole("button", { name: "Fermer" });
    const { left, top, width, height } = close.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(close.contains(onTop)).toBe(true);
    await userEvent.keyboard("{F6}");
    await expect(region()).toHaveFocus();
    await userEvent.keyboard("{F6}");
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(close);
    await waitFor(() => expect(items()).toHaveLength(0));
    await expect(leave).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};
