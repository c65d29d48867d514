import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { createManualClock } from "../stories/manual-clock.ts";
import { Alert } from "./alert.tsx";

let clock = createManualClock();

/** Resolves when the countdown has begun, once the alert is shown. */
const isCounting = () => waitFor(() => expect(clock.pending()).toBe(1));

const meta = {
  title: "Feedback/Alert/Interactions",
  component: Alert,
  tags: ["interactions", "!autodocs"],
  args: {
    tone: "success",
    labels: { tone: "Succès", dismiss: "Fermer" },
    children: "La commande est annulée.",
    onDismiss: fn(),
    clock,
  },
  beforeEach: ({ args }) => {
    clock = createManualClock();
    args.clock = clock;
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

export const LeavesAfterFiveSeconds: Story = {
  args: { autoDismissAfter: 5000 },
  play: async ({ args }) => {
    await isCounting();
    clock.advance(4999);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    clock.advance(1);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const ItsTimeStandsStillUnderTheFocus: Story = {
  args: { autoDismissAfter: 5000 },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Fermer" });
    await isCounting();
    clock.advance(4000);
    button.focus();
    clock.advance(60_000);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    button.blur();
    clock.advance(999);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    clock.advance(1);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const ItsTimeStandsStillUnderThePointer: Story = {
  args: { autoDismissAfter: 5000 },
  play: async ({ canvasElement, args }) => {
    const alert = within(canvasElement).getByRole("status");
    await userEvent.hover(alert);
    clock.advance(60_000);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.unhover(alert);
    clock.advance(5000);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const ThePointerLeavesItToTheFocus: Story = {
  args: { autoDismissAfter: 5000 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole("status"));
    canvas.getByRole("button", { name: "Fermer" }).focus();
    await userEvent.unhover(canvas.getByRole("status"));
    clock.advance(60_000);
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const ATimeThatNoClockCountsIsNone: Story = {
  args: { autoDismissAfter: Number.POSITIVE_INFINITY },
  play: async ({ args }) => {
    clock.advance(3_600_000);
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const DangerInterruptsTheRestWaits: Story = {
  args: { tone: "danger", labels: { tone: "Erreur", dismiss: "Fermer" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(
      "Erreur La commande est annulée.",
    );
  },
};
