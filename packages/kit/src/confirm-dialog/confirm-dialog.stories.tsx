import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { Button } from "../button/index.ts";
import { KeyValueList } from "../key-value-list/index.ts";
import { panelCount } from "../stories/all-supports.tsx";
import { DialogMatrix } from "../stories/dialog-matrix.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const meta = {
  title: "Overlays/Confirm dialog",
  tags: ["stable"],
  component: ConfirmDialog,
  parameters: { frame: "24rem" },
  args: {
    open: true,
    title: "Annuler cette annonce ?",
    description: "Ses 3 dates sont libérées. Vous pourrez en commander d'autres.",
    confirm: { label: "Annuler l'annonce", onConfirm: () => undefined },
    cancel: { label: "Garder l'annonce", onCancel: () => undefined },
    tone: "danger",
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement.ownerDocument.body).getByRole("alertdialog")).toBeVisible();
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Neutral: Story = {
  args: {
    tone: "neutral",
    title: "Envoyer votre commande ?",
    description: "480,00 DH seront retirés de votre solde.",
    confirm: { label: "Envoyer la commande", onConfirm: () => undefined },
    cancel: { label: "Relire", onCancel: () => undefined },
  },
};
export const Pending: Story = {
  args: {
    confirm: {
      label: "Annuler l'annonce",
      onConfirm: () => undefined,
      isPending: true,
      pendingLabel: "Annulation en cours",
    },
  },
};
export const Failed: Story = {
  args: {
    failure: {
      toneLabel: "Erreur",
      text: "La connexion est interrompue. Vérifiez votre réseau, puis réessayez.",
    },
  },
};
export const WithASummary: Story = {
  args: {
    children: (
      <KeyValueList
        items={[
          { id: "reference", label: "Référence", value: "4120" },
          { id: "price", label: "Prix", value: "480,00 DH" },
        ]}
      />
    ),
  },
};
export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon" } };
export const Phone: Story = { globals: { viewport: { value: "reflow" } } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    title: "هل تريدون إلغاء هذا الإعلان؟",
    description: "ستُحرَّر تواريخه الثلاثة، ويمكنكم طلب تواريخ أخرى.",
    confirm: { label: "إلغاء الإعلان", onConfirm: () => undefined },
    cancel: { label: "الاحتفاظ بالإعلان", onCancel: () => undefined },
    failure: { toneLabel: "خطأ", text: "انقطع الاتصال. تحققوا من الشبكة ثم أعيدوا المحاولة." },
  },
};

/** Sample texts without sense: an endless question, labels of mixed directions, no description. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    title: "Supprimer".repeat(60),
    description: "",
    confirm: { label: "حذف «L'Horizon» ".repeat(12), onConfirm: () => undefined },
    cancel: { label: "?", onCancel: () => undefined },
    failure: { toneLabel: "", text: "x".repeat(10_000) },
  },
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole("alertdialog");
    const { top, bottom } = dialog.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("alertdialog")).toHaveLength(panelCount);
  },
  render: ({ title, description, confirm, cancel }) => (
    <DialogMatrix
      role="alertdialog"
      title={title}
      description={description}
      footer={
        <>
          <Button>{cancel.label}</Button>
          <Button variant="danger">{confirm.label}</Button>
        </>
      }
    />
  ),
};
