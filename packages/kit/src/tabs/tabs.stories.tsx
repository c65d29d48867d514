import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { TabLinks, Tabs } from "./tabs.tsx";

const meta = {
  title: "Navigation/Tabs",
  tags: ["stable"],
  component: Tabs,
  args: {
    label: "Édition",
    items: [
      { id: "print", label: "Journal papier", panel: "L'annonce dans le journal." },
      { id: "web", label: "Site", panel: "L'annonce sur le site." },
      { id: "both", label: "Les deux", panel: "L'annonce dans le journal et sur le site." },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
export const AnotherChosen: Story = { args: { defaultValue: "web" } };
export const UnknownValueShowsTheFirst: Story = { args: { value: "radio" } };
export const NoTabs: Story = { args: { items: [] } };
export const MoreThanFit: Story = {
  render: (args) => (
    <div className="w-64">
      <Tabs {...args} />
    </div>
  ),
};
/** Pages that are views of one thing: one line that scrolls, to the current one at first. */
export const Links: Story = {
  render: ({ label }) => (
    <div className="w-64">
      <TabLinks
        label={label}
        items={[
          { href: "#guide", label: "Guide" },
          { href: "#pages", label: "Pages" },
          { href: "#site", label: "Accueil, menu et contact", current: true },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, , last] = within(canvasElement).getAllByRole("link");
    await expect(last).toHaveAttribute("aria-current", "page");
    const row = within(canvasElement).getByRole("list");
    await waitFor(() => expect(row).toHaveAttribute("data-more-left"));
    const { left = 0, right = 0, top } = last?.getBoundingClientRect() ?? {};
    const box = row.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(box.left);
    await expect(right).toBeLessThanOrEqual(box.right + 1);
    await expect(first?.getBoundingClientRect().top).toBe(top);
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "الطبعة",
    items: [
      { id: "print", label: "الجريدة الورقية", panel: "الإعلان في الجريدة." },
      { id: "web", label: "الموقع", panel: "الإعلان على الموقع." },
    ],
  },
};
export const Dark: Story = { globals: { scheme: "dark", support: "l-horizon" } };
export const Phone: Story = { globals: { viewport: { value: "reflow" } } };

/** A label without end, both directions in one line, an id that is none of them. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    defaultValue: "",
    items: [
      { id: "1", label: "Annonces".repeat(40), panel: "x".repeat(10_000) },
      { id: "2", label: "الطبعة L'Horizon (2026)", panel: null },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("tab")).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{(key) => <Tabs {...args} label={key} />}</AllSupports>,
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given, key) => <Tabs {...given} label={key} />}
    </StatesMatrix>
  ),
};
