import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Alert } from "./alert.tsx";

const meta = {
  title: "Feedback/Alert/Interactions",
  component: Alert,
  tags: ["!autodocs"],
  args: {
    tone: "success",
    toneLabel: "Succès",
    children: "La commande est annulée.",
    onDismiss: fn(),
    dismissLabel: "Fermer",
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedByTheReader: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Fermer" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LeavesByItself: Story = {
  args: { autoDismissAfter: 100 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

export const StaysUnderTheFocus: Story = {
  args: { autoDismissAfter: 2000 },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Fermer" });
    button.focus();
    await expect(
      waitFor(() => expect(args.onDismiss).toHaveBeenCalled(), { timeout: 2500 }),
    ).rejects.toThrow();
    button.blur();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

export const DangerInterruptsTheRestWaits: Story = {
  args: { tone: "danger", toneLabel: "Erreur" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(
      "Erreur La commande est annulée.",
    );
  },
};
