import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { TaskProgress } from "./task-progress.tsx";

const ignore = () => undefined;

const meta = {
  title: "Feedback/Task progress",
  component: TaskProgress,
  tags: ["new"],
  args: {
    label: "Déplacer les annonces du 14 mars",
    state: "running",
    value: 2_400,
    maxValue: 10_000,
    valueText: "2 400 annonces sur 10 000",
    steps: [
      { label: "Chercher les annonces", state: "done" },
      { label: "Choisir une autre édition", state: "current" },
      { label: "Préparer les lettres", state: "waiting" },
    ],
    onPause: ignore,
    onResume: ignore,
    onCancelTask: ignore,
    onUndo: ignore,
    onRetry: ignore,
    labels: {
      states: {
        running: "En cours",
        paused: "En pause",
        undoable: "Fait, encore réversible",
        done: "Fait",
        failed: "Échec",
        cancelled: "Arrêté",
      },
      steps: { waiting: "à venir", current: "en cours", done: "fait" },
      pause: "Mettre en pause",
      resume: "Reprendre",
      cancel: "Arrêter",
      retry: "Réessayer",
      undo: (seconds) => `Annuler (${seconds} s)`,
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? "" : "max-w-md"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaskProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Unknown: Story = { args: { value: undefined, valueText: undefined, steps: [] } };

export const Paused: Story = { args: { state: "paused" } };

export const Undoable: Story = {
  args: {
    state: "undoable",
    undoSeconds: 8,
    steps: [],
    valueText: "10 000 annonces déplacées",
    message: "Les lettres partent ensuite.",
  },
};

export const Done: Story = {
  args: { state: "done", steps: [], valueText: "10 000 annonces déplacées" },
};

export const Failed: Story = {
  args: {
    state: "failed",
    steps: [],
    message:
      "La base de données ne répond pas. Rien n'est perdu : la suite reprend où elle en était.",
  },
};

export const Cancelled: Story = {
  args: { state: "cancelled", steps: [], message: "2 400 annonces sont déplacées." },
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "نقل إعلانات 14 مارس",
    valueText: "2400 إعلان من 10000",
    steps: [
      { label: "البحث عن الإعلانات", state: "done" },
      { label: "اختيار عدد آخر", state: "current" },
    ],
    labels: {
      states: {
        running: "جارٍ",
        paused: "متوقف مؤقتا",
        undoable: "تم ويمكن التراجع",
        done: "تم",
        failed: "تعذر",
        cancelled: "أُوقف",
      },
      steps: { waiting: "لاحقا", current: "جارٍ", done: "تم" },
      pause: "إيقاف مؤقت",
      resume: "استئناف",
      cancel: "إيقاف",
      retry: "إعادة المحاولة",
      undo: (seconds) => `تراجع (${seconds} ث)`,
    },
  },
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, wide: true },
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <TaskProgress {...args} label={key} />
          <TaskProgress {...args} {...Undoable.args} label={`${key}, items`} />
          <TaskProgress {...args} {...Failed.args} label={`${key}, whole`} />
        </>
      )}
    </AllSupports>
  ),
};

/** Amounts that are none, texts without end. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    label: "x".repeat(500),
    value: Number.NaN,
    maxValue: -3,
    undoSeconds: Number.NEGATIVE_INFINITY,
    message: "z".repeat(2_000),
    steps: [{ label: "y".repeat(500), state: "current" }],
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar");
    await expect(bar).not.toHaveAttribute("value");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: { ...statesParameters, wide: true },
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{
        chosen: Paused.args,
        loading: Unknown.args,
        invalid: Failed.args,
        unavailable: Cancelled.args,
        done: Done.args,
      }}
    >
      {(given, key) => <TaskProgress {...given} label={key} />}
    </StatesMatrix>
  ),
};
