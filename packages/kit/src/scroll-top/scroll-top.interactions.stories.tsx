import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { ScrollTop } from "./scroll-top.tsx";

const meta = {
  title: "Frame/Scroll top/Interactions",
  component: ScrollTop,
  tags: ["interactions", "!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { label: "Revenir en haut" },
  render: (args) => (
    <div className="relative h-[300vh]">
      <main id="main" tabIndex={-1}>
        Le contenu
      </main>
      <ScrollTop {...args} />
    </div>
  ),
} satisfies Meta<typeof ScrollTop>;

export default meta;
type Story = StoryObj<typeof meta>;

async function scrollTo(top: number): Promise<void> {
  window.scrollTo({ top, behavior: "instant" });
  await waitFor(() => expect(window.scrollY).toBe(top));
}

export const AppearsAfterFourHundredPixels: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await scrollTo(390);
    await expect(canvas.queryByRole("button")).toBeNull();
    await scrollTo(410);
    await expect(await canvas.findByRole("button")).toBeVisible();
    await scrollTo(390);
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};

export const LeadsBackWithTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await scrollTo(700);
    await userEvent.click(await canvas.findByRole("button", { name: "Revenir en haut" }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole("main")).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};

export const ByKeyboardInArabic: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await scrollTo(700);
    const button = await canvas.findByRole("button", { name: "Revenir en haut" });
    const { left } = button.getBoundingClientRect();
    await expect(left).toBeLessThan(window.innerWidth / 2);
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};
