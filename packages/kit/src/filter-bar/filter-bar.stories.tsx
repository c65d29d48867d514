import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { FilterBar } from "./filter-bar.tsx";
import {
  arabicFields,
  arabicLabels,
  frenchFields,
  frenchFilters,
  frenchLabels,
} from "./sample-filters.tsx";

const meta = {
  title: "Data/Filter bar",
  tags: ["stable"],
  component: FilterBar,
  args: {
    label: "Filtrer mes commandes",
    children: frenchFields,
    active: [],
    onClear: fn(),
    result: "48 commandes",
    labels: frenchLabels,
    submit: { label: "Filtrer", onSubmit: fn() },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSet: Story = {};
export const Active: Story = { args: { active: frenchFilters, result: "3 commandes" } };
export const AtOnce: Story = { args: { submit: undefined } };
export const Pending: Story = {
  args: {
    submit: { label: "Filtrer", isPending: true, pendingLabel: "Recherche", onSubmit: fn() },
  },
};
export const NothingFound: Story = { args: { active: frenchFilters, result: "Aucune commande" } };
export const InANarrowPlace: Story = {
  args: { active: frenchFilters, result: "3 commandes" },
  render: (args) => (
    <div className="max-w-72">
      <FilterBar {...args} />
    </div>
  ),
};
export const UnfoldedInANarrowPlace: Story = {
  parameters: framed("32rem"),
  ...InANarrowPlace,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Filtrer (2)" }));
    await expect(canvas.getByLabelText("Référence")).toBeVisible();
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "تصفية طلباتي",
    children: arabicFields,
    active: [
      {
        id: "reference",
        label: "المرجع: AL-41",
        onRemove: fn(),
      },
    ],
    result: "3 طلبات",
    labels: arabicLabels,
    submit: { label: "تصفية", onSubmit: fn() },
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  args: { active: frenchFilters, result: "3 commandes" },
  render: (args) => <AllSupports>{(key) => <FilterBar {...args} label={key} />}</AllSupports>,
};

/** Forty filters, one of them endless, one in two directions; no fields; no result. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    children: null,
    result: "",
    active: [
      { id: "long", label: "X".repeat(10_000), onRemove: fn() },
      { id: "mixed", label: "بيع fonds في Fès", onRemove: fn() },
      ...Array.from({ length: 38 }, (_, index) => ({
        id: `${index}`,
        label: `Rubrique ${index}`,
        onRemove: fn(),
      })),
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Filtres en place" });
    await expect(within(list).getAllByRole("button")).toHaveLength(40);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ chosen: Active.args, loading: Pending.args, empty: NothingFound.args }}
    >
      {(given, key) => <FilterBar {...given} label={key} />}
    </StatesMatrix>
  ),
};
