import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { TabLinks, Tabs } from "./tabs.tsx";

const meta = {
  title: "Navigation/Tabs/Interactions",
  component: Tabs,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Édition",
    onChange: fn(),
    items: [
      { id: "print", label: "Papier", panel: "Le journal." },
      { id: "web", label: "Site", panel: "Le site." },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ArrowsMoveAndChoose: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Papier" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    const site = await canvas.findByRole("tab", { name: "Site", selected: true });
    await expect(site).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "Site" })).toHaveTextContent("Le site.");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("web");
  },
};

export const ArrowsFollowTheReadingDirection: Story = {
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Site" })).toHaveFocus());
  },
};

export const ArrowsFollowTheDirectionAroundTheTabs: Story = {
  globals: { language: "fr" },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [print, web] = canvas.getAllByRole("tab");
    await expect(print?.getBoundingClientRect().left).toBeGreaterThan(
      web?.getBoundingClientRect().left ?? Number.NaN,
    );
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(web).toHaveFocus());
  },
};

export const TabLeavesTheRowForThePanel: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("tabpanel")).toHaveFocus();
  },
};

export const TheRowIsRoundAtItsEnds: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Site" })).toHaveFocus());
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Papier" })).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Site" })).toHaveFocus());
  },
};

export const APressChoosesOnce: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const site = canvas.getByRole("tab", { name: "Site" });
    await userEvent.click(site);
    await expect(site.matches(":focus-visible")).toBe(false);
    await expect(canvas.getByRole("tab", { name: "Site", selected: true })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const TheParentDecides: Story = {
  args: { value: "print" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: "Site" }));
    await expect(args.onChange).toHaveBeenCalledWith("web");
    await expect(canvas.getByRole("tab", { name: "Papier", selected: true })).toBeVisible();
  },
};

const editions = ["Casablanca", "Rabat", "Tanger", "Fès", "Marrakech", "Agadir"].map((label) => ({
  id: label,
  label,
  panel: label,
}));

/** Sides on which the row holds more than it shows. */
const hiddenSides = (canvas: ReturnType<typeof within>) => {
  const { dataset } = canvas.getByRole("tablist");
  return { left: dataset.moreLeft !== undefined, right: dataset.moreRight !== undefined };
};

export const TheRowFadesWhereItHoldsMore: Story = {
  args: { items: editions, className: "w-64" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(hiddenSides(canvas)).toEqual({ left: false, right: true }));
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(hiddenSides(canvas)).toEqual({ left: true, right: false }));
  },
};

export const TheRowFadesAtItsOtherEndInArabic: Story = {
  args: { items: editions, className: "w-64" },
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(hiddenSides(canvas)).toEqual({ left: true, right: false }));
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(hiddenSides(canvas)).toEqual({ left: false, right: true }));
  },
};

export const ARowThatFitsDoesNotFade: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(hiddenSides(canvas)).toEqual({ left: false, right: false });
  },
};

/** Browsers leave a link where it is that is half in sight as Tab reaches it. */
export const AFocusedLinkIsShownWhole: Story = {
  render: () => (
    <TabLinks
      label="Éditions"
      className="w-72"
      items={editions.map(({ id, label }) => ({ href: `#${id}`, label }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const link of canvas.getAllByRole("link"))
      expectShownWhole(canvas.getByRole("list"), link);
  },
};

export const AFocusedTabIsShownWhole: Story = {
  args: { items: editions, className: "w-72" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const tab of canvas.getAllByRole("tab"))
      expectShownWhole(canvas.getByRole("tablist"), tab);
  },
};

/** Focuses a part of a row without the browser's own scrolling, and expects it between the row's ends. */
function expectShownWhole(row: HTMLElement, part: HTMLElement): void {
  part.focus({ preventScroll: true });
  const { left, right } = part.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(row.getBoundingClientRect().left);
  expect(right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
}
