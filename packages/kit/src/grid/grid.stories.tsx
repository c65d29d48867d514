import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { NewspaperIcon, ReceiptIcon, WalletIcon } from "../icon/index.ts";
import { Statistic } from "../statistic/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { Grid } from "./grid.tsx";

const meta = {
  title: "Layout/Grid",
  component: Grid,
  tags: ["new"],
  decorators: [
    (Story) => (
      <div className="w-full max-w-240 has-[section]:max-w-none">
        <Story />
      </div>
    ),
  ],
  args: {
    columnWidth: "sm",
    children: (
      <>
        <Statistic label="Solde" value="5 000,00 DH" icon={WalletIcon} />
        <Statistic label="Annonces" value="214" icon={NewspaperIcon} />
        <Statistic label="Commandes" value="96" icon={ReceiptIcon} />
      </>
    ),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ColumnsOfOneWidth: Story = {};
export const ItemsShareTheRow: Story = { args: { fill: "items" } };
export const WideColumns: Story = { args: { columnWidth: "lg", gap: "lg" } };
export const InANarrowPlace: Story = {
  render: (args) => (
    <div className="max-w-64">
      <Grid {...args} />
    </div>
  ),
};
export const AsAList: Story = {
  args: {
    as: "ul",
    columnWidth: "xs",
    children: (
      <>
        <li>Agadir</li>
        <li>Casablanca</li>
        <li>Fès</li>
        <li>Marrakech</li>
        <li>Rabat</li>
        <li>Tanger</li>
      </>
    ),
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    children: (
      <>
        <Statistic label="الرصيد" value="5000,00 درهم" icon={WalletIcon} />
        <Statistic label="الإعلانات" value="214" icon={NewspaperIcon} />
        <Statistic label="الطلبات" value="96" icon={ReceiptIcon} />
      </>
    ),
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: () => (
    <AllSupports>
      {() => (
        <Grid columnWidth="xs" fill="items" gap="sm">
          <Statistic label="Solde" value="500 DH" />
          <Statistic label="Annonces" value="214" />
        </Grid>
      )}
    </AllSupports>
  ),
};

/** Ten thousand letters in one cell, nothing in another, two directions in a third. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    children: (
      <>
        <p className="wrap-anywhere">{"X".repeat(10_000)}</p>
        <p />
        <p className="wrap-anywhere">{"إعلان annonce ".repeat(300)}</p>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^X+$/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
