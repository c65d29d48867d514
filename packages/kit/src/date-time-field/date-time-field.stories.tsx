import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { DateTimeField } from "./date-time-field.tsx";

const meta = {
  title: "Fields/Date time field",
  component: DateTimeField,
  tags: ["new"],
  args: {
    label: "Ouverture des plis",
    defaultValue: "2026-03-16T09:30",
    now: "2026-03-11T14:00",
    locale: "fr-MA",
    className: "max-w-sm",
    labels: {
      clear: "Effacer la date et l'heure",
      outside: "Choisissez un moment après le 11/03/2026 à 14 h.",
    },
  },
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: null, note: "facultatif" } };
export const WithDescription: Story = { args: { description: "À l'heure du Maroc." } };
export const TooEarly: Story = {
  args: { defaultValue: "2026-03-11T09:30", minValue: "2026-03-11T14:00" },
};
export const Invalid: Story = {
  args: { defaultValue: null, error: "Indiquez le jour et l'heure." },
};
export const Disabled: Story = { args: { disabled: true } };
export const InANarrowPlace: Story = {
  render: (args) => (
    <div className="w-48">
      <DateTimeField {...args} />
    </div>
  ),
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "فتح الأظرفة",
    description: "بتوقيت المغرب.",
    locale: "ar-MA",
    labels: { clear: "مسح التاريخ والساعة", outside: "اختر وقتاً بعد 11/03/2026 على الساعة 14." },
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {() => (
        <>
          <DateTimeField {...args} />
          <DateTimeField {...args} defaultValue={null} error="Indiquez le jour et l'heure." />
        </>
      )}
    </AllSupports>
  ),
};

/** A day that does not exist, limits in the wrong order, words without end. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    label: "Ouverture فتح ".repeat(400),
    defaultValue: "2026-02-30T25:00",
    minValue: "2027-01-01T00:00",
    maxValue: "2025-01-01T00:00",
  },
  play: async ({ canvasElement }) => {
    const parts = within(canvasElement).getAllByRole("spinbutton");
    await expect(parts).toHaveLength(5);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix
      args={args}
      interactive
      states={{
        empty: Empty.args,
        disabled: Disabled.args,
        invalid: Invalid.args,
      }}
    >
      {(given, key) => <DateTimeField {...given} name={key} />}
    </StatesMatrix>
  ),
};
