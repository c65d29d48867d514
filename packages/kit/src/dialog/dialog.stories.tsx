import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures, supportPictures } from "../../../../.storybook/modes.ts";
import { Button } from "../button/index.ts";
import { panelCount } from "../stories/all-supports.tsx";
import { DialogMatrix } from "../stories/dialog-matrix.tsx";
import { Dialog } from "./dialog.tsx";

const meta = {
  title: "Overlays/Dialog",
  tags: ["stable"],
  component: Dialog,
  parameters: { frame: "26rem" },
  args: {
    open: true,
    onClose: () => undefined,
    title: "Annuler la commande",
    closeLabel: "Fermer",
    children: "La commande n° 4120 sera annulée et ses dates libérées.",
    footer: (
      <>
        <Button>Garder la commande</Button>
        <Button variant="danger">Annuler la commande</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement.ownerDocument.body).getByRole("dialog")).toBeVisible();
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { parameters: supportPictures };
export const Described: Story = { args: { description: "Cela ne peut pas être repris." } };
export const WithoutFooter: Story = { args: { footer: undefined } };
export const Decision: Story = {
  args: { decision: true, size: "sm" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement.ownerDocument.body).getByRole("alertdialog")).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    title: "Conditions générales de vente",
    children: Array.from({ length: 40 }, (_, index) => index + 1).map((article) => (
      <p key={article} className="py-2">
        Article {article}. L'annonceur garantit l'exactitude du texte qu'il remet au journal.
      </p>
    )),
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    title: "إلغاء الطلب",
    closeLabel: "إغلاق",
    children: "سيُلغى الطلب رقم 4120 وتُحرَّر تواريخه.",
    footer: (
      <>
        <Button>الاحتفاظ بالطلب</Button>
        <Button variant="danger">إلغاء الطلب</Button>
      </>
    ),
  },
};
export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon" } };
export const Phone: Story = { globals: { viewport: { value: "reflow" } } };

/** A title without end, content of one word that never breaks, a foot of many actions. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    title: "إلغاء Annuler ".repeat(40),
    description: "x".repeat(300),
    children: "x".repeat(10_000),
    footer: ["Un", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept"].map((label) => (
      <Button key={label}>{label}</Button>
    )),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole("dialog");
    const { top, bottom } = dialog.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: ({ title, children, footer }) => (
    <DialogMatrix
      role="dialog"
      title={title}
      description="Cela ne peut pas être repris."
      closeLabel="Fermer"
      footer={footer}
    >
      {children}
    </DialogMatrix>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("dialog")).toHaveLength(panelCount);
  },
};
