import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies } from "@parution/app/testing/samples.ts";
import { readInstallation, removeMailServer } from "@parution/contract/installation";
import { readDesk } from "@parution/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import type { Installation } from "./steps.ts";

const empty: Installation = {
  ...{ opened: null, publisher: null, publisherIsFixed: false },
  ...{ newspaper: null, days: null, prices: null, book: null },
  card: { isSet: false, isFixed: false, tried: null, clientId: "", gatewayUrl: "" },
  cash: { isSet: false, isFixed: false, tried: null, partnerUrl: "" },
  mail: {
    ...{ isSet: false, isFixed: false, tried: null, host: null },
    ...{ from: "", contactTo: "", reportsTo: "" },
  },
};

const known: Installation = {
  ...empty,
  publisher: {
    ...{ legalNameFr: "Atlas Presse", legalNameAr: "أطلس للصحافة" },
    ...{ legalFormFr: "SARL au capital de 100 000 DH", legalFormAr: "ش.م.م" },
    ...{ addressFr: "12 rue du Port, Casablanca", addressAr: "12 زنقة الميناء، الدار البيضاء" },
    ...{ phone: "+212522000000", email: "journal@exemple.ma", ice: "001525000000019" },
    ...{ taxId: "1000001", businessTax: "36000001" },
    ...{ tradeRegisterFr: "Casablanca 12345", tradeRegisterAr: "الدار البيضاء 12345" },
  },
  newspaper: {
    ...{ nameFr: "La Gazette", nameAr: "الغازيت", slug: "gazette" },
    ...{ medium: "print", language: "fr", colour: "#a8361a" },
  },
  days: { closedDays: [5], weekendEditions: ["sunday"], moroccanHolidays: true },
  prices: { unit: 2000, module: 12_000 },
};

const withState = (state: Installation) => [
  reply(readInstallation, () => state),
  ...deskReplies("owner", false),
];

interface Args {
  replies: readonly Reply[];
  path: string;
}

const meta = {
  title: "Pages/Desk/Installation",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: withState(empty), path: "/installation" },
  beforeEach: beginDesk,
  render: ({ replies, path }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty installation begins with the publisher. */
export const Publisher: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole("heading", { level: 1, name: "Votre journal" }),
    ).toBeVisible();
  },
};

/** The theme follows the colour. */
export const Newspaper: Story = {
  args: { replies: withState(known), path: "/installation/journal" },
};

export const NewspaperInArabic: Story = {
  globals: { language: "ar", scheme: "dark" },
  args: { replies: withState(known), path: "/installation/journal" },
};

/** A newspaper appears from Monday to Friday unless it is told otherwise; this one does on Sundays, and not on Fridays. */
export const Days: Story = {
  args: { replies: withState({ ...known, newspaper: null }), path: "/installation/jours" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("checkbox", { name: "Dimanche" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Samedi" })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Vendredi" })).not.toBeChecked();
    await expect(
      page.getByText(
        "Édition du lundi : commandes jusqu’au samedi à 12:00, bouclage le samedi à 19:00.",
      ),
    ).toBeVisible();
  },
};

export const Payments: Story = {
  args: { replies: withState(known), path: "/installation/paiements" },
};

export const Opening: Story = {
  args: { replies: withState(known), path: "/installation/ouverture" },
};

/** Providers whose tries ended differently, and mail that waits for its own. */
const tried: Installation = {
  ...known,
  card: {
    ...{ isSet: true, isFixed: false, tried: "failed" },
    ...{ clientId: "600", gatewayUrl: "https://carte.exemple.ma/paiement" },
  },
  cash: {
    isSet: true,
    isFixed: false,
    tried: "answered",
    partnerUrl: "https://especes.exemple.ma",
  },
  mail: {
    ...{ isSet: true, isFixed: false, tried: null, host: "smtp.exemple.ma" },
    ...{ from: "journal@exemple.ma", contactTo: "a@exemple.ma", reportsTo: "b@exemple.ma" },
  },
};

/** A step is ready once its try has shown it, and to correct once it has failed. */
export const Tried: Story = {
  args: { replies: withState(tried), path: "/installation/ouverture" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const states = await page.findByText(/^Carte : Enregistré, l’essai a échoué/);
    await expect(states).toHaveTextContent("Espèces : Enregistré, a répondu à l’essai");
    await expect(page.getByText("Enregistré, pas encore essayé")).toBeVisible();
    await expect(page.getByRole("link", { name: "Paiements à corriger" })).toBeVisible();
  },
};

/** The mail server is removed once its consequence is read. */
export const RemovedMailServer: Story = {
  args: { path: "/installation/courrier", replies: [] },
  render: (_, { globals }) => {
    let { mail } = tried;
    const replies = [
      reply(removeMailServer, () => {
        mail = { ...mail, host: null };
        return { message: "C’est enregistré." };
      }),
      reply(readInstallation, () => ({ ...tried, mail })),
      ...deskReplies("owner", false),
    ];
    return (
      <DeskStory language={globals.language} path="/installation/courrier" replies={replies} />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Retirer le serveur" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/Plus aucune lettre ne part/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Retirer le serveur" }));
    await page.findByText(/^Sans serveur, les lettres restent/);
    await expect(page.queryByRole("button", { name: "Retirer le serveur" })).toBeNull();
    await waitFor(() => expect(page.getByLabelText("Serveur d’envoi")).toHaveFocus());
  },
};

/** A price of nothing, or below, is refused with the least that is allowed; a missing one as missing. */
export const PricesBelowTheLeast: Story = {
  args: { replies: withState({ ...known, prices: null }), path: "/installation/tarifs" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("La ligne"), "0");
    await userEvent.type(page.getByLabelText(/^Le module en couleur/), "-4");
    await userEvent.click(page.getByRole("button", { name: "Continuer" }));
    await expect(await page.findAllByText("Au moins 0,01 Dhs.")).toHaveLength(2);
    await expect(page.getByText("Ce champ est obligatoire.")).toBeVisible();
  },
};

/** Once the newspaper is open, no step is under way. */
export const OpenedWhole: Story = {
  args: {
    replies: withState({ ...tried, opened: "https://gazette.exemple.ma" }),
    path: "/installation/ouverture",
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Le journal est ouvert.");
    const steps = within(page.getByRole("navigation", { name: "Installation" }));
    await expect(steps.getByRole("link", { name: "Ouverture terminée" })).toBeVisible();
    await expect(steps.queryByText(/en cours/)).toBeNull();
  },
};

/** Days of an open newspaper change in its calendar: no form stands there that nobody can fill in. */
export const Opened: Story = {
  args: {
    replies: withState({ ...known, opened: "https://gazette.exemple.ma" }),
    path: "/installation/jours",
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Le journal est ouvert/)).toBeVisible();
    // The menu of the desk has one too.
    await expect(page.getAllByRole("link", { name: "Calendrier" })).toHaveLength(2);
    await expect(page.queryByRole("checkbox", { name: "Lundi" })).toBeNull();
  },
};

/** A signed-in user without a role opens the owner's one-time address. */
export const OwnerAddressOfAnotherUser: Story = {
  args: {
    path: "/installation/proprietaire#jeton=abc",
    replies: [
      refuse(readDesk, 404, { code: "NOT_FOUND", message: "Introuvable." }),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Ce compte n’a pas accès au bureau" });
    await expect(page.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
  },
};
