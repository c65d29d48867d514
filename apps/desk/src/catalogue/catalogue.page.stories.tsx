import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import type { CallAnswer } from "@parution/contract/call";
import {
  importCatalogue,
  placeCatalogueRow,
  readCatalogue,
  readCatalogueChoices,
  saveCatalogueRow,
} from "@parution/contract/desk-catalogue";
import { readNewspapers } from "@parution/contract/installation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../.storybook/viewports.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";

const headings = [
  { id: 1, fr: "Annonces légales", ar: "إعلانات قانونية", slug: "annonces-legales" },
  { id: 2, fr: "Appels d’offres", ar: "طلبات العروض", slug: "appels-d-offres" },
  { id: 3, fr: "Offres d’emploi", ar: "عروض العمل", slug: "offres-d-emploi" },
];
const subheadings = [
  { id: 1, fr: "Sociétés", ar: "شركات", parentId: 1 },
  { id: 2, fr: "Fonds de commerce", ar: "أصول تجارية", parentId: 1 },
  { id: 3, fr: "Travaux", ar: "أشغال", parentId: 2 },
];

const rows = reply(readCatalogue, () => ({
  total: headings.length,
  rows: headings.map(({ id, fr, ar, slug }) => ({
    id,
    retired: id === 3,
    labels: {},
    values: { labelFr: fr, labelAr: ar, slug },
  })),
}));
const choices = reply(readCatalogueChoices, ({ pathname }) => ({
  choices: (pathname.includes("sous_rubriques")
    ? subheadings
    : headings.map(({ id, fr, ar }) => ({ id, fr, ar, parentId: null }))
  ).map((choice) => ({ ...choice, groupFr: null, groupAr: null })),
}));

const replies = [rows, choices, ...deskReplies("sales")];

interface Args {
  replies: readonly Reply[];
  path: string;
}

const meta = {
  title: "Pages/Desk/Catalogue",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies, path: "/catalogue" },
  beforeEach: beginDesk,
  render: ({ replies, path }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Headings: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("annonces-legales")).toBeVisible();
    await expect(page.getByText("Retirée")).toBeVisible();
  },
};

/** The reader's language comes first in a text in both languages. */
export const Arabic: Story = {
  globals: { language: "ar", scheme: "dark", ...atDesk },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("columnheader", { name: "التسمية بالعربية" });
    const headers = page.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(headers.indexOf("التسمية بالعربية")).toBeLessThan(
      headers.indexOf("التسمية بالفرنسية"),
    );
  },
};

const supportRows = reply(readCatalogue, () => ({
  total: 1,
  rows: [{ id: 5, retired: false, labels: {}, values: { labelFr: "La Gazette" } }],
}));
const gazette = { id: 5, label: "La Gazette", slug: "gazette", headings: 0, page: null };
const unsold = reply(readNewspapers, () => ({
  headings: 15,
  newspapers: [{ ...gazette, medium: "print" as const }],
}));

/** An owner may create a newspaper; one without a heading on sale is named, with the way to its sales. */
export const Newspapers: Story = {
  args: {
    path: "/catalogue?table=journaux",
    replies: [supportRows, unsold, ...deskReplies("owner")],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("link", { name: "Nouveau journal" })).toBeVisible();
    await expect(await page.findByText("La Gazette ne vend aucune rubrique")).toBeVisible();
    const sales = page.getByRole("link", { name: "Rubriques vendues" });
    await expect(sales).toHaveAttribute("href", expect.stringContaining("table=ventes&parent=5"));
  },
};

/** Sales see the newspapers, and create none. */
export const NewspapersOfSales: Story = {
  globals: { language: "ar", scheme: "dark" },
  args: {
    path: "/catalogue?table=journaux",
    replies: [supportRows, unsold, ...deskReplies("sales")],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("table");
    await expect(page.queryByRole("link", { name: "جريدة جديدة" })).toBeNull();
  },
};

export const NoneFound: Story = {
  args: {
    path: "/catalogue?table=rubriques&q=zzz",
    replies: [reply(readCatalogue, () => ({ total: 0, rows: [] })), ...deskReplies("sales")],
  },
};

export const CutOff: Story = {
  args: { replies: [cutOff(readCatalogue), ...deskReplies("sales")] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toBeVisible();
  },
};

/** A heading is moved by keys and by the pointer; each move is saved, the last one can be taken back. */
export const Order: Story = {
  args: {
    path: "/catalogue/ordre",
    replies: [reply(placeCatalogueRow, () => ({ id: 1 })), choices, ...deskReplies("sales")],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const entry = await page.findByRole("treeitem", { name: /Offres d’emploi/ });
    await userEvent.click(entry);
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(await page.findByText("Ordre enregistré.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Annuler le déplacement" }));
    await expect(await page.findByText("Déplacement annulé.")).toBeVisible();
  },
};

export const OrderInArabic: Story = {
  globals: { language: "ar", scheme: "dark" },
  args: { path: "/catalogue/ordre" },
};

/** Another user changed the order meanwhile: the sentence stands under the order as it is. */
export const OrderRefused: Story = {
  args: {
    path: "/catalogue/ordre",
    replies: [
      refuse(placeCatalogueRow, 409, {
        code: "CHANGED",
        message: "Une autre personne a changé l’ordre.",
      }),
      choices,
      ...deskReplies("sales"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("treeitem", { name: /Offres d’emploi/ }));
    await userEvent.click(page.getByRole("button", { name: "Monter" }));
    await expect(await page.findByText("Une autre personne a changé l’ordre.")).toBeVisible();
    await waitFor(() =>
      expect(page.getAllByRole("treeitem").at(-1)).toHaveTextContent("Offres d’emploi"),
    );
  },
};

const written: string[] = [];
/** Another user has renamed the first heading in Arabic, since it was first read. */
const renamed: readonly Reply[] = [
  {
    ...refuse(saveCatalogueRow, 409, {}),
    wire: (_, sent) => {
      written.push(JSON.stringify(sent));
      return {
        code: "CHANGED",
        message: "Une autre personne a modifié cette ligne.",
        errors: { libelle_ar: ["Une autre personne a écrit : قانونية"] },
      };
    },
  },
  reply(readCatalogue, ({ searchParams }) => {
    const labelAr = written.length === 0 ? "إعلانات قانونية" : "قانونية";
    const values = { labelFr: "Annonces légales", labelAr, slug: "annonces-legales" };
    // Its new name is not on the page that was asked for.
    if (written.length > 0 && searchParams.get("ligne_id") !== "1") return { total: 0, rows: [] };
    return { total: 1, rows: [{ id: 1, retired: false, labels: {}, values }] };
  }),
  ...replies,
];

/** The change of another user stands at its field, an own text stays, and the next press saves over it. */
export const RowChanged: Story = {
  args: { replies: renamed },
  play: async ({ canvasElement }) => {
    written.length = 0;
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /Annonces légales/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Modifier" }));
    const dialog = within(await screen.findByRole("dialog"));
    const french = dialog.getByLabelText("Libellé en français");
    await userEvent.clear(french);
    await userEvent.type(french, "Légales");
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
    await expect(await dialog.findByText("Une autre personne a écrit : قانونية")).toBeVisible();
    await expect(dialog.getByLabelText("Libellé en arabe")).toHaveValue("قانونية");
    await expect(french).toHaveValue("Légales");
    await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
    await waitFor(() => expect(written).toHaveLength(2));
    await expect(written[0]).toContain("إعلانات قانونية");
    await expect(written[1]).not.toContain("إعلانات قانونية");
  },
};

const compared: CallAnswer<typeof importCatalogue> = {
  applied: false,
  mark: "a",
  rows: 0,
  changed: 0,
  changes: [],
  faulty: 0,
  faults: [],
};

const change: CallAnswer<typeof importCatalogue>["changes"][number] = {
  table: "soldHeadings",
  id: 7,
  column: "price",
  before: "10,00",
  after: "12,50",
};

/** A fault names sheet and cell as the workbook does; of very many the first are shown, which is said. */
export const ImportFaults: Story = {
  args: {
    replies: [
      reply(importCatalogue, () => ({
        ...compared,
        faulty: 1_200,
        faults: ["C7", "C8"].map((cell) => ({
          sheet: "ventes",
          cell,
          message: "Au moins 1,00 Dhs.",
        })),
      })),
      ...replies,
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await chooseWorkbook(canvasElement);
    const fault = await dialog.findByRole("row", { name: /C7/ });
    await expect(within(fault).getByText("ventes")).toBeVisible();
    await expect(dialog.getByText(/^Seules les 2 premières sont affichées/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Écrire ces modifications" })).toBeDisabled();
  },
};

/** So does a change, with its column. */
export const ImportChanges: Story = {
  args: {
    replies: [
      reply(importCatalogue, () => ({ ...compared, rows: 1, changed: 1, changes: [change] })),
      ...replies,
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await chooseWorkbook(canvasElement);
    const row = within(await dialog.findByRole("row", { name: /12,50/ }));
    await expect(row.getByText("ventes")).toBeVisible();
    await expect(row.getByText("prix_ht")).toBeVisible();
  },
};

async function chooseWorkbook(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: /^Importer/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.upload(dialog.getByLabelText(/^Classeur/), new File(["PK"], "catalogue.xlsx"));
  return dialog;
}
