import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Feedback/Skeleton/Interactions",
  component: Skeleton,
  tags: ["interactions", "!autodocs"],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SilentAndOutOfTheWay: Story = {
  render: (args) => (
    <section aria-label="Annonces" aria-busy="true">
      <Skeleton {...args} />
      <button type="button">Composer</button>
    </section>
  ),
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("region", { name: "Annonces" });
    await expect(region).toHaveAttribute("aria-busy", "true");
    await expect(region.querySelector("span")).toHaveAttribute("aria-hidden", "true");
    await userEvent.tab();
    await expect(within(region).getByRole("button", { name: "Composer" })).toHaveFocus();
  },
};

/** A given size overrides the shape's own, smaller or larger. */
export const AGivenSizeOverridesTheShape: Story = {
  render: () => (
    <>
      <Skeleton className="h-96 w-32" />
      <Skeleton shape="block" className="h-4 w-full max-w-none" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [line, block] = canvasElement.querySelectorAll("span");
    await expect(line?.getBoundingClientRect()).toMatchObject({ height: 384, width: 128 });
    await expect(block?.getBoundingClientRect().height).toBe(16);
  },
};
