import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { ActionMenu } from "../action-menu/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { MoreIcon, NewspaperIcon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import {
  arabicColumns,
  arabicOrders,
  frenchColumns,
  type SampleOrder,
  sampleOrders,
  thousandOrders,
} from "./sample-orders.ts";
import { SelectedHere, SortedHere } from "./sample-stateful.tsx";
import { Table } from "./table.tsx";

const meta = {
  title: "Data/Table",
  tags: ["stable"],
  component: Table<SampleOrder>,
  args: {
    caption: "Mes annonces",
    columns: frenchColumns,
    rows: sampleOrders,
    rowKey: ({ reference }) => reference,
    empty: "Aucune annonce.",
  },
} satisfies Meta<typeof Table<SampleOrder>>;

export default meta;
type Story = StoryObj<typeof meta>;

const actions = {
  header: "Actions",
  cell: ({ reference }: SampleOrder) => (
    <ActionMenu
      trigger={<MoreIcon />}
      shape="icon"
      triggerLabel={`Actions sur ${reference}`}
      label="Actions"
      items={[{ id: "copy", label: "Dupliquer", href: "#copy" }]}
    />
  ),
};

export const Rows: Story = {};
export const Sortable: Story = { render: (args) => <SortedHere {...args} locale="fr-FR" /> };
export const Sorted: Story = {
  render: (args) => (
    <SortedHere
      {...args}
      locale="fr-FR"
      initial={{ column: "price", direction: "descending" }}
      actions={actions}
    />
  ),
};
export const WithActions: Story = { args: { actions } };

const selecting = {
  all: "Sélectionner toutes les annonces",
  row: ({ reference }: SampleOrder) => `Sélectionner ${reference}`,
};

export const Selectable: Story = {
  args: { actions },
  render: (args) => <SelectedHere {...args} labels={selecting} initial={["AL-4121"]} />,
};
export const SelectableInANarrowPlace: Story = {
  args: { actions },
  render: (args) => (
    <div className="max-w-72">
      <SelectedHere {...args} labels={selecting} initial={["AL-4121"]} />
    </div>
  ),
};
export const SelectableArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    caption: "إعلاناتي",
    columns: arabicColumns,
    rows: arabicOrders,
    empty: "لا توجد إعلانات.",
  },
  render: (args) => (
    <SelectedHere
      {...args}
      labels={{ all: "اختيار كل الإعلانات", row: ({ reference }) => `اختيار ${reference}` }}
      initial={["AL-4120"]}
    />
  ),
};
export const WithLinks: Story = {
  args: {
    columns: frenchColumns.map((column) =>
      column.id === "reference"
        ? {
            ...column,
            cell: (order: SampleOrder) => (
              <Link href={`#${order.reference}`}>{order.reference}</Link>
            ),
          }
        : column,
    ),
  },
};
export const Loading: Story = {
  args: { rows: [], isPending: true, pendingLabel: "Chargement des annonces" },
};
export const LoadingNewerRows: Story = {
  args: { isPending: true, pendingLabel: "Chargement des annonces" },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState icon={NewspaperIcon} title="Aucune annonce ne correspond à ces critères" />,
  },
};
export const Long: Story = {
  tags: ["!autodocs"],
  args: { rows: thousandOrders.slice(0, 40), long: true, actions },
  render: (args) => <SortedHere {...args} locale="fr-FR" />,
};
export const InANarrowPlace: Story = {
  args: { actions },
  render: (args) => (
    <div className="max-w-72">
      <SortedHere {...args} locale="fr-FR" initial={{ column: "day", direction: "descending" }} />
    </div>
  ),
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    caption: "إعلاناتي",
    columns: arabicColumns,
    rows: arabicOrders,
    empty: "لا توجد إعلانات.",
    actions: { ...actions, header: "إجراءات" },
  },
  render: (args) => (
    <SortedHere {...args} locale="ar-MA" initial={{ column: "price", direction: "ascending" }} />
  ),
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <SortedHere
          {...args}
          caption={key}
          locale="fr-FR"
          initial={{ column: "price", direction: "ascending" }}
        />
      )}
    </AllSupports>
  ),
};

/** One endless word, two directions in one cell, no price, an order by a column that is not there. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    rows: [
      { reference: "X".repeat(10_000), title: "", day: "", price: Number.NaN },
      { reference: "AL-1 مرجع 2", title: "بيع fonds de commerce في Fès", day: "?", price: -4 },
    ],
    sorting: { value: { column: "nowhere", direction: "ascending" }, onChange: () => undefined },
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table", { name: "Mes annonces" });
    await expect(within(table).getAllByRole("row")).toHaveLength(3);
    await expect(table.clientWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(table.querySelector("[aria-sort=ascending]")).toBeNull();
  },
};
export const NothingAtAll: Story = {
  args: { columns: [], rows: [], empty: "Rien à montrer." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("cell")).toHaveTextContent("Rien à montrer.");
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ loading: Loading.args, empty: Empty.args }}>
      {(given, key) => <Table {...given} caption={key} />}
    </StatesMatrix>
  ),
};
