import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { readCatalogue, readCatalogueChoices } from "@parution/contract/desk-catalogue";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";

const choice = (id: number, fr: string, ar: string) => ({
  id,
  fr,
  ar,
  parentId: null,
  groupFr: null,
  groupAr: null,
});

const supports = [choice(1, "L’Horizon", "لوريزون"), choice(2, "Al Ofoq", "الأفق")];
const headings = [
  choice(1, "Annonces légales", "إعلانات قانونية"),
  choice(2, "Appels d’offres", "طلبات العروض"),
];
const colours = [choice(1, "Noir et blanc", "أبيض وأسود"), choice(2, "Quadrichromie", "ألوان")];

const types = [choice(1, "Annonce à la ligne", "بالسطر"), choice(2, "Annonce modulaire", "مؤطر")];

/** Choices of each table, by its name in the address. */
const tables = { journaux: supports, couleurs: colours, types };
const choices = reply(readCatalogueChoices, ({ pathname }) => ({
  choices: Object.entries(tables).find(([name]) => pathname.includes(name))?.[1] ?? headings,
}));

const rowOf = (values: Record<string, string | number>) =>
  reply(readCatalogue, () => ({ total: 1, rows: [{ id: 2, retired: false, labels: {}, values }] }));

const meta = {
  title: "Pages/Desk/Catalogue/Preview",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: {
    path: "/catalogue?table=couleurs",
    replies: [
      rowOf({ labelFr: "Quadrichromie", labelAr: "ألوان" }),
      choices,
      ...deskReplies("sales"),
    ],
  },
  beforeEach: beginDesk,
  render: ({ replies, path }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[]; path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the only row by its menu. */
async function open(canvas: HTMLElement, menu: RegExp, edit: string) {
  await userEvent.click(await within(canvas).findByRole("button", { name: menu }));
  await userEvent.click(await screen.findByRole("button", { name: edit }));
  return within(await screen.findByRole("dialog"));
}

/** A colour stands among the cards of the order form, in both languages, and changes as it is typed. */
export const Colour: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Actions de/, "Modifier");
    await expect(dialog.getByRole("group", { name: "Couleur" })).toBeVisible();
    const arabic = within(dialog.getByRole("group", { name: "اللون" }));
    await expect(arabic.getByRole("radio", { name: "ألوان" })).toBeChecked();
    const label = dialog.getByRole("textbox", { name: "Libellé en français" });
    await userEvent.clear(label);
    await userEvent.type(label, "Couleurs");
    await expect(dialog.getByRole("radio", { name: "Couleurs" })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: "Noir et blanc" })).not.toBeChecked();
  },
};

export const ColourInArabic: Story = {
  globals: { language: "ar", scheme: "dark" },
  play: async ({ canvasElement }) => {
    await open(canvasElement, /ألوان/, "تعديل");
  },
};

/** A heading on sale stands in the list of its newspaper's order form. */
export const SoldHeading: Story = {
  args: {
    path: "/catalogue?table=ventes",
    replies: [rowOf({ supportId: 1, headingId: 2, price: 2000 }), choices, ...deskReplies("sales")],
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Actions de/, "Modifier");
    await expect(dialog.getAllByText("L’Horizon").at(-1)).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: "الباب" })).toHaveDisplayValue(
      "طلبات العروض",
    );
  },
};

/** A product is chosen by its type: the order form does not name the product itself. */
export const Product: Story = {
  args: {
    path: "/catalogue?table=produits",
    replies: [
      rowOf({ supportId: 1, headingId: 2, typeId: 2, format: "M", labelFr: "Module", labelAr: "" }),
      choices,
      ...deskReplies("sales"),
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Actions de/, "Modifier");
    const types = within(await dialog.findByRole("group", { name: "Type d’annonce" }));
    await expect(await types.findByRole("radio", { name: "Annonce modulaire" })).toBeChecked();
    await expect(types.queryByRole("radio", { name: "Module" })).toBeNull();
  },
};

/** A column that needs a row says so, in a short list and in one that is searched by typing. */
export const RequiredReferences: Story = {
  args: {
    path: "/catalogue?table=ventes",
    replies: [
      rowOf({ supportId: 1, headingId: 2, price: 2000 }),
      reply(readCatalogueChoices, ({ pathname }) => ({
        choices: pathname.includes("journaux")
          ? supports
          : Array.from({ length: 20 }, (_, index) => choice(index + 1, `Rubrique ${index}`, "باب")),
      })),
      ...deskReplies("sales"),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Ajouter" }));
    const dialog = within(await screen.findByRole("dialog"));
    const searched = () =>
      dialog
        .getAllByRole("combobox", { name: "Rubrique" })
        .filter((field) => field.hasAttribute("aria-autocomplete"));
    await waitFor(() => expect(searched()).toHaveLength(1));
    await expect(searched()[0]).toBeRequired();
    await expect(dialog.getByRole("combobox", { name: "Journal" })).toBeRequired();
  },
};
