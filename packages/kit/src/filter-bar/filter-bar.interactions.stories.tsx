import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { FilterBar } from "./filter-bar.tsx";
import { frenchFields, frenchFilters, frenchLabels, WithFilters } from "./sample-filters.tsx";

const meta = {
  title: "Data/Filter bar/Interactions",
  component: FilterBar,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Filtrer mes commandes",
    children: frenchFields,
    active: frenchFilters,
    onClear: fn(),
    result: "3 commandes",
    labels: frenchLabels,
    submit: { label: "Filtrer", onSubmit: fn() },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EnterSendsTheFieldsByTheirNames: Story = {
  play: async ({ canvasElement, args }) => {
    const search = within(within(canvasElement).getByLabelText("Filtrer mes commandes"));
    await userEvent.type(search.getByLabelText("Référence"), "AL-7{Enter}");
    await expect(args.submit?.onSubmit).toHaveBeenCalledOnce();
    const form = canvasElement.querySelector("form") ?? undefined;
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      reference: "AL-7",
      from: "",
      to: "",
      status: "",
    });
  },
};

export const ARemovedFilterLeavesTheFocusNear: Story = {
  render: (args) => <WithFilters>{(state) => <FilterBar {...args} {...state} />}</WithFilters>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: /Référence/ }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("button", { name: /Référence/ })).toBeNull();
    const status = canvas.getByRole("button", { name: "Retirer le filtre Statut : payée" });
    await expect(status).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("17 commandes"));

    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.getByLabelText("Filtrer mes commandes")).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("48 commandes"));
  },
};

export const AllFiltersGoAtOnce: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Tout effacer" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText("Filtrer mes commandes")).toHaveFocus();
  },
};

export const ShortOfRoomTheFieldsFoldAway: Story = {
  render: (args) => (
    <div className="max-w-72">
      <FilterBar {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole("button", { name: "Filtrer (2)" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getByLabelText("Référence")).not.toBeVisible();

    toggle.focus();
    await userEvent.keyboard("{Enter}");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByLabelText("Référence")).toHaveFocus();

    await userEvent.click(canvas.getByRole("button", { name: "Filtrer" }));
    await expect(args.submit?.onSubmit).toHaveBeenCalledOnce();
    await expect(toggle).toHaveFocus();
    await expect(canvas.getByLabelText("Référence")).not.toBeVisible();
  },
};

export const WithRoomThereIsNothingToUnfold: Story = {
  render: (args) => (
    <div className="w-200">
      <FilterBar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: "Filtrer (2)" })).toBeNull();
    await expect(canvas.getByLabelText("Référence")).toBeVisible();
  },
};

/** Without scripts the browser itself sends the fields, to the list's own address. */
export const SubmitsToTheListsAddress: Story = {
  args: { submit: { label: "Filtrer", onSubmit: fn(), action: "/fr/mes-commandes" } },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector("form");
    await expect(form).toHaveAttribute("action", "/fr/mes-commandes");
    await expect(form?.method).toBe("get");
  },
};
