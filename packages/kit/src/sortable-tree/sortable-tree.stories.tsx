import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { SortableTree } from "./sortable-tree.tsx";

const meta = {
  title: "Data/Sortable tree",
  component: SortableTree,
  tags: ["new"],
  args: {
    label: "Rubriques du journal",
    defaultValue: [
      {
        id: "legal",
        label: "Annonces légales",
        note: "2 rubriques",
        items: [
          { id: "companies", label: "Sociétés", note: "42 annonces" },
          { id: "tenders", label: "Appels d'offres", note: "17 annonces" },
        ],
      },
      { id: "jobs", label: "Offres d'emploi", note: "8 annonces" },
      { id: "property", label: "Terrains et villas", note: "31 annonces" },
    ],
    labels: {
      moves: "Déplacer la rubrique",
      steps: { up: "Monter", down: "Descendre", in: "Mettre sous la précédente", out: "Sortir" },
      help: "Les flèches avec Alt déplacent une rubrique.",
      moved: (label, position, count, parent) =>
        `${label}, ${position} sur ${count}${parent === undefined ? "" : `, dans ${parent}`}`,
      empty: "Aucune rubrique.",
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? "" : "max-w-md"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SortableTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {};

export const Collapsed: Story = { args: { defaultCollapsed: ["legal"] } };

/** Levels are fixed: a sub-heading stays in its heading. */
export const SiblingsOnly: Story = { args: { siblingsOnly: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const Empty: Story = { args: { defaultValue: [] } };

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "أبواب الجريدة",
    defaultValue: [
      {
        id: "legal",
        label: "إعلانات قانونية",
        items: [
          { id: "companies", label: "شركات", note: "42 إعلانا" },
          { id: "tenders", label: "طلبات العروض", note: "17 إعلانا" },
        ],
      },
      { id: "jobs", label: "عروض العمل" },
    ],
    labels: {
      moves: "نقل الباب",
      steps: { up: "إلى أعلى", down: "إلى أسفل", in: "تحت السابق", out: "إخراج" },
      help: "تنقل الأسهم مع Alt بابا.",
      moved: (label, position, count, parent) =>
        `${label}، ${position} من ${count}${parent === undefined ? "" : `، في ${parent}`}`,
      empty: "لا أبواب.",
    },
  },
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, wide: true },
  render: (args) => <AllSupports>{(key) => <SortableTree {...args} label={key} />}</AllSupports>,
};

/** Labels without end, many levels, no label at all. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    defaultCollapsed: ["unknown"],
    defaultValue: [
      { id: "1", label: "x".repeat(2_000), note: "y", items: [{ id: "2", label: "<b>" }] },
      { id: "3", label: "\u202E", items: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement).getByRole("tree");
    await expect(within(tree).getAllByRole("treeitem")).toHaveLength(3);
    await expect(tree.querySelector("b")).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: { ...statesParameters, wide: true },
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ chosen: Collapsed.args, "read-only": ReadOnly.args, empty: Empty.args }}
    >
      {(given, key) => <SortableTree {...given} label={key} />}
    </StatesMatrix>
  ),
};
