import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ScrollTop } from "./scroll-top.tsx";

const meta = {
  title: "Frame/Scroll top",
  component: ScrollTop,
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

const scrollDown: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.queryByRole("button")).toBeNull();
  window.scrollTo(0, 700);
  await expect(await canvas.findByRole("button")).toBeVisible();
};

export const AtTheTop: Story = {};
export const FarDown: Story = { play: scrollDown };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { label: "العودة إلى الأعلى" },
  play: scrollDown,
};
export const LeadsBack: Story = {
  tags: ["!autodocs"],
  play: async (context) => {
    await scrollDown(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Revenir en haut" }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole("main")).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};
