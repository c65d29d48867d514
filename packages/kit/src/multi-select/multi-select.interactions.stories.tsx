import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { MultiSelect } from "./multi-select.tsx";

const meta = {
  title: "Fields/Multi-select/Interactions",
  component: MultiSelect,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Villes",
    name: "cities",
    items: [
      { value: "agadir", label: "Agadir" },
      { value: "fes", label: "Fès" },
      { value: "rabat", label: "Rabat" },
      { value: "tanger", label: "Tanger", disabled: true },
    ],
    onChange: fn(),
    labels: {
      list: "Villes",
      show: "Voir les villes",
      clear: "Effacer le texte",
      chosen: (count) => `${count} choisies`,
      remove: (label) => `Retirer ${label}`,
      count: (count) => `${count} villes`,
      more: (count) => `${count} autres`,
      none: (text) => `Rien pour ${text}`,
      empty: "Aucune ville",
    },
    pendingLabel: "Chargement…",
    className: "max-w-sm",
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TypingFindsAndEnterChoosesOneAfterTheOther: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox", { name: "Villes" });
    await userEvent.tab();
    await userEvent.keyboard("fes{Enter}rab{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["fes", "rabat"]);
    await expect(field).toHaveValue("");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    const chosen = canvas.getByRole("list", { name: "2 choisies" });
    await expect(within(chosen).getAllByRole("listitem")).toHaveLength(2);
  },
};

export const APressChoosesAndTakesBack: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    const list = canvas.getByRole("listbox", { name: "Villes" });
    await expect(list).toHaveAttribute("aria-multiselectable", "true");
    const option = within(list).getByRole("option", { name: "Rabat" });
    await userEvent.click(option);
    await expect(option).toHaveAttribute("aria-selected", "true");
    await userEvent.click(option);
    await expect(option).toHaveAttribute("aria-selected", "false");
    await userEvent.click(within(list).getByRole("option", { name: "Tanger" }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const RemovingKeepsTheFocusOnANeighbour: Story = {
  args: { defaultValue: ["agadir", "rabat"] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Retirer Agadir" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["rabat"]);
    await expect(canvas.getByRole("button", { name: "Retirer Rabat" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole("combobox")).toHaveFocus();
  },
};

export const BackspaceTakesTheLastBack: Story = {
  args: { defaultValue: ["agadir", "rabat"] },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["agadir"]);
  },
};

export const EscapeHidesTheListAndKeepsTheChoice: Story = {
  args: { defaultValue: ["rabat"] },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox");
    await userEvent.click(field);
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TheFormReceivesEveryChoice: Story = {
  args: { defaultValue: ["agadir", "rabat"] },
  render: (args) => (
    <form aria-label="Commande">
      <MultiSelect {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>("form");
    await expect(new FormData(form).getAll("cities")).toEqual(["agadir", "rabat"]);
  },
};
