import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { CardIcon, CashIcon, NewspaperIcon, ScreenIcon, WalletIcon } from "../icon/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
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

const channels = [
  {
    value: "1",
    label: "Papier",
    description: "Dans le journal du jour",
    picture: <NewspaperIcon className="size-8" />,
  },
  {
    value: "2",
    label: "Numérique",
    description: "Sur le site, trente jours",
    picture: <ScreenIcon className="size-8" />,
  },
];

const inks = {
  one: ["bg-paper-ink", "bg-paper"],
  four: ["bg-info", "bg-danger", "bg-warning", "bg-paper-ink"],
};

/** Inks of a colour option: black on white, or four inks. */
function Inks({ of }: { of: keyof typeof inks }) {
  return (
    <span className="flex gap-1">
      {inks[of].map((ink) => (
        <span key={ink} className={`size-5 rounded-pill border border-line-strong ${ink}`} />
      ))}
    </span>
  );
}

const colours = [
  { value: "1", label: "Noir et blanc", picture: <Inks of="one" />, aside: "24,00 DH la ligne" },
  { value: "2", label: "Quadrichromie", picture: <Inks of="four" />, aside: "36,00 DH la ligne" },
];

/** A format on its page, in true proportion. */
function Format({ width, height }: { width: number; height: number }) {
  return (
    <svg viewBox="0 0 280 400" className="h-20" aria-hidden="true">
      <rect width="280" height="400" className="fill-paper stroke-line-strong" strokeWidth="4" />
      <rect x="12" y="12" width={width} height={height} className="fill-brand" />
    </svg>
  );
}

const canvases = [
  {
    value: "a",
    label: "Huitième de page",
    description: "125 × 90 mm",
    picture: <Format width={125} height={90} />,
    aside: "4 800,00 DH",
  },
  {
    value: "b",
    label: "Quart de page",
    description: "125 × 185 mm",
    picture: <Format width={125} height={185} />,
    aside: "9 200,00 DH",
  },
  {
    value: "c",
    label: "Bandeau",
    description: "255 × 60 mm",
    picture: <Format width={255} height={60} />,
    aside: "6 100,00 DH",
    disabled: true,
  },
];

const meta = {
  title: "Fields/Radio cards",
  tags: ["stable"],
  component: RadioCards,
  args: { label: "Moyen de paiement", name: "payment", items: payments },
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
    items: [
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
export const Channel: Story = {
  args: {
    label: "Édition",
    name: "channel",
    layout: "tile",
    items: channels,
    defaultValue: "1",
  },
};
export const Colour: Story = {
  args: {
    label: "Couleur",
    name: "colour",
    layout: "tile",
    items: colours,
    defaultValue: "2",
  },
};
export const Canvas: Story = {
  args: {
    label: "Gabarit",
    name: "canvas",
    layout: "tile",
    items: canvases,
    defaultValue: "b",
  },
};
export const OnAPhone: Story = {
  ...Canvas,
  render: (args) => (
    <div className="max-w-72">
      <RadioCards {...args} />
    </div>
  ),
};
export const Invalid: Story = { args: { error: "Choisissez un moyen de paiement." } };
export const UnknownValue: Story = { args: { value: "99", onChange: () => undefined } };
export const NoChoices: Story = { args: { items: [] } };
/** One value twice, no label, words without end in two directions. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    defaultValue: "b",
    items: [
      { value: "a", label: "" },
      { value: "b", label: "Gabarit قالب ".repeat(700), aside: "9".repeat(300) },
      { value: "c", label: "Bandeau", description: "x".repeat(10_000), picture: null },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("radio")).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    label: "وسيلة الأداء",
    defaultValue: "3",
    items: [
      { value: "3", label: "الرصيد", description: "المتاح 5000,00 درهم", picture: <WalletIcon /> },
      { value: "1", label: "بطاقة بنكية", description: "فيزا، ماستركارد", picture: <CardIcon /> },
    ],
  },
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <RadioCards {...args} name={key} defaultValue="3" />
          <RadioCards
            label="Couleur"
            hideLabel
            name={`${key}-colour`}
            layout="tile"
            items={colours}
            defaultValue="2"
          />
        </>
      )}
    </AllSupports>
  ),
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ chosen: Chosen.args, invalid: Invalid.args }}>
      {(given, key) => <RadioCards {...given} name={key} />}
    </StatesMatrix>
  ),
};
