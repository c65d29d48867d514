import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { NewspaperIcon } from "../icon/index.ts";
import { EmptyState } from "./empty-state.tsx";

const onClear = fn();

const meta = {
  title: "Feedback/Empty state/Interactions",
  component: EmptyState,
  tags: ["interactions", "!autodocs"],
  args: {
    icon: NewspaperIcon,
    title: "Aucune annonce ne correspond",
    action: <Button onClick={onClear}>Effacer la recherche</Button>,
  },
  beforeEach: () => {
    onClear.mockClear();
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheWayOnIsReachedByKeyboard: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Aucune annonce ne correspond")).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Effacer la recherche" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onClear).toHaveBeenCalledOnce();
  },
};
