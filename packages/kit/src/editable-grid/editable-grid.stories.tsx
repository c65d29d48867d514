import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { EditableGrid } from "./editable-grid.tsx";
import {
  EditedHere,
  headingColumns,
  headingFault,
  manyHeadings,
  type SampleHeading,
  sampleHeadings,
} from "./sample-headings.tsx";

const meta = {
  title: "Data/Editable grid",
  component: EditableGrid<SampleHeading>,
  tags: ["new"],
  args: {
    caption: "Rubriques",
    columns: headingColumns,
    rows: sampleHeadings,
    rowKey: ({ code }) => code,
    onEdit: () => undefined,
    faultOf: headingFault,
    labels: {
      help: "Entrée modifie une cellule, Échap la laisse comme elle était.",
      edit: (column) => `Modifier ${column}`,
      pasted: (count) => `${count} cellules modifiées`,
      faults: (count) => `${count} à corriger`,
      empty: "Aucune rubrique.",
    },
  },
} satisfies Meta<typeof EditableGrid<SampleHeading>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { render: (args) => <EditedHere {...args} /> };

/** Messages stand at their cells. */
export const Faults: Story = {
  args: {
    rows: [
      ...sampleHeadings.slice(0, 2),
      { code: "VEH", french: "", arabic: "السيارات", price: "cent" },
    ],
  },
};

export const ReadOnly: Story = {
  args: { columns: headingColumns.map((column) => ({ ...column, readOnly: true })) },
};

export const Empty: Story = { args: { rows: [] } };

/** Rows out of sight are a box of their height alone. */
export const ManyRows: Story = {
  args: { rows: manyHeadings, className: "h-96" },
  render: (args) => <EditedHere {...args} />,
  tags: ["language-free"],
};

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    caption: "الأبواب",
    columns: headingColumns.map((column, index) => ({
      ...column,
      header: ["الرمز", "الاسم بالفرنسية", "الاسم بالعربية", "ثمن السطر"][index] ?? "",
    })),
    labels: {
      help: "مفتاح الإدخال لتعديل الخلية، وEscape لتركها كما كانت.",
      edit: (column) => `تعديل ${column}`,
      pasted: (count) => `عدد الخلايا المعدلة: ${count}`,
      faults: (count) => `للتصحيح: ${count}`,
      empty: "لا أبواب.",
    },
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports panel="wide">
      {(key) => <EditableGrid {...args} {...Faults.args} caption={key} />}
    </AllSupports>
  ),
};

/** Rows of the same key, texts without end, columns without a title. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    columns: [
      ...headingColumns,
      { id: "long", header: "x".repeat(300), text: () => "y".repeat(3_000), width: 0 },
    ],
    rows: [{ code: "", french: "\u0000\u202E<b>", arabic: "", price: "-1" }],
    faultOf: () => "z".repeat(300),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("gridcell")).toHaveLength(5);
    await expect(canvas.getByText("5 à corriger")).toBeVisible();
    await expect(canvasElement.querySelector("b")).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ "read-only": ReadOnly.args, invalid: Faults.args, empty: Empty.args }}
    >
      {(given, key) => <EditableGrid {...given} caption={key} />}
    </StatesMatrix>
  ),
};
