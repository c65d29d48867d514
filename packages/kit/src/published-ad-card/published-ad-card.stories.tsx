import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { PublishedAdCard } from "./published-ad-card.tsx";
import { arabicAd, frenchAd } from "./sample-ads.ts";

const photo = (
  <svg viewBox="0 0 3 2" preserveAspectRatio="none" aria-hidden="true" className="bg-info-soft">
    <path d="M0 2V1.200l1-.6.8.700.7-.4.5.3V2z" className="fill-info-line" />
  </svg>
);

const meta = {
  title: "Newspaper/Published ad card",
  tags: ["stable"],
  component: PublishedAdCard,
  args: frenchAd,
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters.wide ? "" : "max-w-xs"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PublishedAdCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const French: Story = {};

export const WithPhoto: Story = {
  args: {
    photo,
    title: "Appartement lumineux, 96 m², quartier Gauthier",
    heading: "Immobilier",
    tags: ["Vente", "3 pièces"],
    excerpt: "Quatrième étage avec ascenseur, double exposition, cuisine équipée.",
  },
};

/** An Arabic ad among French ones keeps its own direction. */
export const ArabicOnAFrenchPage: Story = { args: arabicAd };

export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    ...arabicAd,
    untitledLabel: "إعلان دون عنوان",
    newspaper: "الأفق",
    heading: "طلبات العروض",
    city: "مراكش",
    tags: ["مفتوح"],
  },
};

export const FrenchOnAnArabicPage: Story = { globals: { language: "ar", support: "al-ofoq" } };

export const TitleOnly: Story = {
  args: {
    excerpt: undefined,
    newspaper: undefined,
    heading: undefined,
    city: undefined,
    date: undefined,
    tags: [],
  },
};

export const InAGrid: Story = {
  parameters: { wide: true },
  render: (args) => (
    <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      <PublishedAdCard {...args} />
      <PublishedAdCard {...args} {...WithPhoto.args} href="#flat" />
      <PublishedAdCard {...arabicAd} />
    </div>
  ),
};

/** Down a page: pictures stand in one column, and an Arabic ad turns its own round. */
export const InAList: Story = {
  parameters: { wide: true },
  args: { layout: "row", lines: 2 },
  render: (args) => (
    <div className="grid gap-6">
      <PublishedAdCard {...args} {...WithPhoto.args} href="#flat" />
      <PublishedAdCard {...args} />
      <PublishedAdCard {...args} {...arabicAd} photo={photo} />
    </div>
  ),
};

export const EverySupport: Story = {
  parameters: { ...matrixPictures, wide: true },
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <PublishedAdCard {...args} href={`#${key}`} />
          <PublishedAdCard {...arabicAd} href={`#${key}-arabic`} />
        </>
      )}
    </AllSupports>
  ),
};

export const NonsenseNothingWritten: Story = {
  tags: ["nonsense", "!autodocs"],
  args: { title: "  ", excerpt: "\n", date: { iso: "2026-02-31", text: "31/02/2026" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Annonce sans titre" })).toBeVisible();
    await expect(canvas.getByText("31/02/2026")).toBeVisible();
  },
};

export const NonsenseEndlessMixedText: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    title: `${"الأفق Atlas ".repeat(40)}${"W".repeat(2_000)}`,
    excerpt: `${"x".repeat(5_000)} ${"شركة ".repeat(1_000)}`,
    newspaper: "J".repeat(200),
    heading: "R".repeat(200),
    city: "V".repeat(200),
    tags: ["T".repeat(200)],
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("article");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(card.clientHeight).toBeLessThan(900);
    await expect(card).toHaveAttribute("dir", "rtl");
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} interactive states={{ empty: TitleOnly.args }}>
      {(given) => <PublishedAdCard {...given} />}
    </StatesMatrix>
  ),
};
