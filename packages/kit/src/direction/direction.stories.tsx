import type { Meta, StoryObj } from "@storybook/react-vite";
import { useDirection } from "./use-direction.ts";

/** Shows what the hook answers. */
function CurrentDirection() {
  const direction = useDirection();
  return (
    <p className="text-body">
      <output>{direction}</output>
    </p>
  );
}

const meta = {
  title: "Foundations/Direction",
  component: CurrentDirection,
  tags: ["stable", "language-free"],
} satisfies Meta<typeof CurrentDirection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const French: Story = {};
export const Arabic: Story = { globals: { language: "ar", support: "al-ofoq" } };
