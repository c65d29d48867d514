import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import type { CallAnswer } from "@parution/contract/call";
import {
  createRateDraft,
  raiseRates,
  readDraftRates,
  readRateCards,
  replayRates,
  saveRates,
} from "@parution/contract/rate-cards";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, DAY, deskParameters, deskReplies, NOW } from "../testing/samples.ts";
import type { RateRow } from "./typed-rows.ts";

const rateCards: CallAnswer<typeof readRateCards> = {
  cards: [
    { id: 3, label: "Rentrée 2027", state: "scheduled", validFrom: NOW + 40 * DAY },
    { id: 2, label: "Automne 2026", state: "inForce", validFrom: NOW - 60 * DAY },
    { id: 1, label: "Première grille", state: "past", validFrom: null },
  ],
  drafts: [{ id: 7, label: "Hiver", updatedAt: NOW - DAY, updatedBy: "Salma Alaoui" }],
};

const row = (id: number, label: string, inForce: number): RateRow => ({
  key: `1/${id}`,
  support: "Parution",
  label,
  detail: null,
  inForce,
  price: inForce,
  discount: id === 1 ? 10 : null,
});

const rows = [
  row(1, "Annonces légales", 2000),
  row(2, "Appels d’offres", 3500),
  row(3, "Offres d’emploi", 1800),
];

const draft = reply(readDraftRates, () => ({
  label: "Hiver",
  version: 4,
  changed: 0,
  total: rows.length,
  rows,
  supports: [{ id: 1, label: "Parution" }],
}));

const sums = { ads: 120, charged: 5_760_000, priced: 6_048_000 };
const replayed: CallAnswer<typeof replayRates> = {
  from: "2026-08-23",
  ...sums,
  unsold: 2,
  headings: [{ support: "Parution", heading: "Annonces légales", ...sums }],
  accounts: [{ account: "Fiduciaire Idrissi", ...sums }],
  headingCount: 1,
  accountCount: 1,
};

const cards = reply(readRateCards, () => rateCards);
const replay = reply(replayRates, () => replayed);

interface Args {
  replies: readonly Reply[];
  path: string;
}

const meta = {
  title: "Pages/Desk/Rates",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [draft, cards, replay, ...deskReplies("sales")], path: "/tarifs" },
  beforeEach: beginDesk,
  render: ({ replies, path }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

export const CardsCutOff: Story = {
  args: { replies: [cutOff(readRateCards), ...deskReplies("sales")] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toBeVisible();
  },
};

/** The service refuses the name of a new card: the message stands at the name, which is focused. */
export const NameRefused: Story = {
  args: {
    replies: [
      refuse(createRateDraft, 422, {
        code: "INVALID",
        message: "Certaines informations sont incorrectes.",
        errors: { libelle: ["Une grille porte déjà ce nom."] },
      }),
      cards,
      ...deskReplies("sales"),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: "Nouvelle grille" }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    const name = dialog.getByLabelText("Nom de la grille");
    await userEvent.type(name, "Hiver{Enter}");
    await waitFor(() => expect(name).toHaveAccessibleDescription("Une grille porte déjà ce nom."));
    await expect(name).toHaveFocus();
  },
};

/** A column of a spreadsheet is pasted; what cannot be read says so at its cell, and the others are saved. */
export const Draft: Story = {
  args: {
    path: "/tarifs/7",
    replies: [reply(saveRates, () => ({ version: 5 })), draft, cards, ...deskReplies("sales")],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("20,00", { selector: "bdi" }));
    await userEvent.paste("21,50\n36\ndouze\n99\n");
    await expect(page.getByText(/Écrivez un montant/)).toBeVisible();
    await expect(
      page.getByText("1 ligne collée ne trouve plus de place sur cette page."),
    ).toBeVisible();
    await expect(page.getByText("3 prix à enregistrer")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(page.getByText("1 prix à enregistrer")).toBeVisible());
    await expect(page.getByText("douze")).toBeVisible();
    await waitFor(() => expect(page.getByText("douze").closest("[role=gridcell]")).toHaveFocus());
  },
};

/** Saving leads, where no typed price can be saved, to the first one that cannot, also on another page of prices. */
export const DraftOfFaults: Story = {
  args: { path: "/tarifs/7" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("18,00", { selector: "bdi" }));
    await userEvent.keyboard("douze{Enter}");
    await userEvent.click(page.getByText("20,00", { selector: "bdi" }));
    const save = page.getByRole("button", { name: "Enregistrer" });
    const fault = () => page.getByText("douze").closest("[role=gridcell]");
    await userEvent.click(save);
    await waitFor(() => expect(fault()).toHaveFocus());
    await userEvent.click(save);
    await waitFor(() => expect(fault()).toHaveFocus());
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Prix" }), "canvases");
    await waitFor(() => expect(page.queryByText("douze")).toBeNull());
    await userEvent.click(save);
    await waitFor(() => expect(fault()).toHaveFocus());
    await expect(page.getByRole("combobox", { name: "Prix" })).toHaveValue("headings");
    await expect(page.getByText("dont 1 à corriger")).toBeVisible();
  },
};

export const DraftInArabic: Story = {
  globals: { language: "ar", scheme: "dark" },
  args: { path: "/tarifs/7" },
};

/** Typed prices are not lost by a link, nor by the browser's Back. */
export const DraftLeft: Story = {
  args: { path: "/tarifs/7" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("35,00", { selector: "bdi" }));
    await userEvent.keyboard("40{Enter}");
    await expect(page.getByText("1 prix à enregistrer")).toBeVisible();
    await userEvent.click(page.getByRole("link", { name: "Simuler" }));
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Continuer à modifier" }));
    await expect(page.getByText("1 prix à enregistrer")).toBeVisible();
    await userEvent.click(page.getByRole("link", { name: "Simuler" }));
    await userEvent.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
    await expect(await page.findByText("Fiduciaire Idrissi")).toBeVisible();
  },
};

/** Nor by a page that the search of the desk leads to, which closes where they are kept. */
export const DraftLeftBySearch: Story = {
  args: { path: "/tarifs/7" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("35,00", { selector: "bdi" }));
    await userEvent.keyboard("40{Enter}");
    await expect(page.getByText("1 prix à enregistrer")).toBeVisible();
    const search = async () => {
      await userEvent.keyboard("{Control>}k{/Control}");
      await userEvent.type(await screen.findByPlaceholderText(/^Page, annonce/), "catalogue");
      await screen.findByRole("option", { name: "Catalogue" });
      await userEvent.keyboard("{Enter}");
    };
    await search();
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Continuer à modifier" }));
    await waitFor(() => expect(screen.queryByPlaceholderText(/^Page, annonce/)).toBeNull());
    await expect(page.getByText("1 prix à enregistrer")).toBeVisible();
    await search();
    await userEvent.click(await screen.findByRole("button", { name: "Quitter sans enregistrer" }));
    await waitFor(() => expect(page.queryByText("1 prix à enregistrer")).toBeNull());
    await expect(screen.queryByPlaceholderText(/^Page, annonce/)).toBeNull();
  },
};

/** The service refuses a price: it stays as it was typed, with the message at its cell. */
export const DraftRefused: Story = {
  args: {
    path: "/tarifs/7",
    replies: [
      refuse(saveRates, 422, {
        code: "INVALID",
        message: "Certaines informations sont incorrectes.",
        errors: { "lignes.1/2": ["Ce prix n’est pas valable."] },
      }),
      draft,
      ...deskReplies("sales"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("35,00", { selector: "bdi" }));
    await userEvent.keyboard("40{Enter}");
    await userEvent.click(page.getByRole("button", { name: "Enregistrer" }));
    const message = await page.findByText("Ce prix n’est pas valable.");
    await expect(message.closest("[role=gridcell]")).toHaveTextContent("40,00");
    await expect(page.getByText("1 prix à enregistrer")).toBeVisible();
  },
};

/** Typed prices are saved before the card is scheduled or raised: the press says so, and the saving is focused. */
export const SavedFirst: Story = {
  args: { path: "/tarifs/7" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("35,00", { selector: "bdi" }));
    await userEvent.keyboard("40{Enter}");
    await userEvent.click(page.getByRole("button", { name: "Programmer" }));
    await expect(await page.findByText("Enregistrez d’abord les prix saisis.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Enregistrer" })).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: /^Ajuster en/ }));
    await expect(page.getByRole("button", { name: "Enregistrer" })).toHaveFocus();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Rétablir" }));
    await userEvent.click(await page.findByText("35,00", { selector: "bdi" }));
    await userEvent.keyboard("41{Enter}");
    await expect(await page.findByRole("button", { name: "Enregistrer" })).toBeVisible();
    await expect(page.queryByText("Enregistrez d’abord les prix saisis.")).toBeNull();
  },
};

/** Prices are raised by a percentage: without one the field says so, and a refusal stands in the dialog. */
export const Raised: Story = {
  args: {
    path: "/tarifs/7",
    replies: [
      refuse(raiseRates, 409, { code: "CHANGED", message: "Cette grille a changé." }),
      draft,
      ...deskReplies("sales"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /^Ajuster en/ }));
    const dialog = within(await screen.findByRole("dialog"));
    const percent = dialog.getByRole("textbox", { name: /^Pourcentage/ });
    await userEvent.clear(percent);
    await userEvent.click(dialog.getByRole("button", { name: "Ajuster" }));
    await waitFor(() => expect(percent).toHaveAccessibleDescription(/Ce champ est obligatoire/));
    await expect(percent).toHaveFocus();
    await userEvent.type(percent, "5{Enter}");
    await expect(await dialog.findByText("Cette grille a changé.")).toBeVisible();
  },
};

export const Replay: Story = { args: { path: "/tarifs/7/simulation" } };
