import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { Stepper } from "./stepper.tsx";

const meta = {
  title: "Navigation/Stepper/Interactions",
  component: Stepper,
  tags: ["interactions", "!autodocs"],
  args: {
    label: "Votre commande",
    items: [
      { id: "compose", label: "Composer", state: "done", href: "#compose" },
      { id: "check", label: "Vérifier", state: "error", href: "#check" },
      { id: "pay", label: "Payer", state: "current", href: "#pay" },
      { id: "end", label: "Confirmation", state: "upcoming" },
    ],
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

export const MarksTheCurrentStep: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("navigation", { name: "Votre commande" })).toBeVisible();
    const steps = canvas.getAllByRole("listitem");
    await expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([
      null,
      null,
      "step",
      null,
    ]);
    await expect(steps[3]).toHaveTextContent("Confirmation à venir");
  },
};

export const OnlyOtherStepsAreLinks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Composer terminée" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Vérifier à corriger" })).toHaveFocus();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

export const KeepsNamesAndTargetsInANarrowPlace: Story = {
  render: (args) => (
    <div className="w-64">
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("3/4")).toBeVisible();
    const link = canvas.getByRole("link", { name: "Composer terminée" });
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};

export const ItsLastStepReachesTheEndOfTheLine: Story = {
  render: (args) => (
    <div className="w-3xl">
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole("navigation");
    const label = within(nav).getByText(/^Confirmation/);
    const gap = nav.getBoundingClientRect().right - label.getBoundingClientRect().right;
    await expect(Math.abs(gap)).toBeLessThanOrEqual(1);
  },
};

/** Eight steps on a phone of 375 px with its margins. */
export const KeepsTargetsOfManySteps: Story = {
  args: {
    items: Array.from({ length: 8 }, (_, place) => ({
      id: `${place}`,
      label: `Étape ${place + 1}`,
      href: `#${place}`,
      state: place < 7 ? "done" : "current",
    })),
  },
  render: (args) => (
    <div style={{ width: 343 }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    const widths = links.map((link) => link.getBoundingClientRect().width);
    await expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
  },
};

export const RunsFromTheRightInArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole("listitem");
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? 0,
    );
  },
};
