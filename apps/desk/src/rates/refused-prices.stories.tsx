import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { raiseRates, readDraftRates, saveRates } from "@parution/contract/rate-cards";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import type { RateRow } from "./typed-rows.ts";

const row = (id: number, label: string, inForce: number): RateRow => ({
  key: `1/${id}`,
  support: "Parution",
  label,
  detail: null,
  inForce,
  price: inForce,
  discount: null,
});
const headings = [row(1, "Annonces légales", 2000), row(2, "Appels d’offres", 3500)];
const canvases = [row(9, "Demi-page", 90_000)];

const draft = reply(readDraftRates, ({ searchParams }) => {
  const rows = searchParams.get("table") === "rubriques" ? headings : canvases;
  return {
    label: "Hiver",
    version: 4,
    changed: 0,
    total: rows.length,
    rows,
    supports: [{ id: 1, label: "Parution" }],
  };
});
const refusal = refuse(saveRates, 422, {
  code: "INVALID",
  message: "Certaines informations sont incorrectes.",
  errors: { "lignes.1/2": ["Ce prix n’est pas valable."] },
});

const meta = {
  title: "Pages/Desk/Rates/Refused prices",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [refusal, draft, ...deskReplies("sales")] },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/tarifs/7" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A price that the service refuses is shown where it was typed, also on another page of prices. */
export const ShownElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("35,00", { selector: "bdi" }));
    await userEvent.keyboard("40{Enter}");
    const tables = page.getByRole("combobox", { name: "Prix" });
    await userEvent.selectOptions(tables, "canvases");
    await waitFor(() => expect(page.queryByText("40,00")).toBeNull());
    await userEvent.click(page.getByRole("button", { name: "Enregistrer" }));
    const message = await page.findByText("Ce prix n’est pas valable.");
    await expect(tables).toHaveValue("headings");
    await waitFor(() => expect(message.closest("[role=gridcell]")).toHaveFocus());
  },
};

/** A search after a saving that failed keeps the focus in its field, also once it is emptied again. */
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("35,00", { selector: "bdi" }));
    await userEvent.keyboard("40{Enter}");
    await userEvent.click(page.getByRole("button", { name: "Enregistrer" }));
    const cell = (await page.findByText("Ce prix n’est pas valable.")).closest("[role=gridcell]");
    await waitFor(() => expect(cell).toHaveFocus());
    const search = page.getByRole("searchbox", { name: "Rechercher" });
    const grid = () => page.getByRole("grid");
    for (const query of ["offres", "{Backspace>6/}"]) {
      const before = grid();
      await userEvent.click(search);
      await userEvent.keyboard(query);
      await waitFor(() => expect(grid()).not.toBe(before));
      await expect(search).toHaveFocus();
    }
  },
};

const saved: unknown[] = [];

/** Another user wrote the same price meanwhile: it stands at the cell, and the typed one waits for the next press. */
export const ChangedMeanwhile: Story = {
  args: {
    replies: [
      {
        ...refuse(saveRates, 409, {}),
        wire: (_, sent) => {
          saved.push(sent);
          return { code: "CHANGED", message: "Une autre personne a modifié cette grille." };
        },
      },
      reply(readDraftRates, () => ({
        label: "Hiver",
        version: 4 + saved.length,
        changed: 0,
        total: headings.length,
        rows: headings.map((one) =>
          one.key === "1/2" && saved.length > 0 ? { ...one, price: 3100 } : one,
        ),
        supports: [{ id: 1, label: "Parution" }],
      })),
      ...deskReplies("sales"),
    ],
  },
  play: async ({ canvasElement }) => {
    saved.length = 0;
    const page = within(canvasElement);
    await userEvent.click(await page.findByText("35,00", { selector: "bdi" }));
    await userEvent.keyboard("40{Enter}");
    await userEvent.click(page.getByRole("button", { name: "Enregistrer" }));
    const message = await page.findByText("Une autre personne a écrit 31,00.");
    await expect(message.closest("[role=gridcell]")).toHaveTextContent("40,00");
    await userEvent.click(page.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(JSON.stringify(saved[1])).toContain('"version":5'));
  },
};

let isRaised = false;

/** The prices were raised, and the answer was lost: they are read again, behind the dialog that says so. */
export const RaisedWithoutAnAnswer: Story = {
  args: {
    replies: [
      {
        ...cutOff(raiseRates),
        wire: () => {
          isRaised = true;
          throw new TypeError("Failed to fetch");
        },
      },
      reply(readDraftRates, () => ({
        label: "Hiver",
        version: isRaised ? 5 : 4,
        changed: isRaised ? headings.length : 0,
        total: headings.length,
        rows: headings,
        supports: [{ id: 1, label: "Parution" }],
      })),
      ...deskReplies("sales"),
    ],
  },
  play: async ({ canvasElement }) => {
    isRaised = false;
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /^Ajuster en/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Ajuster" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("interrompue");
    await expect(await page.findByText("2 prix modifiés")).toBeVisible();
  },
};
