import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { Button } from "../button/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Alert } from "./alert.tsx";

const meta = {
  title: "Feedback/Alert",
  tags: ["stable"],
  component: Alert,
  args: {
    tone: "info",
    labels: { tone: "Information" },
    children: "Votre brouillon est conservé sur cet appareil.",
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: { tone: "success", labels: { tone: "Succès" }, children: "La commande est payée." },
};
export const Warning: Story = {
  args: {
    tone: "warning",
    labels: { tone: "Attention" },
    children: "La date de parution est passée.",
  },
};
export const Danger: Story = {
  args: {
    tone: "danger",
    labels: { tone: "Erreur" },
    title: "La commande n'est pas partie",
    children: "Le prix a changé : il est maintenant de 480,00 DH.",
    action: <Button size="sm">Reprendre</Button>,
  },
};
export const ClosedByTheReader: Story = {
  args: { onDismiss: () => undefined, labels: { tone: "Information", dismiss: "Fermer" } },
};
export const Dark: Story = {
  globals: { scheme: "dark", support: "l-horizon" },
  args: { tone: "warning", labels: { tone: "Attention" }, title: "La date approche" },
};
export const Phone: Story = {
  globals: { viewport: { value: "reflow" } },
  args: {
    onDismiss: () => undefined,
    labels: { tone: "Information", dismiss: "Fermer" },
    title: "Brouillon",
  },
};

/** A line without end, both directions in one title, a time that no clock counts. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    title: "إعلان L'Horizon (4120) مرفوض",
    children: "https://exemple.ma/".repeat(600),
    onDismiss: () => undefined,
    labels: { tone: "Information", dismiss: "Fermer" },
    autoDismissAfter: Number.NaN,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    tone: "danger",
    labels: { tone: "خطأ", dismiss: "إغلاق" },
    title: "لم يُرسل الطلب",
    children: "تغيّر الثمن: أصبح 480,00 درهم.",
    onDismiss: () => undefined,
  },
};

const tones = ["info", "success", "warning", "danger"] as const;

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {() =>
        tones.map((tone) => (
          <Alert key={tone} tone={tone} labels={{ tone: args.labels.tone }} announce="off">
            {args.children}
          </Alert>
        ))
      }
    </AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given) => <Alert {...given} announce="off" />}
    </StatesMatrix>
  ),
};
