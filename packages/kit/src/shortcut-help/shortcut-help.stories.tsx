import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures, supportPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { ShortcutList } from "./shortcut-list.tsx";

const meta = {
  title: "Overlays/Shortcut help",
  component: ShortcutHelp,
  tags: ["new"],
  parameters: { frame: "30rem" },
  args: {
    open: true,
    onOpen: () => undefined,
    onClose: () => undefined,
    title: "Raccourcis clavier",
    items: [
      {
        label: "Annonce à décider",
        items: [
          { keys: ["A"], label: "Accepter" },
          { keys: ["R"], label: "Refuser" },
          { keys: ["C"], label: "Demander une correction" },
          { keys: ["Control+Z"], label: "Annuler la décision" },
        ],
      },
      {
        label: "File d'attente",
        items: [
          { keys: ["J", "ArrowDown"], label: "Annonce suivante" },
          { keys: ["K", "ArrowUp"], label: "Annonce précédente" },
          { keys: ["Enter"], label: "Ouvrir l'annonce" },
        ],
      },
      { label: "Partout", items: [{ keys: ["?"], label: "Afficher cette aide" }] },
    ],
    labels: {
      close: "Fermer",
      or: "ou",
      keys: { Enter: "Entrée", Control: "Ctrl" },
      empty: "Aucun raccourci sur cette page.",
    },
  },
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    if (args.open) await expect(body.getByRole("dialog")).toBeVisible();
  },
} satisfies Meta<typeof ShortcutHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Help: Story = { parameters: supportPictures };

export const Described: Story = {
  args: { description: "Ils ne répondent pas pendant que vous écrivez dans un champ." },
};

export const Empty: Story = { args: { items: [] } };

/** Without a dialog: a part of a page. */
export const Panel: Story = {
  args: { open: false },
  parameters: { frame: undefined },
  render: ({ items, labels }) => (
    <ShortcutList items={items} labels={labels} headingLevel={2} className="max-w-3xl" />
  ),
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    title: "اختصارات لوحة المفاتيح",
    items: [
      {
        label: "إعلان ينتظر القرار",
        items: [
          { keys: ["A"], label: "قبول" },
          { keys: ["R"], label: "رفض" },
          { keys: ["Control+Z"], label: "التراجع عن القرار" },
        ],
      },
      {
        label: "قائمة الانتظار",
        items: [
          { keys: ["J", "ArrowDown"], label: "الإعلان التالي" },
          { keys: ["K", "ArrowUp"], label: "الإعلان السابق" },
        ],
      },
    ],
    labels: {
      close: "إغلاق",
      or: "أو",
      keys: { Enter: "إدخال" },
      empty: "لا اختصارات في هذه الصفحة.",
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: "reflow" } } };

export const EverySupport: Story = {
  args: { open: false },
  parameters: { ...matrixPictures, frame: undefined },
  render: ({ items, labels }) => (
    <AllSupports>{() => <ShortcutList items={items} labels={labels} />}</AllSupports>
  ),
};

/** Keys without a name, a group without shortcuts, an action without end. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    items: [
      { label: "", items: [{ keys: [], label: "x".repeat(2_000) }] },
      { label: "Vide", items: [] },
      {
        label: "x".repeat(300),
        items: [
          { keys: ["+", "Control++", ""], label: "Plus" },
          { keys: ["y".repeat(300)], label: "" },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole("dialog");
    await expect(within(dialog).queryByText("Vide")).toBeNull();
    await expect(within(dialog).getAllByText("+")).toHaveLength(2);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
