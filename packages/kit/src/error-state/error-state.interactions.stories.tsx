import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ErrorState } from "./error-state.tsx";

const onRetry = fn();

const meta = {
  title: "Feedback/Error state/Interactions",
  component: ErrorState,
  tags: ["!autodocs"],
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
