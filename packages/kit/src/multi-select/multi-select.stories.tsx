import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { arabicCities, cities, regionsOfCities } from "../combobox/sample-cities.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { MultiSelect } from "./multi-select.tsx";

const meta = {
  title: "Fields/Multi-select",
  component: MultiSelect,
  tags: ["new"],
  args: {
    label: "Villes",
    name: "cities",
    items: cities,
    className: "max-w-sm",
    labels: {
      list: "Villes",
      show: "Voir les villes",
      clear: "Effacer le texte",
      chosen: (count) => `${count} ${count === 1 ? "ville choisie" : "villes choisies"}`,
      remove: (label) => `Retirer ${label}`,
      count: (count) => `${count} ${count === 1 ? "ville" : "villes"}`,
      more: (count) => `${count} autres`,
      none: (text) => `Aucune ville pour « ${text} »`,
      empty: "Aucune ville n'est proposée",
    },
    pendingLabel: "Chargement des villes…",
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole("combobox");
  await userEvent.click(field);
  await expect(field).toHaveAttribute("aria-expanded", "true");
};

/** A note in place of options is no list. */
function openNote(note: string): NonNullable<Story["play"]> {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getByText(note, { selector: "p" })).toBeVisible();
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  };
}

export const Empty: Story = { args: { placeholder: "Casablanca, Rabat…" } };
export const Chosen: Story = { args: { defaultValue: ["0-0", "0-2", "0-1"] } };
export const Open: Story = {
  parameters: framed("28rem"),
  args: { defaultValue: ["0-0", "0-2"] },
  play: openIt,
};
export const Grouped: Story = {
  parameters: framed("28rem"),
  args: { items: regionsOfCities, defaultValue: ["1-0"] },
  play: openIt,
};
export const Loading: Story = {
  parameters: framed("28rem"),
  args: { items: [], isPending: true },
  play: openNote("Chargement des villes…"),
};
export const EmptyCatalogue: Story = {
  parameters: framed("28rem"),
  args: { items: [] },
  play: openNote("Aucune ville n'est proposée"),
};
export const Invalid: Story = { args: { error: "Choisissez au moins une ville." } };
export const Disabled: Story = { args: { defaultValue: ["0-0"], disabled: true } };
export const Arabic: Story = {
  parameters: framed("28rem"),
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "المدن",
    items: arabicCities,
    defaultValue: ["0-0", "0-2"],
    labels: {
      list: "المدن",
      show: "عرض المدن",
      clear: "مسح النص",
      chosen: (count) => `عدد المدن المختارة: ${count}`,
      remove: (label) => `إزالة ${label}`,
      count: (count) => `عدد المدن: ${count}`,
      more: (count) => `${count} أخرى`,
      none: (text) => `لا توجد مدينة باسم «${text}»`,
      empty: "لا توجد مدن",
    },
    pendingLabel: "جارٍ تحميل المدن…",
  },
  play: openIt,
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <MultiSelect {...args} name={key} defaultValue={["0-0", "0-2"]} />
          <MultiSelect {...args} name={`${key}-no`} error="Choisissez au moins une ville." />
        </>
      )}
    </AllSupports>
  ),
};

/** An unknown choice, an option without a name, names without end in two directions. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    defaultValue: ["99", "1", "2"],
    items: [
      { value: "1", label: "" },
      { value: "2", label: "Ville مدينة ".repeat(1000) },
      { label: "Région vide", items: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Retirer 1" })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{
        chosen: Chosen.args,
        disabled: Disabled.args,
        invalid: Invalid.args,
      }}
    >
      {(given, key) => <MultiSelect {...given} name={key} />}
    </StatesMatrix>
  ),
};
