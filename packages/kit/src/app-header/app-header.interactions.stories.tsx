import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { AppHeader } from "./app-header.tsx";

const meta = {
  title: "Frame/App header/Interactions",
  component: AppHeader,
  tags: ["interactions", "!autodocs"],
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <div className="h-[300vh]">
      <AppHeader {...args} />
    </div>
  ),
  args: {
    brand: "Parution",
    links: [{ href: "#ads", label: "Mes annonces", current: true }],
    labels: { navigation: "Principale", menu: "Menu" },
    switches: (
      <a href="#ar" lang="ar">
        العربية
      </a>
    ),
  },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (header: HTMLElement) => header.getBoundingClientRect().top;

export const LeavesWithThePageThenSticksAfterAHundredPixels: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    window.scrollTo({ top: 90, behavior: "instant" });
    await waitFor(() => expect(topOf(header)).toBe(-90));
    await expect(header).not.toHaveAttribute("data-stuck");
    window.scrollTo({ top: 110, behavior: "instant" });
    await waitFor(() => expect(header).toHaveAttribute("data-stuck"));
    await expect(topOf(header)).toBe(0);
  },
};

export const GoesBackIntoThePageAtItsTop: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    window.scrollTo({ top: 400, behavior: "instant" });
    await waitFor(() => expect(header).toHaveAttribute("data-stuck"));
    window.scrollTo({ top: 40, behavior: "instant" });
    await waitFor(() => expect(window.scrollY).toBe(40));
    await expect(topOf(header)).toBe(0);
    window.scrollTo({ top: 0, behavior: "instant" });
    await waitFor(() => expect(header).not.toHaveAttribute("data-stuck"));
    await expect(topOf(header)).toBe(0);
  },
};

/** Buttons that stay at the foot of the window go with the end of their form, under the header. */
export const StaysAboveButtonsOfTheFoot: Story = {
  render: (args) => (
    <div className="h-[300vh]">
      <AppHeader {...args} />
      <form aria-label="Annonce" className="flex h-screen flex-col">
        <div className="sticky bottom-0 z-sticky mt-auto bg-page py-3">
          <Button>Enregistrer</Button>
        </div>
      </form>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const header = page.getByRole("banner");
    window.scrollTo({ top: 110, behavior: "instant" });
    await waitFor(() => expect(header).toHaveAttribute("data-stuck"));
    const save = page.getByRole("button", { name: "Enregistrer" }).getBoundingClientRect();
    const link = page.getByRole("link", { name: "Mes annonces" }).getBoundingClientRect();
    window.scrollBy({ top: save.top - link.top, behavior: "instant" });
    const [x, y] = [link.x + link.width / 2, link.y + link.height / 2];
    await waitFor(() => expect(header.contains(document.elementFromPoint(x, y))).toBe(true));
  },
};

/** Sticky content below the header stays visible, whatever the header's height. */
export const PublishesItsHeight: Story = {
  args: { brand: "La Gazette des annonces légales et judiciaires ".repeat(6) },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    await waitFor(() =>
      expect(document.documentElement.style.getPropertyValue("--app-header-height")).toBe(
        `${header.offsetHeight}px`,
      ),
    );
    await expect(header.offsetHeight).toBeGreaterThan(80);
  },
};

/** The document's styles are left alone. */
export const PublishesNoUsualHeight: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    await waitFor(() => expect(header.offsetHeight).toBe(65));
    await expect(document.documentElement.style.getPropertyValue("--app-header-height")).toBe("");
  },
};

export const TheNavigationUnfoldsOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = canvas.getByRole("button", { name: "Menu" });
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.queryByRole("link", { name: "العربية" })).toBeNull();
    await userEvent.click(menu);
    await expect(canvas.getByRole("link", { name: "العربية" })).toBeVisible();
    const navigation = canvas.getByRole("navigation", { name: "Principale" });
    await expect(within(navigation).getByRole("link", { current: "page" })).toBeVisible();
  },
};
