import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { SearchField } from "./search-field.tsx";

const meta = {
  title: "Fields/Search field",
  tags: ["new"],
  component: SearchField,
  args: {
    label: "Rechercher une annonce",
    name: "search",
    value: "",
    onChange: () => undefined,
    clearLabel: "Effacer la recherche",
    className: "max-w-md",
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "Référence, titre…" } };
export const Filled: Story = { args: { value: "appartement Agdal" } };
export const Busy: Story = {
  args: { value: "appartement", isPending: true, pendingLabel: "Recherche en cours…" },
};
export const LabelHidden: Story = {
  args: { hideLabel: true, placeholder: "Référence, titre…" },
};
export const WithDescription: Story = {
  args: { description: "Une référence, un titre ou quelques mots du texte." },
};
export const Invalid: Story = {
  args: { value: "a", error: "Écrivez au moins deux lettres." },
};
export const Disabled: Story = { args: { value: "appartement", disabled: true } };
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { value: "شقة appartement ".repeat(700), searchAfter: -5, results: "" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("searchbox")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer la recherche" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { label: "البحث عن إعلان", clearLabel: "مسح البحث", value: "شقة بالرباط" },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <SearchField {...args} name={key} placeholder="Référence, titre…" />
          <SearchField
            {...args}
            name={`${key}-busy`}
            value="villa"
            isPending
            pendingLabel="Recherche…"
          />
          <SearchField {...args} name={`${key}-bad`} value="v" error="Deux lettres au moins." />
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
      states={{ loading: Busy.args, disabled: Disabled.args, invalid: Invalid.args }}
    >
      {(given) => <SearchField {...given} />}
    </StatesMatrix>
  ),
};
