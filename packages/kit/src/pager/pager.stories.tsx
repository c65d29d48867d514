import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Pager } from "./pager.tsx";

const meta = {
  title: "Navigation/Pager",
  tags: ["stable"],
  component: Pager,
  args: {
    label: "Pages de mes annonces",
    page: 2,
    hasNext: true,
    hrefFor: (page) => `#pg=${page}`,
    labels: { previous: "Précédente", next: "Suivante" },
    position: "Page 2 sur 9",
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};
export const First: Story = { args: { page: 1, position: "Page 1 sur 9" } };
export const Last: Story = { args: { page: 9, hasNext: false, position: "Page 9 sur 9" } };
export const Alone: Story = { args: { page: 1, hasNext: false, position: "Page 1 sur 1" } };
export const Loading: Story = {
  args: { isPending: true, pendingLabel: "Chargement de la page 3" },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "صفحات إعلاناتي",
    labels: { previous: "السابقة", next: "التالية" },
    position: "الصفحة 2 من 9",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  args: { page: 9, hasNext: false, position: "Page 9 sur 9" },
  render: (args) => <AllSupports>{(key) => <Pager {...args} label={key} />}</AllSupports>,
};

/** No page at all, a page before the first, words that do not end. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    page: Number.NaN,
    hasNext: false,
    labels: { previous: "السابقة Previous", next: "X".repeat(200) },
    position: "X".repeat(10_000),
  },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole("navigation");
    await expect(within(nav).getAllByRole("button")).toHaveLength(2);
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ loading: Loading.args }}>
      {(given, key) => <Pager {...given} label={key} />}
    </StatesMatrix>
  ),
};
