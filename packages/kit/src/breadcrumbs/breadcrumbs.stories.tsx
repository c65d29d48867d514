import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  title: "Navigation/Breadcrumbs",
  tags: ["stable"],
  component: Breadcrumbs,
  args: {
    label: "Vous êtes ici",
    items: [
      { href: "#home", label: "Accueil" },
      { href: "#legal", label: "Annonces légales" },
      { href: "#companies", label: "Constitutions de sociétés" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AboveATitle: Story = {};
export const WithThePageItself: Story = { args: { current: "Constitution de Atlas Primeurs" } };
export const OnAPhone: Story = {
  args: { current: "Constitution de la société Atlas Primeurs, Marrakech" },
  render: (args) => (
    <div className="w-60">
      <Breadcrumbs {...args} />
    </div>
  ),
};
/** The marks between places turn round. */
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "أنتم هنا",
    items: [
      { href: "#home", label: "الرئيسية" },
      { href: "#legal", label: "إعلانات قانونية" },
    ],
    current: "تأسيس شركة Atlas Primeurs",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  args: { current: "Constitution" },
  render: (args) => (
    <AllSupports>{(key) => <Breadcrumbs {...args} label={`Vous êtes ici, ${key}`} />}</AllSupports>
  ),
};
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    items: [
      { href: "#1", label: "بيع fonds" },
      { href: "#2", label: "X".repeat(2_000) },
    ],
    current: "بيع ".repeat(300),
  },
  render: (args) => (
    <div className="w-60">
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Nowhere: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given, key) => <Breadcrumbs {...given} label={key} />}
    </StatesMatrix>
  ),
};
