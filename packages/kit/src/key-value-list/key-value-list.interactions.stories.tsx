import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { KeyValueList } from "./key-value-list.tsx";

const meta = {
  title: "Data/Key value list/Interactions",
  component: KeyValueList,
  tags: ["interactions", "!autodocs"],
  args: {
    items: [
      { id: "reference", label: "Référence", value: "AL-4120" },
      { id: "support", label: "Journal", value: "L'Horizon" },
    ],
  },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachNameHasItsValue: Story = {
  play: async ({ canvasElement }) => {
    const names = within(canvasElement).getAllByRole("term");
    await expect(names.map(({ textContent }) => textContent)).toEqual(["Référence", "Journal"]);
    await expect(names[1]?.nextElementSibling).toHaveTextContent("L'Horizon");
  },
};

export const NamesStandBesideTheirValuesWhereThereIsRoom: Story = {
  render: (args) => (
    <>
      <KeyValueList {...args} className="w-200" />
      <KeyValueList {...args} className="w-60" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const tops = within(canvasElement)
      .getAllByText(/Référence|AL-4120/)
      .map((part) => Math.round(part.getBoundingClientRect().bottom));
    const [wideName = 0, wideValue = 0, narrowName = 0, narrowValue = 0] = tops;
    await expect(Math.abs(wideName - wideValue)).toBeLessThan(8);
    await expect(narrowValue).toBeGreaterThan(narrowName + 8);
  },
};
