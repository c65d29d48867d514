import { clearSession } from "@parution/app/session/session-store.ts";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies } from "@parution/app/testing/samples.ts";
import {
  checkInstallationLink,
  readInstallation,
  removeMailServer,
  savePrices,
  savePublisher,
} from "@parution/contract/installation";
import { readDesk } from "@parution/contract/staff";
import { Button } from "@parution/kit/button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import { empty, known, tried, withState } from "./sample-installation.ts";

/** Content with a button that renders it anew, as a reload does. */
function Reloaded({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0);
  function reload(): void {
    dispatchEvent(new Event("pagehide"));
    setVisit(visit + 1);
  }
  return (
    <>
      <div key={visit}>{children}</div>
      <Button onClick={reload}>Recharger</Button>
    </>
  );
}

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

/** Typed values survive a reload in the middle of a step, and is gone from the browser once the step is kept. */
export const PublisherAfterAReload: Story = {
  args: {
    replies: [reply(savePublisher, () => ({ message: "C’est enregistré." })), ...withState(known)],
    path: "/installation/editeur",
  },
  render: ({ replies, path }, { globals }) => (
    <Reloaded>
      <DeskStory language={globals.language} path={path} replies={replies} />
    </Reloaded>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const nameField = () => page.findByLabelText("Raison sociale");
    await userEvent.type(await nameField(), " et fils");
    await userEvent.clear(page.getByLabelText("Téléphone"));
    await userEvent.click(page.getByRole("button", { name: "Recharger" }));
    await expect(await nameField()).toHaveValue("Atlas Presse et fils");
    await expect(page.getByLabelText("Téléphone")).toHaveValue("");
    await expect(await page.findByText("Votre brouillon est de retour.")).toBeVisible();
    await userEvent.type(page.getByLabelText("Téléphone"), "0522000000");
    await userEvent.click(page.getByRole("button", { name: "Continuer" }));
    await expect(await page.findByLabelText("Nom du journal")).toBeVisible();
    await expect(Object.keys(localStorage).filter((key) => key.includes("draft"))).toEqual([]);
  },
};

/** Telephone, address, ICE and bank account are checked before anything is sent, by the rules that the service applies. */
export const PublisherWithWrongNumbers: Story = {
  args: {
    replies: [
      refuse(savePublisher, 500, { code: "FAILED", message: "Rien ne devait partir." }),
      ...withState(known),
    ],
    path: "/installation/editeur",
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const wrong = {
      Téléphone: "05",
      "Adresse e-mail des factures": "compta",
      ICE: "001525000000019",
    };
    await page.findByLabelText("ICE");
    for (const [label, text] of Object.entries(wrong)) {
      await userEvent.clear(page.getByLabelText(label));
      await userEvent.type(page.getByLabelText(label), text);
    }
    await userEvent.type(page.getByLabelText(/^RIB/), "007 780 0001234567890123 45");
    await userEvent.click(page.getByRole("button", { name: "Continuer" }));
    await expect(await page.findByText(/^Cet ICE n’est pas valable/)).toBeVisible();
    await expect(page.getByText(/^Ce RIB n’est pas valable/)).toBeVisible();
    await expect(page.getByText(/^Écrivez un numéro, par exemple/)).toBeVisible();
    await expect(page.getByText("Email invalide")).toBeVisible();
    await waitFor(() => expect(page.getByLabelText("Téléphone")).toHaveFocus());
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

/** A newspaper appears from Monday to Friday unless it is set otherwise; this one does on Sundays, and not on Fridays. */
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
    await expect(dialog.getByText(/Plus aucun e-mail ne part/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Retirer le serveur" }));
    await page.findByText(/^Sans serveur, les e-mails restent/);
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

/** A price that may be left out is not lost where it cannot be read: it is focused with its message, and nothing is sent. */
export const UnreadablePrice: Story = {
  args: {
    replies: [
      refuse(savePrices, 500, { code: "FAILED", message: "Rien ne devait partir." }),
      ...withState(known),
    ],
    path: "/installation/tarifs",
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const colour = await page.findByLabelText(/^Le module en couleur/);
    await userEvent.type(colour, "20,005{Enter}");
    await waitFor(() =>
      expect(colour).toHaveAccessibleDescription(/^Deux chiffres au plus après la virgule/),
    );
    await userEvent.click(page.getByRole("button", { name: "Continuer" }));
    await waitFor(() => expect(colour).toHaveFocus());
    await expect(page.queryByText("Rien ne devait partir.")).toBeNull();
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

const ended = "Cette adresse n’est plus valable : elle dure une heure.";
const used = "Cette adresse a déjà servi : le journal a un propriétaire.";
const withLink = (code: string, message: string) => ({
  path: "/installation/proprietaire#jeton=abc",
  replies: [refuse(checkInstallationLink, 410, { code, message })],
});

/** There is no account yet to sign in with. */
export const OwnerAddressLate: Story = {
  beforeEach: clearSession,
  args: withLink("LINK_ENDED", ended),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(ended)).toBeVisible();
    await expect(page.queryByRole("link", { name: "Se connecter au bureau" })).toBeNull();
  },
};

export const OwnerAddressUsed: Story = {
  beforeEach: clearSession,
  args: withLink("LINK_USED", used),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(used)).toBeVisible();
    await expect(page.getByRole("link", { name: "Se connecter au bureau" })).toBeVisible();
  },
};
