import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { readCardRates, readCardTiers, readRateCards } from "@parution/contract/rate-cards";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, DAY, deskParameters, deskReplies, NOW } from "../testing/samples.ts";

const card = { label: "Rentrée 2027", state: "scheduled" as const, validFrom: NOW + 40 * DAY };

const row = (id: number, label: string, inForce: number, price: number) => ({
  key: `1/${id}`,
  support: "Parution",
  label,
  detail: null,
  inForce,
  price,
  discount: id === 1 ? 10 : null,
});

const rates = reply(readCardRates, () => ({
  ...card,
  rows: [row(1, "Annonces légales", 2000, 2200), row(2, "Appels d’offres", 3500, 3500)],
  total: 2,
  supports: [{ id: 1, label: "Parution" }],
}));

const terms = { packagePrice: 60_000, blockLines: 10, discountFromDates: null, tiers: [] };
const tiers = reply(readCardTiers, () => ({
  supports: [
    {
      id: 1,
      label: "Parution",
      inForce: terms,
      own: {
        ...terms,
        tiers: [{ minLines: 4, maxLines: null, code: "PF_L" as const, discountPercent: null }],
      },
    },
  ],
}));

const cards = reply(readRateCards, () => ({ cards: [{ id: 3, ...card }], drafts: [] }));

const meta = {
  title: "Pages/Desk/Rates/Card",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [rates, tiers, cards, ...deskReplies("sales")], path: "/tarifs/grilles/3" },
  beforeEach: beginDesk,
  render: ({ replies, path }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[]; path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A scheduled card is opened from the list of all, to be read: nothing in it can be changed. */
export const Scheduled: Story = {
  args: { path: "/tarifs" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("link", { name: "Rentrée 2027" }));
    const line = within(await page.findByRole("row", { name: /Annonces légales/ }));
    await expect(line.getByText("20,00 Dhs")).toBeVisible();
    await expect(line.getByText("22,00 Dhs")).toBeVisible();
    await expect(page.queryByRole("grid")).toBeNull();
  },
};

/** The card of a newspaper that sells by the line has the tiers too, beside those in force. */
export const Tiers: Story = {
  args: { path: "/tarifs/grilles/3?table=supports" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^Dès 4 lignes : 600,00.Dhs par bloc de 10 lignes$/);
    await expect(page.getByText("Toutes les lignes au prix de la ligne")).toBeVisible();
  },
};

export const InArabic: Story = { globals: { language: "ar", scheme: "dark" } };

/** The prices before the first card have no instant of their own, and those in force stand once. */
export const InForce: Story = {
  args: {
    replies: [
      reply(readCardRates, () => ({
        label: "1",
        state: "inForce" as const,
        validFrom: null,
        rows: [row(1, "Annonces légales", 2000, 2000)],
        total: 1,
        supports: [],
      })),
      ...deskReplies("sales"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "Prix d’ouverture" });
    await expect(page.getAllByText("20,00 Dhs")).toHaveLength(1);
  },
};

export const Unknown: Story = {
  args: {
    replies: [
      refuse(readCardRates, 404, { code: "NOT_FOUND", message: "Introuvable." }),
      ...deskReplies("sales"),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Page introuvable" });
  },
};

export const CutOff: Story = {
  args: { replies: [cutOff(readCardRates), ...deskReplies("sales")] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toBeVisible();
  },
};
