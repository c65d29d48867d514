import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import type { CallAnswer } from "@parution/contract/call";
import {
  createRateDraft,
  exportReplay,
  readDraftRates,
  readRateCards,
  replayRates,
} from "@parution/contract/rate-cards";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, DAY, deskParameters, deskReplies, NOW } from "../testing/samples.ts";

const sumsOf = (ads: number) => ({ ads, charged: ads * 48_000, priced: ads * 50_400 });

/** The headings that the service names of more; of the one account, the whole list. */
const replayed: CallAnswer<typeof replayRates> = {
  from: "2026-08-23",
  ...sumsOf(1275),
  unsold: 2,
  headings: Array.from({ length: 50 }, (_, index) => ({
    support: "Parution",
    heading: `Rubrique ${index + 1}`,
    ...sumsOf(50 - index),
  })),
  accounts: [{ account: "Fiduciaire Idrissi", ...sumsOf(1275) }],
  headingCount: 51,
  accountCount: 1,
};

const meta = {
  title: "Pages/Desk/Replay of rates",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: {
    replies: [reply(replayRates, () => replayed), ...deskReplies("sales")],
    path: "/tarifs/7/simulation",
  },
  beforeEach: beginDesk,
  render: ({ replies, path }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[]; path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The largest differences alone are named: the page leads to the spreadsheet for all. */
export const Largest: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Les 50 plus grandes différences sur 51/)).toBeVisible();
    await expect(page.getAllByText(/plus grandes différences/)).toHaveLength(1);
  },
};

/** The spreadsheet has no more rows than the page where the service names every row. */
export const NamedWhole: Story = {
  args: {
    replies: [
      reply(replayRates, () => ({ ...replayed, headingCount: 50 })),
      ...deskReplies("sales"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("rowheader", { name: "Rubrique 50" });
    await expect(page.queryByText(/plus grandes différences/)).toBeNull();
  },
};

export const InArabic: Story = { globals: { language: "ar", scheme: "dark" } };

/** The spreadsheet is refused: the message stands beside its button, which can be pressed again. */
export const ExportRefused: Story = {
  args: {
    replies: [
      refuse(exportReplay, 429, { code: "TOO_MANY_ATTEMPTS", message: "Réessayez plus tard." }),
      ...meta.args.replies,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Exporter" }));
    await expect(await page.findByText("Réessayez plus tard.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Exporter" })).toBeEnabled();
  },
};

const cards: CallAnswer<typeof readRateCards>["cards"] = [
  { id: 3, label: "Rentrée 2027", state: "scheduled", validFrom: NOW + 40 * DAY },
  { id: 2, label: "Automne 2026", state: "inForce", validFrom: NOW - 60 * DAY },
];

let sent: unknown;

/** A card begins with the prices of the one that is chosen. */
export const BegunFromAnother: Story = {
  args: {
    path: "/tarifs",
    replies: [
      reply(createRateDraft, (_, body) => {
        sent = body;
        return { draftId: 7 };
      }),
      reply(readDraftRates, () => ({
        label: "Printemps",
        version: 1,
        changed: 0,
        total: 0,
        rows: [],
        supports: [],
      })),
      reply(readRateCards, () => ({ cards, drafts: [] })),
      ...deskReplies("sales"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Nouvelle grille" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Nom de la grille"), "Printemps");
    await userEvent.selectOptions(dialog.getByLabelText("Partir de"), "Rentrée 2027");
    await userEvent.click(dialog.getByRole("button", { name: "Créer" }));
    await expect(await page.findByRole("heading", { name: "Printemps" })).toBeVisible();
    await expect(sent).toEqual({ data: { libelle: "Printemps", grille_id: 3 } });
  },
};
