import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Table } from "./table.tsx";

interface City {
  id: number;
  name: string;
  count: number;
}

const meta = {
  title: "Data/Table/Interactions",
  component: Table<City>,
  tags: ["!autodocs"],
  args: {
    caption: "Annonces par ville",
    columns: [
      { id: "name", header: "Ville", cell: (city) => city.name, rowHeader: true },
      { id: "count", header: "Annonces", cell: (city) => city.count, align: "end" },
    ],
    rows: [
      { id: 1, name: "Casablanca", count: 120 },
      { id: 2, name: "Tanger", count: 14 },
    ],
    rowKey: (city) => city.id,
    empty: "Aucune ville.",
  },
} satisfies Meta<typeof Table<City>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RowsAreNamedByTheirHeader: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Annonces par ville" });
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(2);
    const row = within(table).getByRole("row", { name: /Casablanca/ });
    await expect(within(row).getByRole("rowheader")).toHaveTextContent("Casablanca");
    await expect(within(row).getByRole("cell")).toHaveTextContent("120");
  },
};

export const WaitingSaysSo: Story = {
  args: { rows: [], loadingLabel: "Chargement" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Chargement");
    await expect(canvas.queryByText("Aucune ville.")).toBeNull();
  },
};

export const NoRowsSaysWhy: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("cell")).toHaveTextContent("Aucune ville.");
  },
};
