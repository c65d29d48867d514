import { RequireSession } from "@parution/app/session/require-session.tsx";
import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import {
  accountReplies,
  STORY_NOW,
  STORY_USER,
  withoutAccountSite,
} from "@parution/app/testing/samples.ts";
import {
  confirmAuthenticator,
  readFactors,
  readProofChallenge,
  startAuthenticator,
  startPasskey,
} from "@parution/contract/factors";
import { changeAddress, closeAccount } from "@parution/contract/own-account";
import { changePassword } from "@parution/contract/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes, useLocation } from "react-router";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import SecurityPage from "./security.page.tsx";

const now = Date.parse(STORY_NOW);
const DAY = 24 * 60 * 60 * 1000;
const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

const bare = reply(readFactors, () => ({
  passwordChangedAt: null,
  authenticatorSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  isPasswordFresh: false,
}));
const guarded = reply(readFactors, () => ({
  passwordChangedAt: now - 40 * DAY,
  authenticatorSince: now - 12 * DAY,
  passkeys: [
    { id: 1, name: "Téléphone de Salma", addedAt: now - 12 * DAY, usedAt: now - DAY },
    { id: 2, name: "Clé USB", addedAt: now - 3 * DAY, usedAt: null },
  ],
  recoveryCodesLeft: 9,
  isPasswordFresh: false,
}));
const withApp = reply(readFactors, () => ({
  passwordChangedAt: null,
  authenticatorSince: now - 12 * DAY,
  passkeys: [],
  recoveryCodesLeft: 9,
  isPasswordFresh: false,
}));
const uri = `otpauth://totp/Parution:salma?secret=${secret}&issuer=Parution`;
const started = reply(startAuthenticator, () => ({ key: secret, uri }));
const codes = Array.from({ length: 10 }, (_, n) => `abcd-efgh-jkmn-pqrs-tuvw-xyz${n}`);

const meta = {
  title: "Pages/Security",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [guarded] },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/securite"
      replies={[...replies, withoutAccountSite, ...accountReplies()]}
    >
      <SecurityPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guarded: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Téléphone de Salma");
    await expect(page.getByText("Codes restants : 9")).toBeVisible();
  },
};
export const InArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };
export const Bare: Story = { args: { replies: [bare] } };

/** An external site changes the addresses of its accounts itself. */
export const ExternalAccounts: Story = {
  args: { replies: [guarded, ...accountReplies()] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Téléphone de Salma");
    await waitFor(() =>
      expect(page.queryByRole("button", { name: "Changer d’adresse" })).toBeNull(),
    );
  },
};

const options = JSON.stringify({
  challenge: "AAAA",
  rp: { id: location.hostname, name: "Parution" },
  user: { id: "AAAA", name: "salma", displayName: "Salma" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
});

const challenged = { challenge: "5b4f0b7e-8c1d-4f6a-9d3e-2a1c0b9f8e7d", options };

/** A refusal in the browser's own dialog is put into words: the dialog names no cause itself. */
export const PasskeyOfThisDevice: Story = {
  args: { replies: [guarded, reply(startPasskey, () => challenged)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const create = spyOn(navigator.credentials, "create");
    create.mockRejectedValueOnce(new DOMException("excluded", "InvalidStateError"));
    await userEvent.click(await page.findByRole("button", { name: "Ajouter une clé d’accès" }));
    await userEvent.type(await page.findByLabelText("Nom de la clé"), "Téléphone");
    await userEvent.type(page.getByLabelText("Votre mot de passe"), "un moulin");
    const add = page.getByRole("button", { name: "Ajouter la clé" });
    await userEvent.click(add);
    await expect(await page.findByRole("alert")).toHaveTextContent(
      "Cette clé d’accès est déjà enregistrée.",
    );
    create.mockRejectedValueOnce(new DOMException("dismissed", "NotAllowedError"));
    await userEvent.click(add);
    await expect(await page.findByText("Aucune clé d’accès n’a été ajoutée.")).toBeVisible();
  },
};

/** A dialog that was dismissed removes nothing. */
export const RemovalDismissed: Story = {
  args: { replies: [guarded, reply(readProofChallenge, () => challenged)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const get = spyOn(navigator.credentials, "get");
    get.mockRejectedValueOnce(new DOMException("dismissed", "NotAllowedError"));
    await userEvent.click(await page.findByRole("button", { name: /Clé USB/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Votre mot de passe"), "un moulin");
    await userEvent.click(dialog.getByRole("button", { name: /Clé USB/ }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Aucune clé d’accès n’a été utilisée.",
    );
  },
};

/** A code that cannot be one is not sent; without a passkey it is required. */
export const RemovalCodeMalformed: Story = {
  args: { replies: [withApp] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Retirer l’application" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText("Votre mot de passe"), "un moulin");
    const code = dialog.getByLabelText("Code de l’application ou code de secours");
    await expect(code).not.toHaveAccessibleDescription();
    const remove = dialog.getByRole("button", { name: "Retirer l’application" });
    await userEvent.click(remove);
    await waitFor(() => expect(code).toHaveAccessibleDescription("Ce champ est obligatoire."));
    await userEvent.type(code, "abcd-efgh");
    await userEvent.click(remove);
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        "Saisissez les six chiffres de l’application, ou un code de secours entier.",
      ),
    );
  },
};

async function setUp(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("button", { name: "Configurer" }));
  await userEvent.type(await page.findByLabelText("Votre mot de passe"), "un moulin");
  await userEvent.click(page.getByRole("button", { name: "Continuer" }));
  await page.findByRole("img", { name: "QR code à lire avec votre application" });
  const guide = page.getByText("Lisez ce QR code avec votre application d’authentification.");
  await waitFor(() => expect(guide).toHaveFocus());
  // Shown where the pointer is a finger.
  const here = { name: "Ouvrir l’application de cet appareil", hidden: true };
  await expect(page.getByRole("link", here)).toHaveAttribute("href", uri);
  await userEvent.type(page.getByLabelText("Code de l’application"), "123456");
  await userEvent.click(page.getByRole("button", { name: "Activer" }));
  return page;
}

/** Recovery codes come with the first factor. */
export const CodesShown: Story = {
  args: { replies: [bare, started, reply(confirmAuthenticator, () => ({ codes }))] },
  play: async ({ canvasElement }) => {
    const page = await setUp(canvasElement);
    const shown = await page.findByRole("region", { name: "Vos codes de secours" });
    await expect(within(shown).getAllByRole("listitem")).toHaveLength(10);
    await waitFor(() => expect(shown).toHaveFocus());
  },
};

export const CodeWrong: Story = {
  args: {
    replies: [
      bare,
      started,
      refuse(confirmAuthenticator, 422, {
        code: "INVALID",
        message: "Certains champs sont à corriger.",
        errors: { code: ["Ce code n’est pas valable."] },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await setUp(canvasElement);
    await page.findByText("Ce code n’est pas valable.");
    await expect(page.getByLabelText("Code de l’application")).toHaveFocus();
  },
};

export const AddressAsked: Story = {
  args: { replies: [bare, reply(changeAddress, () => ({ message: "Un message part." }))] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Changer d’adresse" }));
    const form = within(await page.findByRole("form", { name: "Adresse de connexion" }));
    await expect(form.getByLabelText("Nouvelle adresse e-mail")).toHaveFocus();
    await userEvent.type(form.getByLabelText("Nouvelle adresse e-mail"), "nawal@exemple.ma");
    await userEvent.type(form.getByLabelText("Mot de passe actuel"), "un moulin");
    await userEvent.click(form.getByRole("button", { name: "Changer d’adresse" }));
    await expect(await form.findByText("Un message part.")).toBeVisible();
    await expect(form.getByLabelText("Nouvelle adresse e-mail")).toHaveValue("");
    await userEvent.click(form.getByRole("button", { name: "Annuler" }));
    await waitFor(() => expect(page.queryByRole("form")).toBeNull());
    await expect(page.getByRole("button", { name: "Changer d’adresse" })).toHaveFocus();
  },
};

export const PasswordChanged: Story = {
  args: { replies: [bare, reply(changePassword, () => ({ message: "Changé." }))] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Changer le mot de passe" }));
    await userEvent.type(await page.findByLabelText("Mot de passe actuel"), "un moulin");
    await userEvent.type(page.getByLabelText("Nouveau mot de passe"), "trois barques au port");
    await userEvent.type(
      page.getByLabelText("Nouveau mot de passe, encore une fois"),
      "trois barques au port",
    );
    await userEvent.click(page.getByRole("button", { name: "Changer le mot de passe" }));
    await waitFor(() => expect(page.queryByLabelText("Mot de passe actuel")).toBeNull());
    await expect(
      await page.findByRole("button", { name: "Changer le mot de passe" }),
    ).toHaveFocus();
  },
};

const Query = () => <p>{useLocation().search}</p>;

/** The guard of the account's pages leads to the login page, which reports it. */
export const Closed: Story = {
  args: { replies: [bare, reply(closeAccount, () => ({ message: "Fermé." }))] },
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/securite"
      route="*"
      replies={[...replies, ...accountReplies()]}
    >
      <Routes>
        <Route path="/connexion" element={<Query />} />
        <Route
          path="*"
          element={
            <RequireSession reason="compte">
              <SecurityPage />
            </RequireSession>
          }
        />
      </Routes>
    </PageStory>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Fermer mon compte" }));
    const form = within(await page.findByRole("form", { name: "Fermer mon compte" }));
    await userEvent.type(form.getByLabelText("Mot de passe actuel"), "un moulin");
    await userEvent.click(form.getByRole("button", { name: "Fermer mon compte" }));
    await page.findByText("?origine=%2Ffr&raison=ferme");
  },
};

const reason = "Il reste un solde : utilisez-le, ou demandez son remboursement.";

export const ClosingRefused: Story = {
  args: {
    replies: [bare, refuse(closeAccount, 409, { code: "ACCOUNT_IN_USE", message: reason })],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Fermer mon compte" }));
    const form = within(await page.findByRole("form", { name: "Fermer mon compte" }));
    await userEvent.type(form.getByLabelText("Mot de passe actuel"), "un moulin");
    await userEvent.click(form.getByRole("button", { name: "Fermer mon compte" }));
    await expect(await form.findByText(reason)).toBeVisible();
  },
};
