import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { frenchColumns, type SampleOrder, sampleOrders, thousandOrders } from "./sample-orders.ts";
import { SelectedHere, SortedHere } from "./sample-stateful.tsx";
import { Table } from "./table.tsx";

const meta = {
  title: "Data/Table/Interactions",
  component: Table<SampleOrder>,
  tags: ["interactions", "!autodocs"],
  args: {
    caption: "Annonces",
    columns: frenchColumns,
    rows: sampleOrders,
    rowKey: ({ reference }) => reference,
    empty: "Aucune annonce.",
  },
} satisfies Meta<typeof Table<SampleOrder>>;

export default meta;
type Story = StoryObj<typeof meta>;

const references = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent.replace("Référence", ""));

export const RowsAreNamedByTheirHeader: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Annonces" });
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(4);
    const row = within(table).getByRole("row", { name: /AL-4121/ });
    await expect(within(row).getByRole("rowheader")).toHaveTextContent("AL-4121");
    await expect(within(row).getAllByRole("cell").at(-1)).toHaveTextContent("1 224,00");
  },
};

export const WithoutSortingNothingSorts: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    await expect(canvasElement.querySelector("[aria-sort]")).toBeNull();
  },
};

export const AskingLeavesTheRowsToTheApplication: Story = {
  args: { sorting: { value: null, onChange: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Prix (DH)" }));
    await expect(args.sorting?.onChange).toHaveBeenCalledWith({
      column: "price",
      direction: "ascending",
    });
    await expect(references(canvasElement)[0]).toBe("AL-4120");
  },
};

export const SortsByKeyboardAndAnnouncesIt: Story = {
  render: (args) => <SortedHere {...args} locale="fr-FR" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole("columnheader", { name: "Prix (DH)" });
    await expect(header).toHaveAttribute("aria-sort", "none");

    within(header).getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await expect(references(canvasElement)).toEqual(["AL-4122", "AL-98", "AL-4120", "AL-4121"]);
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("Trié par prix, le moins cher d'abord"),
    );

    await userEvent.keyboard(" ");
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await expect(references(canvasElement)[0]).toBe("AL-4121");
    await expect(within(header).getByRole("button")).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("Trié par prix, le plus cher d'abord"),
    );
  },
};

export const OneColumnSortsAtATimeAndMayBeginDescending: Story = {
  render: (args) => (
    <SortedHere {...args} locale="fr-FR" initial={{ column: "price", direction: "ascending" }} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Parution" }));
    await expect(canvas.getByRole("columnheader", { name: "Parution" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await expect(canvas.getByRole("columnheader", { name: "Prix (DH)" })).toHaveAttribute(
      "aria-sort",
      "none",
    );
  },
};

export const ReferencesSortByTheirNumbers: Story = {
  render: (args) => <SortedHere {...args} locale="fr-FR" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Référence" }));
    await expect(references(canvasElement)).toEqual(["AL-98", "AL-4120", "AL-4121", "AL-4122"]);
  },
};

export const CardsKeepTheirRolesAndTheirSorting: Story = {
  render: (args) => (
    <div className="max-w-72">
      <SortedHere {...args} locale="fr-FR" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("row")).toHaveLength(sampleOrders.length + 1);
    const button = canvas.getByRole("button", { name: "Prix (DH)" });
    await expect(button).toBeVisible();
    await userEvent.click(button);
    await expect(references(canvasElement)[0]).toBe("AL-4122");
    const table = canvas.getByRole("table");
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  },
};

export const LongTablesKeepEveryRowInThePage: Story = {
  args: { rows: thousandOrders, long: true },
  // The rules take a minute over a thousand rows; `Long` shows them forty of the same kind.
  parameters: { a11y: { test: "off" } },
  render: (args) => <SortedHere {...args} locale="fr-FR" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("tbody tr")).toHaveLength(1000);
    const rows = canvasElement.querySelectorAll("tr");
    const left = (row: Element | undefined) =>
      [...(row?.children ?? [])].map((cell) => Math.round(cell.getBoundingClientRect().left));
    await expect(left(rows[1])).toEqual(left(rows[0]));
  },
};

export const AnnouncesThePendingState: Story = {
  args: { rows: [], isPending: true, pendingLabel: "Chargement" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement");
    await expect(canvas.queryByText("Aucune annonce.")).toBeNull();
  },
};

/** Placeholders are as many as the expected rows, and as high: nothing below moves when the rows come. */
export const WaitingKeepsTheirPlaces: Story = {
  render: (args) => (
    <>
      <Table
        {...args}
        rows={[]}
        isPending
        pendingLabel="Chargement"
        expectedRows={args.rows.length}
      />
      <Table {...args} caption="Venues" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [waiting, came] = within(canvasElement).getAllByRole("table");
    const heightOf = (table: HTMLElement | undefined) => table?.getBoundingClientRect().height ?? 0;
    await expect(waiting?.querySelectorAll("tbody tr")).toHaveLength(sampleOrders.length);
    await expect(heightOf(waiting)).toBeGreaterThanOrEqual(heightOf(came));
  },
};

export const ShowsTheReasonForMissingRows: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("cell")).toHaveTextContent("Aucune annonce.");
  },
};

const selecting = {
  all: "Tout sélectionner",
  row: ({ reference }: SampleOrder) => `Sélectionner ${reference}`,
};

const boxes = (canvas: HTMLElement) => {
  const [all, ...rows] = within(canvas).getAllByRole<HTMLInputElement>("checkbox");
  return { all, rows };
};

export const ABoxSelectsItsRowAndTheFirstOneAllOfThem: Story = {
  render: (args) => <SelectedHere {...args} labels={selecting} />,
  play: async ({ canvasElement }) => {
    const { all, rows } = boxes(canvasElement);
    await expect(all).toHaveAccessibleName("Tout sélectionner");
    await userEvent.click(within(canvasElement).getByRole("checkbox", { name: /AL-4121/ }));
    await expect(rows.map(({ checked }) => checked)).toEqual([false, true, false, false]);
    await expect(all).toBePartiallyChecked();
    if (all) await userEvent.click(all);
    await expect(rows.every(({ checked }) => checked)).toBe(true);
    await expect(all).toBeChecked();
    if (all) await userEvent.click(all);
    await expect(rows.some(({ checked }) => checked)).toBe(false);
  },
};

export const RowsThatAreNotShownStaySelected: Story = {
  args: {
    selection: { value: ["AL-1", "AL-4120"], onChange: fn(), labels: selecting },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("checkbox", { name: /AL-4120/ }));
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith(["AL-1"]);
    await userEvent.click(within(canvasElement).getByRole("checkbox", { name: /Tout/ }));
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith([
      "AL-1",
      ...sampleOrders.map(({ reference }) => reference),
    ]);
  },
};

export const ARowThatCannotBeSelectedIsLeftOutOfAll: Story = {
  render: (args) => (
    <SelectedHere
      {...args}
      labels={selecting}
      isDisabled={({ reference }) => reference === "AL-98"}
    />
  ),
  play: async ({ canvasElement }) => {
    const { all, rows } = boxes(canvasElement);
    if (all) await userEvent.click(all);
    await expect(rows.map(({ checked }) => checked)).toEqual([true, true, true, false]);
    await expect(rows.at(-1)).toBeDisabled();
    await expect(all).toBeChecked();
  },
};
