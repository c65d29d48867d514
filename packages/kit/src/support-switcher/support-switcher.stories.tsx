import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { NewspaperIcon } from "../icon/index.ts";
import { AllSupports, panelCount } from "../stories/all-supports.tsx";
import { showPanels } from "../stories/show-panels.ts";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { type Newspaper, SupportSwitcher } from "./support-switcher.tsx";

const french = { language: "fr", languageName: "Français" };
const arabic = { language: "ar", languageName: "العربية" };

const newspapers: readonly Newspaper[] = [
  { id: "1", name: "L'Horizon", theme: "l-horizon", ...french },
  { id: "2", name: "الأفق", nameLanguage: "ar", theme: "al-ofoq", ...arabic },
  { id: "3", name: "L'Horizon Éco", theme: "l-horizon-eco", ...french },
  { id: "4", name: "Horizon Numérique", theme: "horizon-numerique", ...french },
];

const meta = {
  title: "Frame/Support switcher",
  tags: ["stable"],
  component: SupportSwitcher,
  parameters: { frame: "22rem" },
  decorators: [
    (Story) => (
      <div className="flex justify-end has-[section]:block">
        <Story />
      </div>
    ),
  ],
  args: { label: "Choisir un journal", items: newspapers, value: "1" },
} satisfies Meta<typeof SupportSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button"));
  await expect(canvas.getByRole("list")).toBeVisible();
};

export const Closed: Story = {};
export const Named: Story = { args: { display: "name" } };
export const NamedInArabic: Story = { args: { display: "name", value: "2" } };
export const Open: Story = { play: openIt };
export const NoneChosen: Story = { args: { value: undefined }, play: openIt };
export const WithLogos: Story = {
  args: {
    items: newspapers.map((newspaper) => ({
      ...newspaper,
      logo: <NewspaperIcon className="size-9" />,
    })),
  },
  play: openIt,
};
export const Dark: Story = {
  globals: { scheme: "dark", support: "horizon-numerique" },
  args: { value: "4" },
  play: openIt,
};
export const Phone: Story = { globals: { viewport: { value: "reflow" } }, play: openIt };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: { label: "اختيار جريدة", value: "2" },
  play: openIt,
};

/** An empty catalogue: there is nothing to choose, and nothing to open. */
export const EmptyCatalogue: Story = {
  args: { items: [], display: "name" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toBeDisabled();
  },
};

/** An unknown current one, an unknown theme, a language that is none, names without end. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    value: "gone",
    display: "name",
    items: [
      { id: "1", name: "La Gazette ".repeat(100), theme: "nobody", language: "", languageName: "" },
      {
        id: "2",
        name: "",
        theme: undefined,
        language: "x-?",
        nameLanguage: "x-?",
        languageName: "عربي / Français",
      },
    ],
  },
  // The names and languages are the caller's; what is shown is that nothing breaks around them.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: "valid-lang", enabled: false },
          { id: "button-name", enabled: false },
        ],
      },
    },
  },
  play: async (context) => {
    await openIt(context);
    const list = within(context.canvasElement).getByRole("list");
    await expect(within(list).getAllByRole("listitem")).toHaveLength(2);
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <div className="flex h-80 items-start justify-end">
          <SupportSwitcher {...args} label={key} />
        </div>
      )}
    </AllSupports>
  ),
  play: async ({ canvasElement }) => {
    await expect(showPanels(canvasElement)).toBe(panelCount);
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(40);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ empty: NoneChosen.args }}>
      {(given, key) => <SupportSwitcher {...given} label={key} />}
    </StatesMatrix>
  ),
};
