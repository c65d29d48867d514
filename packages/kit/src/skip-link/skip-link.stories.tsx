import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Frame/Skip link",
  component: SkipLink,
  args: { label: "Aller au contenu" },
  render: (args) => (
    <div className="h-24">
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Le contenu
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const focusIt: Story["play"] = async ({ canvasElement }) => {
  await userEvent.tab();
  await expect(within(canvasElement).getByRole("link")).toHaveFocus();
};

export const Unfocused: Story = {};
export const Focused: Story = { play: focusIt };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { label: "إلى المحتوى" },
  play: focusIt,
};
