import type { Meta, StoryObj } from "@storybook/react-vite";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { CardIcon, CashIcon, NewspaperIcon, ScreenIcon, WalletIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { RadioCards } from "./radio-cards.tsx";

const payments = [
  { value: "3", label: "Solde", description: "5 000,00 DH disponibles", picture: <WalletIcon /> },
  { value: "1", label: "Carte bancaire", description: "Visa, Mastercard", picture: <CardIcon /> },
  {
    value: "2",
    label: "Espèces",
    description: "Fermé le dimanche",
    picture: <CashIcon />,
    disabled: true,
  },
];

const meta = {
  title: "Fields/Radio cards",
  component: RadioCards,
  args: { label: "Moyen de paiement", name: "payment", options: payments },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: "1" } };
export const Tiles: Story = {
  args: {
    label: "Où publier",
    name: "support",
    layout: "tile",
    defaultValue: "1",
    options: [
      {
        value: "1",
        label: "L'Horizon",
        description: "Quotidien, en français",
        picture: <NewspaperIcon className="size-10" />,
        aside: "24,00 DH la ligne",
      },
      {
        value: "4",
        label: "Horizon Numérique",
        description: "En ligne",
        picture: <ScreenIcon className="size-10" />,
        aside: "300,00 DH",
      },
    ],
  },
};
export const Invalid: Story = { args: { error: "Choisissez un moyen de paiement." } };
export const UnknownValue: Story = { args: { value: "99", onChange: () => undefined } };
export const NoChoices: Story = { args: { options: [] } };
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "وسيلة الأداء",
    defaultValue: "3",
    options: [
      { value: "3", label: "الرصيد", description: "المتاح 5000,00 درهم", picture: <WalletIcon /> },
      { value: "1", label: "بطاقة بنكية", description: "فيزا، ماستركارد", picture: <CardIcon /> },
    ],
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>{(key) => <RadioCards {...args} name={key} defaultValue="3" />}</AllSupports>
  ),
};
