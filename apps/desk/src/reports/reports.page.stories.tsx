import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import type { CallAnswer } from "@parution/contract/call";
import {
  exportRevenueReport,
  readEditionReport,
  readModerationReport,
  readReportSupports,
  readRevenueReport,
} from "@parution/contract/desk-reports";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../.storybook/viewports.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";

const amounts = (sales: number, exclTax: number) => ({
  sales,
  exclTax,
  tax: exclTax / 5,
  inclTax: exclTax + exclTax / 5,
});

const revenue: CallAnswer<typeof readRevenueReport> = {
  rowCount: 3,
  total: amounts(412, 18_423_000),
  rows: [
    { label: "Le Parution", day: null, ...amounts(301, 14_000_000) },
    { label: "الأفق", day: null, ...amounts(110, 4_473_000) },
    // More was given back than sold.
    { label: null, day: null, ...amounts(1, -50_000) },
  ],
};

const none = { decisions: 0, accepted: 0, returned: 0, refused: 0, median: null, slowest: null };
const ofParution = { decisions: 180, accepted: 160, returned: 14, refused: 6 };

const moderation: CallAnswer<typeof readModerationReport> = {
  total: { decisions: 215, accepted: 190, returned: 17, refused: 8, median: 44, slowest: 3010 },
  rows: [
    { support: "Le Parution", ...ofParution, median: 42, slowest: 200 },
    {
      support: "الأفق",
      decisions: 35,
      accepted: 30,
      returned: 3,
      refused: 2,
      median: 75,
      slowest: 3010,
    },
  ],
};

const editions: CallAnswer<typeof readEditionReport> = {
  rowCount: 2,
  rows: [
    {
      supportId: 1,
      support: "Le Parution",
      day: "2026-06-02",
      state: "printed",
      pages: 4,
      ads: 132,
      filled: 93.4,
    },
    {
      supportId: 2,
      support: "الأفق",
      day: "2026-06-01",
      state: "closed",
      pages: null,
      ads: null,
      filled: null,
    },
  ],
};

const supports = reply(readReportSupports, () => [
  { id: 1, label: "Le Parution" },
  { id: 2, label: "الأفق" },
]);

let query = "";
const replies = [
  reply(readRevenueReport, (url) => {
    query = url.search;
    return revenue;
  }),
  reply(readModerationReport, () => moderation),
  reply(readEditionReport, () => editions),
  supports,
  ...deskReplies("finance"),
];

const meta = {
  title: "Pages/Desk/Reports",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies, path: "/rapports" },
  beforeEach: beginDesk,
  render: ({ replies, path }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[]; path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Revenue by newspaper, with its total last. */
export const Revenue: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("rowheader", { name: "Sans journal" })).toBeVisible();
    const [last] = page.getAllByRole("row").slice(-1);
    await expect(last).toHaveTextContent(/^Total/);
  },
};

export const RevenueInArabic: Story = { globals: { language: "ar", scheme: "dark" } };

/** Another group is read anew, and stands in the address. */
export const ByDay: Story = {
  globals: atDesk,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("rowheader", { name: "Le Parution" });
    await userEvent.selectOptions(page.getByLabelText("Regrouper par"), "Jour");
    await expect(await page.findByRole("columnheader", { name: "Jour" })).toBeVisible();
    await waitFor(() => expect(new URLSearchParams(query).get("par")).toBe("jour"));
  },
};

/** A frequent period is applied at once. */
export const ThisYear: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("rowheader", { name: "Le Parution" });
    await userEvent.click(page.getByRole("button", { name: "Ouvrir le calendrier" }));
    await userEvent.click(await screen.findByRole("button", { name: "Cette année" }));
    await waitFor(() => expect(new URLSearchParams(query).get("au")).toMatch(/^31.12./));
    await expect(new URLSearchParams(query).get("du")).toMatch(/^01.01./);
  },
};

/** This month's revenue is shown where the address cannot be read. */
export const UnreadableAddress: Story = {
  args: { path: "/rapports?vue=x&du=2026-13-01&au=1&journal=-4&par=z" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("rowheader", { name: "Le Parution" });
    await expect(new URLSearchParams(query).get("par")).toBe("journal");
    await expect(page.getByRole("tab", { name: "Recettes", selected: true })).toBeVisible();
  },
};

/** More rows than the page shows: the spreadsheet has all. */
export const ManyRows: Story = {
  args: {
    replies: [reply(readRevenueReport, () => ({ ...revenue, rowCount: 1204 })), ...replies],
  },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByText(/^Les 3 premières lignes sur 1.204/);
    await expect(line).toBeVisible();
  },
};

export const Loading: Story = {
  args: { replies: [neverAnswer(readRevenueReport), ...replies] },
};

export const NoRevenue: Story = {
  args: {
    replies: [
      reply(readRevenueReport, () => ({ rowCount: 0, total: amounts(0, 0), rows: [] })),
      ...replies,
    ],
  },
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByText("Aucune recette sur cette période");
    await expect(title).toBeVisible();
  },
};

/** A failed read is asked for again. */
export const RevenueFailed: Story = {
  args: {
    replies: [
      refuse(readRevenueReport, 503, { code: "OVERLOADED", message: "Réessayez." }),
      ...replies,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(page.queryByRole("table")).toBeNull();
  },
};

/** The spreadsheet is refused: the message stands beside its button. */
export const ExportRefused: Story = {
  args: {
    replies: [
      refuse(exportRevenueReport, 429, { code: "TOO_MANY_ATTEMPTS", message: "Patientez." }),
      ...replies,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Tableur" }));
    await expect(await page.findByText("Patientez.")).toBeVisible();
  },
};

export const Moderation: Story = {
  args: { path: "/rapports?vue=moderation" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("3 h 20 min")).toBeVisible();
    await expect(page.getAllByText("2 j 2 h")).toHaveLength(2);
  },
};

export const ModerationInArabic: Story = {
  args: { path: "/rapports?vue=moderation" },
  globals: { language: "ar" },
};

export const NoDecision: Story = {
  args: {
    path: "/rapports?vue=moderation",
    replies: [reply(readModerationReport, () => ({ total: none, rows: [] })), ...replies],
  },
};

/** Editions whose pages were not kept have no figures. */
export const Editions: Story = {
  args: { path: "/rapports?vue=editions" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("93,4 %")).toBeVisible();
    await expect(page.getAllByText("—")).toHaveLength(3);
  },
};

export const EditionsInArabic: Story = {
  args: { path: "/rapports?vue=editions" },
  globals: { language: "ar", scheme: "dark" },
};

export const NoEdition: Story = {
  args: {
    path: "/rapports?vue=editions",
    replies: [reply(readEditionReport, () => ({ rowCount: 0, rows: [] })), ...replies],
  },
};
