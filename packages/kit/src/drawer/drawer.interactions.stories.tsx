import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { TextField } from "../text-field/index.ts";
import { Drawer, type DrawerProps } from "./drawer.tsx";

function Opener(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  function close(): void {
    setOpen(false);
    props.onClose();
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filtrer</Button>
      <Drawer {...props} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: "Overlays/Drawer/Interactions",
  component: Drawer,
  tags: ["interactions", "!autodocs"],
  render: (args) => <Opener {...args} />,
  args: {
    open: false,
    onClose: fn(),
    title: "Filtrer les annonces",
    description: "Sur toutes vos annonces.",
    closeLabel: "Fermer",
    size: "sm",
    children: <TextField label="Référence" name="reference" />,
    footer: <Button variant="primary">Afficher</Button>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawers stand beside the application, under the body. */
const page = within(document.body);

async function openDrawer(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole("button", { name: "Filtrer" });
  await userEvent.click(opener);
  return { opener, drawer: await page.findByRole("dialog") };
}

export const NamedDescribedAndReadyToBeFilledIn: Story = {
  play: async ({ canvasElement }) => {
    const { drawer } = await openDrawer(canvasElement);
    await expect(drawer).toHaveAccessibleName("Filtrer les annonces");
    await expect(drawer).toHaveAccessibleDescription("Sur toutes vos annonces.");
    await expect(within(drawer).getByRole("textbox", { name: "Référence" })).toHaveFocus();
  },
};

export const ClosingGivesTheFocusBack: Story = {
  play: async ({ canvasElement, args }) => {
    const { opener, drawer } = await openDrawer(canvasElement);
    await userEvent.click(within(drawer).getByRole("button", { name: "Fermer" }));
    await expect(page.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const EscapeAndAPressOutsideAskTheParent: Story = {
  render: (args) => <Drawer {...args} open />,
  play: async ({ args }) => {
    const drawer = await page.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    const outside = document.elementFromPoint(4, window.innerHeight / 2);
    if (outside) await userEvent.click(outside, { at: { x: 0.01, y: 0.5 } });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await expect(drawer).toBeVisible();
  },
};

const edges = (element: HTMLElement) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { start: left, end: window.innerWidth - right, top, below: window.innerHeight - bottom };
};

/** Resolves once the drawer has come to rest. */
const atRest = (drawer: HTMLElement) =>
  Promise.all(drawer.getAnimations().map(({ finished }) => finished));

export const StandsAtTheEndOfTheLine: Story = {
  play: async ({ canvasElement }) => {
    const { drawer } = await openDrawer(canvasElement);
    await atRest(drawer);
    const { start, end, top, below } = edges(drawer);
    await expect([end, top, below]).toEqual([0, 0, 0]);
    await expect(start).toBeGreaterThan(0);
  },
};

export const StandsAtTheLeftInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const { drawer } = await openDrawer(canvasElement);
    await atRest(drawer);
    const { start, end } = edges(drawer);
    await expect(start).toBe(0);
    await expect(end).toBeGreaterThan(0);
  },
};

export const TabStaysInsideAndThePageIsOutOfReach: Story = {
  play: async ({ canvasElement }) => {
    const { drawer } = await openDrawer(canvasElement);
    for (const _ of ["action", "close", "field"]) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await expect(page.queryByRole("button", { name: "Filtrer" })).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  },
};

export const WritesNoStyleOfItsOwn: Story = {
  play: async ({ canvasElement }) => {
    const before = document.querySelectorAll("style").length;
    await openDrawer(canvasElement);
    await expect(document.querySelectorAll("style")).toHaveLength(before);
  },
};
