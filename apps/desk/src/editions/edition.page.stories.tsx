import { cutOff, neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import {
  cancelEdition,
  changeEdition,
  readEdition,
  readEditionState,
  reportMissedAds,
} from "@parution/contract/editions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, DAY, deskParameters, deskReplies, HOUR, NOW } from "../testing/samples.ts";
import type { EditionPages, EditionState } from "./editions.data.ts";

const ad = (id: number, title: string) => ({
  ...{ id, reference: `A${String(id).padStart(8, "0")}`, title },
});
const titles = ["Constitution de société", "Appel d’offres ouvert", "Appartement à vendre"];

const open: EditionState = {
  ...{ supportId: 1, support: "Parution", day: "2026-11-24", state: "open", version: 0 },
  ...{ closesAt: NOW + 5 * HOUR, closedAt: null, printedAt: null, reason: null },
  entered: Array.from({ length: 14 }, (_, index) => ad(801 + index, titles[index % 3] ?? "")),
  unpaid: [ad(820, "Emploi : comptable")],
  undecided: [ad(821, "Cession de fonds de commerce"), ad(822, "Avis de convocation")],
  missed: [],
};

const late = {
  cause: "late_payment",
  outcome: "open",
  choice: "client",
  dueAt: NOW + 2 * DAY,
} as const;
const closed: EditionState = {
  ...open,
  ...{ state: "closed", version: 1, closedAt: NOW - HOUR, unpaid: [] },
  missed: [{ ...ad(830, "Local commercial à louer"), ...late }],
};
const printed: EditionState = {
  ...closed,
  ...{ day: "2026-11-20", state: "printed", version: 2, printedAt: NOW - 10 * HOUR, undecided: [] },
  missed: [
    ...closed.missed,
    { ...ad(831, "Véhicule d’occasion"), ...late, cause: "left_out", outcome: "refunded" },
  ],
};
const cancelled: EditionState = {
  ...open,
  ...{ state: "cancelled", version: 1, reason: "Panne de rotative", entered: [], undecided: [] },
  missed: [{ ...ad(831, "Véhicule d’occasion"), ...late, cause: "cancelled", outcome: "moved" }],
};

const page = (...replies: readonly Reply[]) => [...replies, ...deskReplies("production")];
const shown = (edition: EditionState) => reply(readEditionState, () => edition);

const meta = {
  title: "Pages/Desk/Edition",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: page(shown(open)), day: open.day },
  beforeEach: beginDesk,
  render: ({ replies, day }, { globals }) => (
    <DeskStory language={globals.language} path={`/editions/1/${day}`} replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[]; day: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An open edition is closed before its time. */
export const Open: Story = {
  args: {
    replies: page(
      shown(open),
      reply(changeEdition, () => closed),
    ),
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await expect(await body.findByText("Ouverte")).toBeVisible();
    await userEvent.click(body.getByRole("tab", { name: "À décider (2)" }));
    await expect(body.getByText("Avis de convocation")).toBeVisible();
    await userEvent.click(body.getByRole("button", { name: "Boucler" }));
    await expect(await body.findByText("Bouclée")).toBeVisible();
    await expect(body.getByRole("button", { name: "Rouvrir" })).toBeVisible();
  },
};

export const OpenArabic: Story = { globals: { language: "ar", scheme: "dark" } };

export const Closed: Story = {
  args: { replies: page(shown(closed)) },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("tab", { name: "Non parues (1)" }));
    await expect(body.getByText(/^Le client choisit jusqu’au/)).toBeVisible();
  },
};

/** It was opened again after its time: it closes at the desk alone. */
export const OpenedAgain: Story = {
  args: { replies: page(shown({ ...open, version: 2, closesAt: NOW - HOUR })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Bouclage manuel");
  },
};

/** Ads that are missing from the printed issue are chosen and reported. */
export const Printed: Story = {
  args: {
    ...{
      day: printed.day,
      replies: page(
        shown(printed),
        reply(reportMissedAds, () => printed),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("checkbox", { name: "Choisir A00000802" }));
    await userEvent.click(body.getByRole("button", { name: "Signaler 1 annonce non parue" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByText("Remboursées"));
    const send = dialog.getByRole("button", { name: "Signaler" });
    await userEvent.click(send);
    const reason = dialog.getByLabelText("Motif en français");
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveAccessibleDescription("Ce champ est obligatoire.");
    await expect(dialog.getByLabelText("Motif en arabe")).toBeInvalid();
    await userEvent.type(reason, "Page perdue");
    await userEvent.type(dialog.getByLabelText("Motif en arabe"), "صفحة ضائعة");
    await userEvent.click(send);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Five ads on each page of a printed edition. */
const pages: EditionPages = {
  support: { id: 1, name: "Parution", language: "fr" },
  day: printed.day,
  format: { height: 380, columns: 6, gutter: 4, order: "arrival", fillers: [] },
  paper: {
    ...{ width: 280, height: 400, x: 10, y: 10, columnsWidth: 260, columnsHeight: 380 },
    ...{ columnWidth: 40, moduleHeight: 40, moduleGap: 4, moduleRows: 8 },
  },
  pages: [1, 2, 3].map((number) => ({
    ...{ number, filled: 0.9 },
    pieces: open.entered.slice(5 * (number - 1), 5 * number).map(({ id }, at) => ({
      ...{ kind: "rows", adId: id, headingId: 1, text: null, column: 1, x: 10, y: 10 + 20 * at },
      ...{ width: 40, height: 20, from: 0, to: 4, rowHeight: 5, row: null },
      ...{ columns: null, rows: null },
    })),
  })),
  ads: open.entered.map((one) => ({
    ...{ ...one, headingId: 1, isModular: false, isPlaced: false, rows: [] },
  })),
  ...{ displaced: [], leftOut: [] },
};
/** No ad that it lacks is reported yet. */
const withoutAbsent: EditionState = { ...printed, missed: closed.missed };
const reported = fn();

/** Pages of the printed issue are missing: their ads are seen, and reported in one act. */
export const PagesMissing: Story = {
  args: {
    day: printed.day,
    replies: page(
      shown(withoutAbsent),
      reply(readEdition, () => pages),
      reply(reportMissedAds, (_, sent) => {
        reported(sent);
        return printed;
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    const pageOf = (name: string) => body.getByRole("checkbox", { name });
    await userEvent.click(await body.findByRole("checkbox", { name: "Page 2 (5 annonces)" }));
    await userEvent.click(pageOf("Page 1 (5 annonces)"));
    await userEvent.click(pageOf("Page 3 (4 annonces)"));
    const chosen = { name: /^Choisir A/, checked: true };
    await expect(body.getAllByRole("checkbox", chosen)).toHaveLength(14);
    await userEvent.click(pageOf("Page 1 (5 annonces)"));
    await expect(body.getAllByRole("checkbox", chosen)).toHaveLength(9);
    await expect(body.queryByText("A00000801")).toBeNull();
    await userEvent.click(body.getByRole("button", { name: "Signaler 9 annonces non parues" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Motif en français"), "Feuille perdue");
    await userEvent.type(dialog.getByLabelText("Motif en arabe"), "ورقة ضائعة");
    await userEvent.click(dialog.getByRole("button", { name: "Signaler" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const annonces = Array.from({ length: 9 }, (_, at) => 806 + at);
    await expect(reported.mock.calls).toMatchObject([[{ data: { annonces, pages: [2, 3] } }]]);
  },
};

export const PagesMissingArabic: Story = {
  args: {
    day: printed.day,
    replies: page(
      shown(withoutAbsent),
      reply(readEdition, () => pages),
    ),
  },
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await body.findByRole("group", { name: "صفحات لم تنشر" });
    for (const page of [2, 3]) {
      await userEvent.click(body.getByRole("checkbox", { name: new RegExp(`^صفحة ${page} `) }));
    }
    await expect(body.getAllByRole("checkbox", { checked: true }).length).toBeGreaterThan(6);
  },
};

export const Cancelled: Story = {
  args: { replies: page(shown(cancelled)) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Panne de rotative");
  },
};

/** The cancellation with its choice and reasons. */
export const Cancelling: Story = {
  args: {
    replies: page(
      shown(open),
      reply(cancelEdition, () => cancelled),
    ),
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("button", { name: "Annuler l’édition" }));
    await expect(await screen.findByText(/^16 annonces payées sont concernées/)).toBeVisible();
  },
};

export const CancellingArabic: Story = {
  args: { replies: page(shown(open)) },
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("button", { name: "إلغاء العدد" }));
    await screen.findByRole("dialog");
  },
};

/** Someone else closed it first. */
export const Overtaken: Story = {
  args: {
    replies: page(
      shown(open),
      refuse(changeEdition, 409, {
        code: "EDITION_CHANGED",
        message: "L’édition du 24/11/2026 est bouclée : relisez son état avant de continuer.",
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement);
    await userEvent.click(await body.findByRole("button", { name: "Boucler" }));
    await expect(await body.findByRole("alert")).toHaveTextContent("relisez son état");
  },
};

export const NothingIn: Story = {
  args: { replies: page(shown({ ...open, entered: [], unpaid: [], undecided: [] })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Aucune annonce dans cette édition.");
  },
};

export const Loading: Story = { args: { replies: page(neverAnswer(readEditionState)) } };

export const CutOff: Story = {
  args: { replies: page(cutOff(readEditionState)) },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert");
    await expect(alert).toHaveTextContent("L’édition ne peut pas être affichée");
  },
};
