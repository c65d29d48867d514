import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeadlineCountdown } from "./deadline-countdown.tsx";

const NOW = Date.UTC(2026, 2, 11, 9, 30);
const MINUTE = 60_000;

const meta = {
  title: "Newspaper/Deadline countdown/Interactions",
  component: DeadlineCountdown,
  args: {
    now: NOW,
    until: NOW + 62 * MINUTE,
    locale: "fr-FR",
    labels: { remaining: "Clôture dans", passed: "Le délai est passé" },
  },
  tags: ["interactions", "!autodocs"],
  render: function Render(args) {
    const [minutes, setMinutes] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setMinutes(minutes + 1)}>
          Une minute
        </button>
        <DeadlineCountdown {...args} now={args.now + minutes * MINUTE} />
      </>
    );
  },
} satisfies Meta<typeof DeadlineCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SpeaksOnlyWhenAThresholdIsCrossed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole("status");
    const minute = canvas.getByRole("button", { name: "Une minute" });
    await userEvent.click(minute);
    await expect(canvas.getByRole("timer")).toHaveTextContent(/1\s*h\s*1\s*min/);
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(minute);
    await waitFor(() => expect(status).toHaveTextContent(/Clôture dans 1\s*heure/));
  },
};

/** Two hours are left when another deadline shows: the day that has begun is not what is left of it. */
export const AnnouncesTheTimeLeft: Story = {
  render: function Render(args) {
    const [until, setUntil] = useState(NOW + 50 * 60 * MINUTE);
    return (
      <>
        <button type="button" onClick={() => setUntil(NOW + 125 * MINUTE)}>
          Autre date
        </button>
        <DeadlineCountdown {...args} until={until} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Autre date" }));
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(/Clôture dans 2\s*heures 5\s*minutes/),
    );
  },
};

export const AnnouncesThePassedDeadline: Story = {
  args: { until: NOW + MINUTE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Une minute" }));
    await expect(canvas.queryByRole("timer")).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Le délai est passé"));
  },
};
