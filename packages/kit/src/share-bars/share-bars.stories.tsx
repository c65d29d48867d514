import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { matrixPictures } from "../../../../.storybook/modes.ts";
import { arabicDirhams, dirhams } from "../chart/sample-figures.ts";
import { EmptyState } from "../empty-state/index.ts";
import { TeamIcon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { AllSupports } from "../stories/all-supports.tsx";
import { StatesMatrix, statesParameters } from "../stories/states-matrix.tsx";
import { ShareBars, type ShareItem } from "./share-bars.tsx";

const members: ShareItem[] = [
  { id: "nadia", label: "Nadia Berrada", value: 18_400 },
  { id: "omar", label: "Omar El Fassi", value: 9_200 },
  { id: "salma", label: "Salma Tazi", value: 5_520 },
  { id: "youssef", label: "Youssef Alaoui", value: 0 },
];

const kinds: ShareItem[] = [
  { id: "legal", label: "Annonces légales", value: 214 },
  { id: "property", label: "Immobilier", value: 96 },
  { id: "jobs", label: "Emploi", value: 41 },
  { id: "tenders", label: "Appels d'offres", value: 28 },
  { id: "various", label: "Avis divers", value: 12 },
];

const percents = (locale: string) => {
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return (share: number) => format.format(share);
};

const meta = {
  title: "Data/Share bars",
  tags: ["stable"],
  component: ShareBars,
  args: {
    caption: "Dépenses par membre",
    items: members,
    format: dirhams,
    formatShare: percents("fr-FR"),
    labels: { item: "Membre", value: "Montant", share: "Part", missing: "inconnu" },
    empty: "Aucune dépense.",
  },
} satisfies Meta<typeof ShareBars>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole = {
  caption: "Commandes par type",
  items: kinds,
  layout: "whole",
  format: String,
  labels: { item: "Type", value: "Commandes", share: "Part", missing: "inconnu" },
} satisfies Story["args"];

export const Items: Story = {};
export const Whole: Story = { args: whole };
export const OfALargerTotal: Story = { args: { total: 60_000 } };
export const WithLinks: Story = {
  args: {
    items: members.map((member) => ({
      ...member,
      label: <Link href={`#${member.id}`}>{member.label}</Link>,
    })),
  },
};
export const OneItem: Story = { args: { items: members.slice(0, 1) } };
export const Zeros: Story = { args: { items: members.map((item) => ({ ...item, value: 0 })) } };
export const Loading: Story = {
  args: { isPending: true, pendingLabel: "Chargement des dépenses" },
};
export const Empty: Story = {
  args: { items: [], empty: <EmptyState icon={TeamIcon} title="Aucun membre trouvé" /> },
};
export const InANarrowPlace: Story = {
  render: (args) => (
    <div className="grid max-w-72 gap-8">
      <ShareBars {...args} />
      <ShareBars {...args} {...Whole.args} />
    </div>
  ),
};
export const Arabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  args: {
    caption: "المصاريف حسب العضو",
    items: [
      { id: "nadia", label: "نادية برادة", value: 18_400 },
      { id: "omar", label: "عمر الفاسي", value: 9_200 },
      { id: "salma", label: "سلمى التازي", value: 5_520 },
    ],
    format: arabicDirhams,
    formatShare: percents("ar-MA"),
    labels: { item: "العضو", value: "المبلغ", share: "الحصة", missing: "غير معروف" },
    empty: "لا مصاريف.",
  },
  render: (args) => (
    <div className="grid gap-8">
      <ShareBars {...args} />
      <ShareBars {...args} caption="الحصص من المجموع" layout="whole" />
    </div>
  ),
};
export const EverySupport: Story = {
  parameters: matrixPictures,
  render: (args) => (
    <AllSupports>
      {(key) => (
        <>
          <ShareBars {...args} caption={`${key}, items`} hideCaption />
          <ShareBars {...args} {...whole} caption={`${key}, whole`} hideCaption />
        </>
      )}
    </AllSupports>
  ),
};

/** Values below zero, no values, more than the whole, an endless name. */
export const Nonsense: Story = {
  tags: ["nonsense", "!autodocs"],
  args: {
    total: 100,
    items: [
      { id: "long", label: "X".repeat(10_000), value: 20 },
      { id: "mixed", label: "وكالة Atlas Pub 24/7", value: 900 },
      { id: "negative", label: "Avoir", value: -40 },
      { id: "broken", label: "", value: Number.NaN },
      { id: "absent", label: "Inconnu", value: null },
    ],
  },
  render: (args) => (
    <div className="grid gap-8">
      <ShareBars {...args} />
      <ShareBars {...args} caption="Sur une seule barre" layout="whole" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [table] = within(canvasElement).getAllByRole("table");
    const credit = within(table ?? canvasElement).getByRole("row", { name: /^Avoir/ });
    await expect(credit).toHaveTextContent("Avoir-40 Dhsinconnu");
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const States: Story = {
  parameters: statesParameters,
  render: (args) => (
    <StatesMatrix args={args} states={{ loading: Loading.args, empty: Empty.args }}>
      {(given, key) => <ShareBars {...given} caption={key} />}
    </StatesMatrix>
  ),
};
