import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures, supportPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { CommandButton } from "./command-button.tsx";
import { CommandPalette } from "./command-palette.tsx";
import { CommandPanel } from "./command-panel.tsx";
import {
  arabicCommands,
  arabicLabels,
  foundAds,
  recentCommands,
  sampleCommands,
  sampleLabels,
} from "./sample-commands.tsx";

const meta = {
  title: "Overlays/Command palette",
  component: CommandPalette,
  tags: ["new"],
  parameters: { frame: "34rem" },
  args: {
    open: true,
    onOpen: () => undefined,
    onClose: () => undefined,
    title: "Rechercher ou aller à",
    items: sampleCommands,
    labels: sampleLabels,
  },
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    if (args.open) await expect(body.getByRole("dialog")).toBeVisible();
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Places: Story = { parameters: supportPictures };

/** While nothing is typed, what was chosen last comes first. */
export const Recent: Story = { args: { recent: recentCommands } };

export const Typed: Story = { args: { defaultValue: "rubrique" } };

/** An ad that the application has found by its reference. */
export const Found: Story = { args: { defaultValue: "A12345678", results: foundAds } };

export const Searching: Story = {
  args: { defaultValue: "A12345678", isPending: true, pendingLabel: "Recherche en cours…" },
};

export const NothingFound: Story = { args: { defaultValue: "météo" } };

export const SearchFailed: Story = {
  args: {
    defaultValue: "cal",
    error: "La recherche des annonces n'a pas abouti. Réessayez dans un instant.",
  },
};

export const Empty: Story = { args: { items: [] } };

/** The button that opens it, in a header. */
export const ButtonAlone: Story = {
  args: { open: false },
  parameters: { frame: undefined },
  render: ({ labels }) => <CommandButton label={labels.search} />,
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { title: "البحث أو الانتقال", items: arabicCommands, labels: arabicLabels },
};

export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon" } };
export const Phone: Story = { globals: { viewport: { value: "reflow" } } };

/** Parts of the palette stand in the page, since one palette at a time can show. */
export const EverySupport: Story = {
  args: { open: false },
  parameters: { ...matrixPictures, frame: undefined },
  render: ({ items, labels, onClose }) => (
    <AllSupports>
      {() => (
        <>
          <CommandButton label={labels.search} className="self-start" />
          <div className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-raised">
            <CommandPanel
              items={items.slice(0, 1)}
              recent={recentCommands}
              labels={labels}
              onClose={onClose}
            />
          </div>
        </>
      )}
    </AllSupports>
  ),
};

/** Labels without end, the same command twice, a group without commands. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    defaultValue: "",
    recent: [{ id: "same", label: "x".repeat(2_000), href: "#x", shortcut: "y".repeat(80) }],
    items: [
      { label: "Vide", items: [] },
      {
        label: "x".repeat(300),
        items: [
          { id: "same", label: "Deux fois", href: "#x" },
          { id: "", label: "", description: "<b>".repeat(200), onSelect: () => undefined },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole("dialog");
    await expect(within(dialog).getAllByRole("option")).toHaveLength(2);
    await expect(within(dialog).queryByText("Vide")).toBeNull();
    await expect(dialog.querySelector("b")).toBeNull();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const { bottom } = dialog.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
