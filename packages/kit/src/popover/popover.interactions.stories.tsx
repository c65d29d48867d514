import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Button } from "../button/index.ts";
import { Popover } from "./popover.tsx";

const meta = {
  title: "Overlays/Popover/Interactions",
  component: Popover,
  tags: ["interactions", "!autodocs"],
  decorators: [
    (Story) => (
      <div className="p-8">
        <Story />
      </div>
    ),
  ],
  args: {
    trigger: "Filtrer",
    label: "Filtres",
    children: (close) => <Button onClick={close}>Appliquer</Button>,
  },
} satisfies Meta<typeof Popover>;

/** The panel stands beside the application, under the body. */
const page = within(document.body);

export default meta;
type Story = StoryObj<typeof meta>;

export const TheButtonHasTheExpandedState: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Filtrer" });
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
    await expect(page.getByRole("dialog")).toHaveAccessibleName("Filtres");
  },
};

export const ItsContentMayCloseIt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Filtrer" }));
    await userEvent.click(await page.findByRole("button", { name: "Appliquer" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Filtrer" })).toHaveFocus());
  },
};

export const ItHangsUnderItsButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole("button", { name: "Filtrer" });
    await userEvent.click(trigger);
    const dialog = await page.findByRole("dialog");
    const button = trigger.getBoundingClientRect();
    await waitFor(() => {
      const panel = dialog.getBoundingClientRect();
      expect(panel.top).toBeGreaterThanOrEqual(button.bottom);
      expect(panel.left).toBeCloseTo(button.left, 0);
    });
  },
};

export const ItLinesUpAtTheStartOfTheReading: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Filtrer" });
    await userEvent.click(trigger);
    const dialog = await page.findByRole("dialog");
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().right).toBeCloseTo(
        trigger.getBoundingClientRect().right,
        0,
      ),
    );
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Filtrer" });
    await userEvent.click(trigger);
    const dialog = await page.findByRole("dialog");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
