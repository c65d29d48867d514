import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { CheckCircleIcon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { StatusBadge } from "../status-badge/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { KeyValueList } from "./key-value-list.tsx";

const meta = {
  title: "Data/Key value list",
  tags: ["stable"],
  component: KeyValueList,
  args: {
    items: [
      { id: "reference", label: "Référence", value: "AL-4120" },
      { id: "support", label: "Journal", value: "L'Horizon" },
      { id: "heading", label: "Rubrique", value: "Annonces légales, constitution de société" },
      { id: "dates", label: "Parutions", value: "24/11/2026, 25/11/2026" },
    ],
  },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Aligned: Story = { args: { layout: "aligned" } };
export const Stacked: Story = { args: { layout: "stacked" } };
export const WithLinksAndBadges: Story = {
  args: {
    items: [
      { id: "ad", label: "Annonce", value: <Link href="#ad">Constitution de société</Link> },
      {
        id: "status",
        label: "Statut",
        value: (
          <StatusBadge
            variants={{ paid: { label: "Payée", icon: CheckCircleIcon, tone: "success" } }}
            status="paid"
          />
        ),
      },
      { id: "price", label: "Prix TTC", value: "1 224,00 DH" },
    ],
  },
};
export const WithActions: Story = {
  args: {
    items: [
      {
        id: "dates",
        label: "Parutions",
        value: "24/11/2026, 25/11/2026",
        action: (
          <Link href="#dates" aria-label="Modifier : Parutions">
            Modifier
          </Link>
        ),
      },
      {
        id: "heading",
        label: "Rubrique",
        value: "Annonces légales, constitution de société",
        action: (
          <Link href="#heading" aria-label="Modifier : Rubrique">
            Modifier
          </Link>
        ),
      },
    ],
  },
};
export const InANarrowPlace: Story = {
  render: (args) => (
    <div className="max-w-64">
      <KeyValueList {...args} />
    </div>
  ),
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    items: [
      { id: "reference", label: "المرجع", value: "AL-4120" },
      { id: "support", label: "الجريدة", value: "الأفق" },
    ],
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => <AllSupports>{() => <KeyValueList {...args} />}</AllSupports>,
};

/** Words without end on both sides, two directions, a value that is missing. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    items: [
      { id: "long", label: "X".repeat(400), value: "Y".repeat(10_000) },
      { id: "mixed", label: "بيع fonds", value: "Fès فاس 24/11/2026" },
      { id: "missing", label: "Ville", value: undefined },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("term")).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const NothingToTell: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("dl")).toBeNull();
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} states={{ empty: NothingToTell.args }}>
      {(given) => <KeyValueList {...given} />}
    </StatesMatrix>
  ),
};
