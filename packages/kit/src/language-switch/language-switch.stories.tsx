import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { LanguageList } from "./language-list.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

const languages = [
  { code: "fr", name: "Français", href: "#fr" },
  { code: "ar", name: "العربية", href: "#ar" },
];

const meta = {
  title: "Frame/Language switch",
  tags: ["stable"],
  component: LanguageSwitch,
  args: { items: languages, value: "fr" },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheOther: Story = {};
export const All: Story = { render: (args) => <LanguageList {...args} label="Langue" /> };
export const AsButtons: Story = {
  args: { items: languages.map(({ code, name }) => ({ code, name })) },
  render: (args) => <LanguageList {...args} label="Langue" />,
};
export const Dark: Story = {
  globals: { scheme: "dark", support: "l-horizon-eco" },
  render: (args) => <LanguageList {...args} label="Langue" />,
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { value: "ar" },
  render: (args) => <LanguageList {...args} label="اللغة" />,
};

/** The page's language is none of those offered: every one can be chosen. */
export const UnknownCurrent: Story = {
  args: { value: "tzm" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(2);
  },
};

/** One language only, or none: there is nothing to change to. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { items: languages.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link")).toBeNull();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => (
    <AllSupports>{(key) => <LanguageList items={languages} value="fr" label={key} />}</AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive>
      {(given) => <LanguageSwitch {...given} />}
    </StatesMatrix>
  ),
};
