import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AppHeader } from "./app-header.tsx";

const meta = {
  title: "Frame/App header/Interactions",
  component: AppHeader,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <div className="h-[300vh]">
      <AppHeader {...args} />
    </div>
  ),
  args: {
    brand: "Parution",
    links: [{ href: "#ads", label: "Mes annonces", current: true }],
    navigationLabel: "Principale",
    menuLabel: "Menu",
  },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SticksAfterAHundredPixels: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    await expect(header).not.toHaveAttribute("data-stuck");
    window.scrollTo(0, 400);
    await waitFor(() => expect(header).toHaveAttribute("data-stuck"));
    await expect(header.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
    await waitFor(() => expect(header).not.toHaveAttribute("data-stuck"));
  },
};

export const TheNavigationUnfoldsOnAPhone: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = canvas.getByRole("button", { name: "Menu" });
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await userEvent.click(menu);
    const navigation = canvas.getByRole("navigation", { name: "Principale" });
    await expect(within(navigation).getByRole("link", { current: "page" })).toBeVisible();
  },
};
