import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { ButtonLink } from "../button/index.ts";
import { WalletIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { Statistic } from "./statistic.tsx";

const meta = {
  title: "Data/Statistic",
  component: Statistic,
  args: { label: "Solde", value: "5 000,00 DH", icon: WalletIcon },
} satisfies Meta<typeof Statistic>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Emphasised: Story = {
  args: {
    emphasis: "brand",
    note: "dont 200,00 DH offerts",
    action: (
      <ButtonLink href="#top-up" size="sm">
        Recharger
      </ButtonLink>
    ),
  },
};
export const LongFigure: Story = { args: { value: "999 999 999 999 999 999,00 DH" } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "الرصيد",
    value: "5000,00 درهم",
    emphasis: "brand",
    note: "منها 200,00 درهم هدية",
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {() => (
        <>
          <Statistic {...args} />
          <Statistic {...args} emphasis="brand" note="dont 200,00 DH offerts" />
        </>
      )}
    </AllSupports>
  ),
};
