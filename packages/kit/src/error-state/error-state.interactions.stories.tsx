import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { ErrorState, type ErrorStateProps } from "./error-state.tsx";

const onRetry = fn();

const meta = {
  title: "Feedback/Error state/Interactions",
  component: ErrorState,
  tags: ["interactions", "!autodocs"],
  args: { title: "Rien n'a pu être chargé", retry: { label: "Réessayer", onRetry } },
  beforeEach: () => {
    onRetry.mockClear();
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncedAndRetried: Story = {
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole("alert");
    await expect(alert).toHaveTextContent("Rien n'a pu être chargé");
    await userEvent.click(within(alert).getByRole("button", { name: "Réessayer" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** The first press begins a second try that goes on. */
function Retrying(props: ErrorStateProps) {
  const [pending, setPending] = useState(false);
  function retry(): void {
    onRetry();
    setPending(true);
  }
  return (
    <ErrorState
      {...props}
      retry={{ label: "Réessayer", onRetry: retry, isPending: pending, pendingLabel: "Chargement" }}
    />
  );
}

export const TheFocusStaysWhileTheSecondTryRuns: Story = {
  globals: { language: "ar" },
  render: (args) => <Retrying {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Réessayer" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const running = await canvas.findByRole("button", { name: "Chargement" });
    await expect(running).toHaveFocus();
    await expect(running).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Enter}");
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
