import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { SortableTree } from "./sortable-tree.tsx";
import { placesOf, type TreeItem, type TreePlace } from "./tree-order.ts";

const onChange = fn<(value: readonly TreeItem[]) => void>();
const onMove = fn<(place: TreePlace) => void>();

const meta = {
  title: "Data/Sortable tree/Interactions",
  component: SortableTree,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Rubriques",
    defaultValue: [
      { id: "a", label: "Annonces", items: [{ id: "a1", label: "Légales" }] },
      { id: "b", label: "Emploi" },
      { id: "c", label: "Immobilier" },
    ],
    onChange,
    onMove,
    labels: {
      moves: "Déplacer",
      steps: { up: "Monter", down: "Descendre", in: "Rentrer", out: "Sortir" },
      help: "Alt et flèches",
      moved: (label, position, count, parent) => `${label} ${position}/${count} ${parent ?? "-"}`,
      empty: "Rien",
    },
  },
  beforeEach: () => {
    onChange.mockClear();
    onMove.mockClear();
  },
} satisfies Meta<typeof SortableTree>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.textContent;

/** Ids in reading order, each behind its level. */
const order = () =>
  placesOf(onChange.mock.lastCall?.[0] ?? [])
    .map(({ item, level }) => `${level}${item.id}`)
    .join(" ");

const entry = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole("treeitem", { name });

/** Drags an entry by its handle to some pixels below the upper edge of another. */
async function dragOver(canvasElement: HTMLElement, name: string, over: string, pixels: number) {
  const tree = within(canvasElement).getByRole("tree");
  const box = tree.getBoundingClientRect();
  const handle = entry(canvasElement, name).lastElementChild?.getBoundingClientRect();
  const goal = entry(canvasElement, over).getBoundingClientRect();
  if (!handle) throw new Error("The entry has no handle.");
  const inTree = (x: number, y: number) => ({
    x: (x - box.left) / box.width,
    y: (y - box.top) / box.height,
  });
  await userEvent.drag(
    tree,
    inTree(handle.left + handle.width / 2, handle.top + handle.height / 2),
    inTree(goal.left + goal.width / 2, goal.top + pixels),
  );
}

export const ArrowsMoveExpandAndCollapse: Story = {
  play: async ({ canvasElement }) => {
    entry(canvasElement, "Annonces").focus();
    await expect(document.activeElement).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect(focused()).toBe("Légales");
    await expect(document.activeElement).toHaveAttribute("aria-level", "2");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(focused()).toBe("Annonces");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(within(canvasElement).queryByText("Légales")).toBeNull();
    await userEvent.keyboard("{End}");
    await expect(focused()).toBe("Immobilier");
    await userEvent.keyboard("e");
    await expect(focused()).toBe("Emploi");
    await userEvent.keyboard("{Home}{Enter}");
    await expect(entry(canvasElement, "Légales")).toBeVisible();
  },
};

export const AltAndArrowsMoveAnEntryAndAnnounceIt: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole("status");
    entry(canvasElement, "Emploi").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(order()).toBe("1b 1a 2a1 1c");
    await expect(focused()).toBe("Emploi");
    await waitFor(() => expect(status).toHaveTextContent("Emploi 1/3 -"));
    await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowRight}{/Alt}");
    await expect(order()).toBe("1a 2a1 2b 1c");
    await waitFor(() => expect(status).toHaveTextContent("Emploi 2/2 Annonces"));
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await expect(order()).toBe("1a 2a1 1b 1c");
    await expect(focused()).toBe("Emploi");
  },
};

export const ArrowsFollowTheDirectionOfReading: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    entry(canvasElement, "Emploi").focus();
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await expect(order()).toBe("1a 2a1 2b 1c");
  },
};

export const ButtonsMoveTheCurrentEntry: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Immobilier"));
    await userEvent.click(canvas.getByRole("button", { name: "Monter" }));
    await expect(order()).toBe("1a 2a1 1c 1b");
    await expect(canvas.getByRole("button", { name: "Sortir" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.getByRole("button", { name: "Monter" })).toHaveFocus();
  },
};

export const ADragPutsAnEntryWhereItIsDropped: Story = {
  play: async ({ canvasElement }) => {
    await dragOver(canvasElement, "Immobilier", "Annonces", 4);
    await expect(order()).toBe("1c 1a 2a1 1b");
    await expect(onMove.mock.lastCall?.[0]).toMatchObject({ item: { id: "c" }, index: 0 });
  },
};

export const AmongSiblingsOnlyNothingChangesItsLevel: Story = {
  args: { siblingsOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: "Sortir" })).toBeNull();
    entry(canvasElement, "Légales").focus();
    await userEvent.keyboard("{Alt>}{ArrowLeft}{ArrowUp}{/Alt}");
    await dragOver(canvasElement, "Légales", "Immobilier", 4);
    await expect(onChange).not.toHaveBeenCalled();
    // What stands below a sibling is its end.
    await dragOver(canvasElement, "Immobilier", "Légales", 4);
    await expect(order()).toBe("1a 2a1 1c 1b");
    await expect(onMove.mock.lastCall?.[0]).toMatchObject({ item: { id: "c" }, index: 1 });
  },
};

export const MovesNothingWhereItIsRead: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    entry(canvasElement, "Emploi").focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(onChange).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};
