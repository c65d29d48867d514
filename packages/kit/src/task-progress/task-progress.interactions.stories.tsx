import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { TaskProgress, type TaskState } from "./task-progress.tsx";

const onUndo = fn();

const meta = {
  title: "Feedback/Task progress/Interactions",
  component: TaskProgress,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Import",
    state: "running",
    value: 30,
    valueText: "30 sur 100",
    labels: {
      states: {
        running: "En cours",
        paused: "En pause",
        undoable: "Réversible",
        done: "Fait",
        failed: "Échec",
        cancelled: "Arrêté",
      },
      steps: { waiting: "à venir", current: "en cours", done: "fait" },
      pause: "Pause",
      resume: "Reprendre",
      cancel: "Arrêter",
      retry: "Réessayer",
      undo: (seconds) => `Annuler (${seconds} s)`,
    },
  },
} satisfies Meta<typeof TaskProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesItsBarAndItsCounts: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Import" });
    await expect(bar).toHaveAttribute("aria-valuetext", "30 sur 100");
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const PausesResumesAndStopsWithAnAnnouncement: Story = {
  render: function Render(args) {
    const [state, setState] = useState<TaskState>("running");
    return (
      <TaskProgress
        {...args}
        state={state}
        onPause={() => setState("paused")}
        onResume={() => setState("running")}
        onCancelTask={() => setState("cancelled")}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Pause" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Import En pause"));
    await userEvent.click(canvas.getByRole("button", { name: "Reprendre" }));
    await userEvent.click(canvas.getByRole("button", { name: "Arrêter" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Import Arrêté"));
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const UndoesWhileSecondsAreLeft: Story = {
  args: { state: "undoable", undoSeconds: 2.4, onUndo },
  play: async ({ canvasElement }) => {
    onUndo.mockClear();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Annuler (3 s)" }));
    await expect(onUndo).toHaveBeenCalledOnce();
  },
};

export const HasNoUndoOnceTheSecondsAreOver: Story = {
  args: { state: "undoable", undoSeconds: 0, onUndo },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};
