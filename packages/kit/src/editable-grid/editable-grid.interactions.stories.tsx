import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { EditableGrid } from "./editable-grid.tsx";
import type { CellEdit } from "./editable-grid.types.ts";
import {
  EditedHere,
  headingColumns,
  headingFault,
  manyHeadings,
  type SampleHeading,
  sampleHeadings,
} from "./sample-headings.tsx";

const onEdit = fn<(edits: readonly CellEdit[]) => void>();
const onAdd = fn();

const meta = {
  title: "Data/Editable grid/Interactions",
  component: EditableGrid<SampleHeading>,
  tags: ["interactions", "!autodocs"],
  args: {
    caption: "Rubriques",
    columns: headingColumns,
    rows: sampleHeadings,
    rowKey: ({ code }) => code,
    onEdit,
    onAdd,
    faultOf: headingFault,
    labels: {
      help: "Entrée modifie une cellule.",
      edit: (column) => `Modifier ${column}`,
      pasted: (count) => `${count} cellules modifiées`,
      faults: (count) => `${count} à corriger`,
      empty: "Aucune rubrique.",
    },
  },
  render: (args) => <EditedHere {...args} />,
  beforeEach: () => {
    onEdit.mockClear();
    onAdd.mockClear();
  },
} satisfies Meta<typeof EditableGrid<SampleHeading>>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.textContent;

export const IsOneTabStopThatKeysMoveIn: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole("grid", { name: "Rubriques" });
    await expect(grid).toHaveAttribute("aria-rowcount", "5");
    await userEvent.tab();
    await expect(focused()).toBe("EMP");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(focused()).toBe("Immobilier");
    await userEvent.keyboard("{End}");
    await expect(focused()).toBe("150");
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect(focused()).toBe("450");
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await expect(focused()).toBe("EMP");
    await userEvent.tab();
    await expect(grid.contains(document.activeElement)).toBe(false);
  },
};

export const ItsNamesStayInSight: Story = {
  args: {
    columns: headingColumns.map((column, index) => ({ ...column, sticky: index === 0 })),
    className: "max-w-72",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole("grid", { name: "Rubriques" });
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    const name = canvas.getByText("EMP").getBoundingClientRect();
    const box = grid.parentElement?.getBoundingClientRect();
    await expect(name.left).toBeGreaterThanOrEqual(box?.left ?? Number.NaN);
    const price = canvas.getByText("150").getBoundingClientRect();
    await expect(price.left).toBeGreaterThan(name.right);
  },
};

export const ArrowsFollowTheDirectionOfReading: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(focused()).toBe("Emploi");
  },
};

export const EditsByEnterAndMovesDown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Emploi"));
    await userEvent.keyboard("{Enter}");
    const input = canvas.getByRole("textbox", { name: "Modifier Nom français" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard(" et stages{Enter}");
    await expect(onEdit).toHaveBeenCalledWith([
      { row: "EMP", column: "french", text: "Emploi et stages" },
    ]);
    await waitFor(() => expect(focused()).toBe("Immobilier"));
    await expect(canvas.getByText("Emploi et stages")).toBeVisible();
  },
};

export const AFingerEditsByOnePress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tap(canvas.getByText("150"));
    const input = canvas.getByRole("textbox", { name: "Modifier Prix de la ligne" });
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await userEvent.click(canvas.getByText("Emploi"));
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const ASignReplacesTheTextAndTabMovesOn: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Emploi"));
    await userEvent.keyboard("Stages");
    await userEvent.tab();
    await expect(onEdit).toHaveBeenCalledWith([{ row: "EMP", column: "french", text: "Stages" }]);
    await waitFor(() => expect(focused()).toBe("التشغيل"));
  },
};

export const EscapeLeavesTheTextAsItWas: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Emploi"));
    await userEvent.keyboard("{F2}xyz{Escape}");
    await expect(onEdit).not.toHaveBeenCalled();
    await waitFor(() => expect(focused()).toBe("Emploi"));
  },
};

export const EmptiesByDeleteAndShowsTheFaultAtItsCell: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Emploi"));
    await userEvent.keyboard("{Delete}");
    const cell = canvas.getByText("Le nom manque.").closest("[role=gridcell]");
    await expect(cell).toHaveAttribute("aria-invalid", "true");
    await expect(cell).toHaveAccessibleDescription("Le nom manque.");
    await expect(canvas.getByText("1 à corriger")).toBeVisible();
  },
};

const onSave = fn();

/** The fault would make its row higher, and move the button from under the pointer. */
export const APressFromACellReachesItsButton: Story = {
  render: (args) => (
    <>
      <EditedHere {...args} />
      <button type="button" onClick={onSave}>
        Enregistrer
      </button>
    </>
  ),
  play: async ({ canvasElement }) => {
    onSave.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Enregistrer" });
    await userEvent.click(canvas.getByText("450"));
    await userEvent.keyboard("{Enter}abc");
    const { top } = button.getBoundingClientRect();
    await userEvent.hold(button);
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().top).toBe(top);
    await userEvent.release();
    await expect(onSave).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText("Écrivez un nombre entier.")).toBeVisible());
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(top);
  },
};

export const KeepsReadOnlyColumns: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("EMP"));
    await userEvent.keyboard("{Enter}x{Delete}");
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(onEdit).not.toHaveBeenCalled();
  },
};

export const PastesRowsOfASpreadsheet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Annonces légales"));
    await userEvent.paste("Légales\tقانونية\t300\nOffres\tعروض\tcher\nSports\tرياضة\t90\n");
    await expect(onEdit).toHaveBeenCalledOnce();
    await expect(onEdit.mock.lastCall?.[0]).toHaveLength(6);
    await expect(onAdd).toHaveBeenCalledWith([["Sports", "رياضة", "90"]], "french");
    await expect(canvas.getByText("Écrivez un nombre entier.")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("6 cellules modifiées"),
    );
  },
};

export const MovesThroughThousandsOfRows: Story = {
  args: { rows: manyHeadings, className: "h-96" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Rubrique 1"));
    await userEvent.keyboard("{Control>}{ArrowDown}{/Control}");
    await waitFor(() => expect(focused()).toBe("Rubrique 5000"));
    await waitFor(() => expect(canvas.getByText("Rubrique 5000")).toBeVisible());
    await expect(canvas.getAllByRole("row").length).toBeLessThan(600);
  },
};

/** The first fault is far below what is rendered: the press of the button beside the grid focuses it all the same. */
export const ASubmissionFocusesTheFirstFault: Story = {
  args: {
    rows: manyHeadings,
    faultOf: ({ code }, column) =>
      code === manyHeadings.at(-1)?.code && column === "price" ? "Prix trop haut" : undefined,
    className: "h-64",
  },
  render: function Submitted(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Enregistrer
        </button>
        <EditableGrid {...args} submission={count} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole("button", { name: "Enregistrer" });
    for (const _ of [1, 2]) {
      await userEvent.click(save);
      await waitFor(() =>
        expect(document.activeElement).toHaveAccessibleDescription("Prix trop haut"),
      );
    }
  },
};
