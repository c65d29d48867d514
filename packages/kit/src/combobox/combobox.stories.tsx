import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, within } from "storybook/test";
import { framed } from "../../../../.storybook/docs/framed.ts";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { arabicCities, cities, fiveThousandPlaces, regionsOfCities } from "./sample-cities.ts";

function Held(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return <Combobox {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "Fields/Combobox",
  tags: ["stable"],
  component: Combobox,
  render: (args) => <Held {...args} />,
  args: {
    label: "Ville",
    name: "city",
    items: cities,
    value: null,
    onChange: () => undefined,
    className: "max-w-sm",
    labels: {
      list: "Villes",
      show: "Voir les villes",
      clear: "Effacer la ville",
      count: (count) => `${count} ${count === 1 ? "ville" : "villes"}`,
      more: (count) => `${count} autres`,
      none: (text) => `Aucune ville pour « ${text} »`,
      empty: "Aucune ville n'est proposée",
    },
    pendingLabel: "Chargement des villes…",
  },
} satisfies Meta<typeof Combobox>;

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

function afterTyping(text: string, shown: string): NonNullable<Story["play"]> {
  return async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox"), text);
    await expect(await canvas.findByText(shown)).toBeVisible();
  };
}

export const Empty: Story = { args: { placeholder: "Casablanca, Rabat…" } };
export const Chosen: Story = { args: { value: "0-0" } };
export const Open: Story = { parameters: framed("28rem"), args: { value: "0-2" }, play: openIt };
export const Searching: Story = { parameters: framed("28rem"), play: afterTyping("te", "Témara") };
export const Mistyped: Story = {
  parameters: framed("28rem"),
  play: afterTyping("marakech", "Marrakech"),
};
export const NothingFound: Story = {
  parameters: framed("28rem"),
  play: afterTyping("Paris", "Aucune ville pour « Paris »"),
};
export const Grouped: Story = {
  parameters: framed("28rem"),
  args: { items: regionsOfCities, value: "1-0" },
  play: openIt,
};
export const WithDescriptions: Story = {
  parameters: framed("28rem"),
  args: {
    items: [
      { value: "1", label: "Sidi Ali", description: "Province d'Errachidia" },
      { value: "2", label: "Sidi Ali", description: "Province d'El Jadida" },
      { value: "3", label: "Sidi Allal", description: "Fermé aux dépôts", disabled: true },
    ],
  },
  play: openIt,
};
export const Thousands: Story = {
  parameters: framed("28rem"),
  args: { items: fiveThousandPlaces, value: "3999" },
  play: openIt,
};
export const Loading: Story = {
  parameters: framed("28rem"),
  args: { items: [], isPending: true },
  play: openNote("Chargement des villes…"),
};
export const Invalid: Story = { args: { error: "Choisissez une ville de la liste." } };
export const Disabled: Story = { args: { value: "0-0", disabled: true } };

export const EmptyCatalogue: Story = {
  parameters: framed("28rem"),
  args: { items: [] },
  play: openNote("Aucune ville n'est proposée"),
};
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    value: "99",
    items: [
      { value: "1", label: "" },
      { value: "1", label: "Deux fois la même clef" },
      { value: "2", label: "Ville ".repeat(2000) },
      { value: "3", label: "Aïn (عين) Chock — ‏الدار البيضاء" },
      { label: "Région vide", items: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("combobox")).toHaveValue("");
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(4);
    await userEvent.type(canvas.getByRole("combobox"), "عين");
    await expect(canvas.getByRole("option")).toHaveTextContent("Chock");
  },
};

export const Arabic: Story = {
  parameters: framed("28rem"),
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "المدينة",
    items: arabicCities,
    value: "0-2",
    labels: {
      list: "المدن",
      show: "عرض المدن",
      clear: "حذف المدينة",
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
  parameters: { ...matrixPictures, ...framed("48rem") },
  render: (args) => (
    <AllSupports>
      {(key) => (
        // A list that finds no room below its field would open above it, over other newspapers' cells.
        <div className="flex h-112 flex-col gap-4 [&_[popover]]:[position-try-fallbacks:none]">
          <Held {...args} name={`${key}-invalid`} error="Choisissez une ville de la liste." />
          <Held {...args} name={key} value="0-0" items={regionsOfCities} />
        </div>
      )}
    </AllSupports>
  ),
  play: async ({ canvasElement }) => {
    // Without the focus, which only one field can have, all of them stay open.
    for (const field of within(canvasElement).getAllByDisplayValue(/Casablanca|الدار البيضاء/)) {
      const isFrench = within(canvasElement).queryAllByDisplayValue("Casablanca").includes(field);
      await fireEvent.change(field, { target: { value: isFrench ? "sa" : "ال" } });
      await expect(field).toHaveAttribute("aria-expanded", "true");
    }
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
        loading: Loading.args,
      }}
    >
      {(given, key) => <Combobox {...given} name={key} />}
    </StatesMatrix>
  ),
};
