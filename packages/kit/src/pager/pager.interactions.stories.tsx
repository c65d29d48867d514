import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../.storybook/viewports.ts";
import { Pager } from "./pager.tsx";

const meta = {
  title: "Navigation/Pager/Interactions",
  component: Pager,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Pages",
    page: 2,
    hasNext: true,
    hrefFor: (page) => `#pg=${page}`,
    labels: { previous: "Précédente", next: "Suivante" },
    position: "Page 2",
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheNeighbours: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole("navigation", { name: "Pages" }));
    await expect(nav.getByRole("link", { name: "Précédente" })).toHaveAttribute("href", "#pg=1");
    await expect(nav.getByRole("link", { name: "Suivante" })).toHaveAttribute("href", "#pg=3");
  },
};

export const TheEndsAreDisabledAndNoStops: Story = {
  args: { page: -4, hasNext: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Précédente" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Suivante" })).toBeDisabled();
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const AnnouncesALoadingPage: Story = {
  args: { isPending: true, pendingLabel: "Chargement de la page 3" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("navigation")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement de la page 3");
    await expect(canvas.queryByText("Page 2")).toBeNull();
  },
};

export const PreviousStandsAtTheRightInArabic: Story = {
  globals: { language: "ar" },
  args: { labels: { previous: "السابقة", next: "التالية" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const left = (name: string) => canvas.getByRole("link", { name }).getBoundingClientRect().left;
    await expect(left("السابقة")).toBeGreaterThan(left("التالية"));
  },
};

/** A wide window may hold a narrow column: the position wraps there, and the steps stay within it. */
export const StaysWithinANarrowColumn: Story = {
  globals: atDesk,
  args: { isPending: true, pendingLabel: "Chargement de la page 3" },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole("navigation");
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};
