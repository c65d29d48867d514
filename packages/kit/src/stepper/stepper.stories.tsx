import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import type { Step, StepState } from "./step-state.ts";
import { Stepper } from "./stepper.tsx";

const labels = ["Composer", "Vérifier", "Payer", "Confirmation"];

function journey(...states: readonly StepState[]): Step[] {
  return labels.map((label, index) => ({
    id: label,
    label,
    state: states[index] ?? "upcoming",
    href: states[index] === "done" ? `#${label}` : undefined,
  }));
}

const meta = {
  title: "Navigation/Stepper",
  tags: ["new"],
  component: Stepper,
  args: {
    label: "Votre commande",
    items: journey("done", "current"),
    labels: {
      states: {
        done: "terminée",
        current: "en cours",
        upcoming: "à venir",
        error: "à corriger",
      },
      position: (place, count) => `${place}/${count}`,
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const JustBegun: Story = { args: { items: journey("current") } };
export const WithAnError: Story = { args: { items: journey("done", "error", "current") } };
export const Finished: Story = { args: { items: journey("done", "done", "done", "done") } };
export const OnAPhone: Story = {
  render: (args) => (
    <div className="max-w-80">
      <Stepper {...args} />
    </div>
  ),
};
export const LongLabels: Story = {
  args: {
    items: journey("done", "current").map((step) => ({
      ...step,
      label: `${step.label} votre annonce légale et ses pièces jointes`,
    })),
  },
};
/** No steps, a state of a newer server, two current steps, a label without end. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  render: (args) => {
    const unknown: Step = JSON.parse('{"id":"x","label":"Archiver","state":"archived"}');
    return (
      <div className="flex flex-col gap-6">
        <Stepper {...args} label="Vide" items={[]} />
        <Stepper {...args} label="Inconnu" items={[unknown]} />
        <Stepper {...args} label="Deux fois" items={journey("current", "current")} />
        <Stepper
          {...args}
          label="Sans fin"
          items={[{ id: "a", label: "Étape خطوة ".repeat(900), state: "current" }]}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("navigation", { name: "Vide" })).toBeNull();
    await expect(canvas.getByRole("navigation", { name: "Inconnu" })).toHaveTextContent("à venir");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "طلبكم",
    items: [
      { id: "1", label: "التحرير", state: "done", href: "#1" },
      { id: "2", label: "المراجعة", state: "done", href: "#2" },
      { id: "3", label: "الأداء", state: "current" },
      { id: "4", label: "التأكيد", state: "upcoming" },
    ],
    labels: {
      states: { done: "تمت", current: "جارية", upcoming: "لاحقة", error: "للتصحيح" },
      position: (place, count) => `${place}/${count}`,
    },
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports panel="wide">
      {(key) => (
        <>
          <Stepper {...args} label={key} items={journey("done", "error", "current")} />
          <div className="max-w-60">
            <Stepper {...args} label={`${key}, étroit`} />
          </div>
        </>
      )}
    </AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{ invalid: WithAnError.args, done: Finished.args }}
    >
      {(given, key) => <Stepper {...given} label={key} />}
    </StatesMatrix>
  ),
};
