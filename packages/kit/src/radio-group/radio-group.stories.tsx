import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { RadioGroup } from "./radio-group.tsx";

const meta = {
  title: "Fields/Radio group",
  component: RadioGroup,
  tags: ["new"],
  args: {
    label: "Qualité du demandeur",
    name: "applicant",
    items: [
      { value: "person", label: "Particulier" },
      { value: "company", label: "Société" },
      { value: "administration", label: "Administration" },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: "company" } };
export const InARow: Story = {
  args: {
    label: "Langue de l'annonce",
    name: "language",
    direction: "row",
    defaultValue: "fr",
    items: [
      { value: "fr", label: "Français" },
      { value: "ar", label: "Arabe" },
    ],
  },
};
export const WithDescriptions: Story = {
  args: {
    label: "Justificatif",
    name: "proof",
    description: "Envoyé par courriel après la parution.",
    defaultValue: "pdf",
    items: [
      { value: "pdf", label: "Page en PDF", description: "Gratuit, le jour même" },
      { value: "paper", label: "Journal par la poste", description: "25,00 DH, sous trois jours" },
      {
        value: "desk",
        label: "Retrait au guichet",
        description: "Fermé jusqu'au 4 janvier",
        disabled: true,
      },
    ],
  },
};
export const Invalid: Story = { args: { error: "Choisissez une réponse." } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "person" } };
export const NoChoices: Story = { args: { items: [] } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "صفة صاحب الطلب",
    description: "كما تظهر في الفاتورة.",
    defaultValue: "company",
    items: [
      { value: "person", label: "شخص ذاتي" },
      { value: "company", label: "شركة", description: "مع رقم التعريف الموحد للمقاولة" },
      { value: "administration", label: "إدارة" },
    ],
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <RadioGroup {...args} name={key} defaultValue="company" />
          <RadioGroup
            {...args}
            name={`${key}-invalid`}
            direction="row"
            error="Choisissez une réponse."
          />
        </>
      )}
    </AllSupports>
  ),
};

/** No label, words without end in two directions, a value that no choice has. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    defaultValue: "unknown",
    items: [
      { value: "a", label: "" },
      { value: "b", label: "Société شركة ".repeat(700) },
      { value: "c", label: "Bandeau", description: "x".repeat(10_000) },
    ],
  },
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole("radio");
    await expect(radios.map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false,
    ]);
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
        chosen: Chosen.args,
        disabled: Disabled.args,
        invalid: Invalid.args,
        empty: NoChoices.args,
      }}
    >
      {(given, key) => <RadioGroup {...given} name={key} />}
    </StatesMatrix>
  ),
};
