import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withGuide } from "../docs/guide.tsx";
import { userEvent } from "../pointer.ts";
import { MotionSheet } from "./motion-sheet.tsx";
import { ShapeSheet } from "./shape-sheet.tsx";
import { SpaceSheet } from "./space-sheet.tsx";

const meta = {
  title: "Foundations/Layout",
  component: SpaceSheet,
  tags: ["!autodocs"],
  decorators: [withGuide],
} satisfies Meta<typeof SpaceSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

function widthOf(root: HTMLElement, selector: string): number {
  const element = root.querySelector(selector);
  if (element === null) throw new Error(`${selector} is not there`);
  return element.getBoundingClientRect().width;
}

export const Space: Story = {
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement, '[data-step="16"]')).toBe(64);
    await expect(widthOf(canvasElement, ".size-touch")).toBe(44);
  },
};

/** Steps shrink, targets do not. */
export const SpaceCompact: Story = {
  globals: { density: "compact" },
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement, '[data-step="16"]')).toBe(56);
    await expect(widthOf(canvasElement, ".size-touch")).toBe(44);
  },
};

export const Shape: Story = { render: () => <ShapeSheet /> };

export const ShapeDark: Story = { ...Shape, globals: { scheme: "dark" } };

/** The end state is shown at once with reduced motion. */
export const Motion: Story = {
  render: () => <MotionSheet />,
  // Readers press by themselves.
  parameters: { docs: { story: { autoplay: false } } },
  play: async ({ canvas }) => {
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await userEvent.click(canvas.getByRole("button", { name: /Move|Déplacer/ }));
    const times = await canvas.findAllByText(/^\d+ ms$/);
    await expect(times.map((time) => time.textContent)).toEqual(
      reduced ? ["0 ms", "0 ms"] : ["120 ms", "200 ms"],
    );
  },
};
