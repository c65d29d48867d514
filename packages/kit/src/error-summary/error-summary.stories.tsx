import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { TextField } from "../text-field/index.ts";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  title: "Fields/Error summary",
  tags: ["stable"],
  component: ErrorSummary,
  args: {
    title: "Deux réponses sont à revoir",
    submission: 0,
    errors: [
      { field: "title", message: "Écrivez un titre." },
      { field: "dates", message: "Choisissez au moins une date de parution." },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {};
export const AboveItsForm: Story = {
  render: (args) => (
    <div className="flex flex-col gap-6">
      <ErrorSummary {...args} />
      <TextField id="title" label="Titre" error="Écrivez un titre." />
      <TextField name="dates" label="Dates" error="Choisissez au moins une date de parution." />
    </div>
  ),
};
export const NoErrors: Story = { args: { errors: [] } };
/** A field that is not there, the same line twice, messages without end or in two directions. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    title: "À revoir مراجعة ".repeat(200),
    submission: Number.NaN,
    errors: [
      { field: "nowhere", message: "Ce champ n'existe pas." },
      { field: "", message: "ligne سطر ".repeat(1000) },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "Ce champ n'existe pas." }));
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    title: "هناك جوابان للمراجعة",
    errors: [
      { field: "title", message: "اكتب عنواناً." },
      { field: "dates", message: "اختر تاريخ نشر واحداً على الأقل." },
    ],
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{() => <ErrorSummary {...args} />}</AllSupports>,
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given) => <ErrorSummary {...given} />}
    </StatesMatrix>
  ),
};
