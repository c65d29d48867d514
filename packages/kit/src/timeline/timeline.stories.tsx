import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { Button } from "../button/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Timeline } from "./timeline.tsx";

const meta = {
  title: "Data/Timeline",
  component: Timeline,
  tags: ["new"],
  args: {
    label: "Historique de l'annonce",
    items: [
      {
        id: "5",
        kind: "upcoming",
        title: "Parution prévue",
        time: { text: "14/03/2026", dateTime: "2026-03-14" },
      },
      {
        id: "4",
        kind: "done",
        title: "Annonce acceptée",
        author: "Salma Benjelloun, modération",
        time: { text: "11/03/2026 10:42", dateTime: "2026-03-11T10:42" },
      },
      {
        id: "3",
        kind: "changed",
        title: "Texte corrigé",
        author: "Mehdi Tazi",
        time: { text: "11/03/2026 09:15", dateTime: "2026-03-11T09:15" },
        content: "Le numéro du registre de commerce a été ajouté.",
      },
      {
        id: "2",
        kind: "failed",
        title: "Annonce renvoyée",
        author: "Salma Benjelloun, modération",
        time: { text: "10/03/2026 17:30", dateTime: "2026-03-10T17:30" },
        content: "Il manque une mention obligatoire.",
      },
      {
        id: "1",
        title: "Commande payée",
        author: "Mehdi Tazi",
        time: { text: "10/03/2026 16:05", dateTime: "2026-03-10T16:05" },
      },
    ],
    labels: {
      kinds: {
        neutral: "",
        changed: "Modification :",
        done: "Fait :",
        failed: "Refus :",
        upcoming: "À venir :",
      },
      empty: "Rien ne s'est encore passé.",
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Events: Story = {};

export const WithMore: Story = {
  args: { more: <Button size="sm">Afficher la suite</Button> },
};

export const Empty: Story = { args: { items: [] } };

export const Loading: Story = {
  args: { items: [], isPending: true, pendingLabel: "Chargement de l'historique" },
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "تاريخ الإعلان",
    items: [
      {
        id: "2",
        kind: "done",
        title: "قُبل الإعلان",
        author: "سلمى بنجلون، الإشراف",
        time: { text: "11/03/2026 10:42", dateTime: "2026-03-11T10:42" },
      },
      {
        id: "1",
        kind: "failed",
        title: "أُعيد الإعلان",
        author: "سلمى بنجلون، الإشراف",
        time: { text: "10/03/2026 17:30", dateTime: "2026-03-10T17:30" },
        content: "تنقص إشارة إلزامية.",
      },
    ],
    labels: {
      kinds: { neutral: "", changed: "تعديل:", done: "تم:", failed: "رفض:", upcoming: "قادم:" },
      empty: "لم يحدث شيء بعد.",
    },
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{(key) => <Timeline {...args} label={key} />}</AllSupports>,
};

/** Texts without end, times that are none. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    items: [
      {
        id: "",
        title: "x".repeat(2_000),
        author: "y".repeat(500),
        content: "z".repeat(5_000),
        time: { text: "", dateTime: "jamais" },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} states={{ loading: Loading.args, empty: Empty.args }}>
      {(given, key) => <Timeline {...given} label={key} />}
    </StatesMatrix>
  ),
};
