import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Dialog } from "../dialog/index.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { arabicCities, cities, fiveThousandPlaces } from "./sample-cities.ts";

const onSubmit = fn();

function Held(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  function change(next: string | null): void {
    setValue(next);
    props.onChange?.(next);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get("city"));
      }}
    >
      <Combobox {...props} value={value} onChange={change} className="max-w-sm" />
      <button type="submit">Envoyer</button>
    </form>
  );
}

const meta = {
  title: "Fields/Combobox/Interactions",
  component: Combobox,
  tags: ["interactions", "!autodocs"],
  render: (args) => <Held {...args} />,
  args: {
    label: "Ville",
    name: "city",
    items: cities,
    value: null,
    onChange: fn(),
    onBlur: fn(),
    labels: {
      list: "Villes",
      show: "Voir les villes",
      clear: "Effacer la ville",
      count: (count) => `${count} villes`,
      more: (count) => `${count} autres`,
      none: (text) => `Rien pour ${text}`,
      empty: "Aucune ville",
    },
    pendingLabel: "Chargement…",
  },
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The choice that the field names as active. */
function activeOption(field: HTMLElement): HTMLElement | null {
  return document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
}

export const TypingFindsAndEnterTakes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox", { name: "Ville" });
    await userEvent.tab();
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("fes");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(activeOption(field)).toHaveTextContent("Fès");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2-0");
    await expect(field).toHaveValue("Fès");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(onSubmit).toHaveBeenCalledWith("2-0");
  },
};

export const ArrowsMoveWhileTheFocusStays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(activeOption(field)).toBeNull();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(activeOption(field)).toHaveTextContent("Mohammédia");
    await expect(activeOption(field)).toHaveAttribute("aria-posinset", "2");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(activeOption(field)).toBeNull();
    await userEvent.keyboard("{PageDown}");
    await expect(activeOption(field)).toHaveTextContent("Kénitra");
    await userEvent.keyboard("{Home}");
    await expect(activeOption(field)).toBeNull();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(field).toHaveFocus();
  },
};

export const EscapeClosesThenGivesUpTheText: Story = {
  args: { value: "0-0" },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox");
    await userEvent.click(field);
    await userEvent.type(field, "xyz");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveValue("Casablancaxyz");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("Casablanca");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const EscapeLeavesTheDialogAroundOpen: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title="Adresse" closeLabel="Fermer">
        <Held {...args} />
      </Dialog>
    );
  },
  play: async () => {
    const screen = within(document.body);
    const field = await screen.findByRole("combobox");
    await userEvent.type(field, "fes");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(screen.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.click(await screen.findByRole("option", { name: "Fès" }));
    await expect(field).toHaveValue("Fès");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const LeavingNeverLosesTheChoice: Story = {
  args: { value: "0-0" },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox");
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, "rabat");
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith("1-0");
    await userEvent.click(field);
    await userEvent.type(field, " et autour");
    await userEvent.click(canvasElement);
    await waitFor(() => expect(field).toHaveValue("Rabat"));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const TextThatNamesNothingStaysToBeCorrected: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox");
    await userEvent.type(field, "Paris");
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveValue("Paris");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TabSelectsTheActiveOption: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox");
    await userEvent.type(field, "sa{ArrowDown}");
    await expect(activeOption(field)).toHaveTextContent("Safi");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith("4-1");
  },
};

export const PressingChoosesAndKeepsTheFocus: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox");
    await userEvent.click(canvas.getByRole("button", { name: "Voir les villes" }));
    await userEvent.click(await canvas.findByRole("option", { name: "Settat" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("0-3");
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer la ville" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("");
  },
};

export const TheCountIsReadOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox"), "sal");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 villes"));
  },
};

export const ThousandsAreRenderedInParts: Story = {
  args: { items: fiveThousandPlaces, value: "3999" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    await expect(activeOption(field)).toHaveTextContent("Douar Aït Âmeur 4000");
    await expect(canvas.getAllByRole("option").length).toBeLessThan(100);
    await userEvent.keyboard("{PageUp}{PageUp}{PageUp}");
    await expect(activeOption(field)).toHaveAttribute("aria-posinset", "3970");
    await expect(activeOption(field)).toHaveAttribute("aria-setsize", "5000");
    await userEvent.clear(field);
    await userEvent.type(field, "ameur 499");
    await expect(canvas.getAllByRole("option")).toHaveLength(11);
  },
};

export const ArabicVariantsFindTheSameCity: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { label: "المدينة", items: arabicCities },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox");
    await userEvent.type(field, "اكادير");
    await expect(activeOption(field)).toHaveTextContent("أكادير");
    await userEvent.clear(field);
    await userEvent.type(field, "جديده{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("0-2");
    await expect(field).toHaveValue("الجديدة");
  },
};

export const TheListIsAsWideAsTheFieldAndUnderIt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox");
    await userEvent.click(field);
    const panel = canvas.getByRole("listbox").parentElement ?? field;
    await waitFor(() => expect(panel).toBeVisible());
    const place = field.getBoundingClientRect();
    const hung = panel.getBoundingClientRect();
    await expect(Math.round(hung.width)).toBe(Math.round(place.width));
    await expect(hung.top).toBeGreaterThanOrEqual(place.bottom);
  },
};
