import { beginStory } from "@parution/app/testing/begin.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import {
  accountReplies,
  STORY_NOW,
  sampleUser,
  withoutAccountSite,
} from "@parution/app/testing/samples.ts";
import { readFactors, startAuthenticator } from "@parution/contract/factors";
import { readWords } from "@parution/contract/moderation";
import { login } from "@parution/contract/session";
import { readDesk } from "@parution/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../.storybook/pointer.ts";
import { DeskStory } from "./testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies, HOUR, NOW } from "./testing/samples.ts";

interface Args {
  replies: readonly Reply[];
  path: string;
}

const meta = {
  title: "Pages/Desk/Login",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [...accountReplies()], path: "/connexion" },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies, path }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const authenticator = { name: "Utiliser une application d’authentification" };
const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** The portal recovers the passwords of the staff too: its address is a whole one, since the desk's own begin with `/desk`. */
export const Password: Story = {
  args: { replies: [withoutAccountSite, ...accountReplies()] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("link", { name: /^Mot de passe oublié/ })).toHaveAttribute(
      "href",
      `${location.origin}/fr/mot-de-passe-oublie`,
    );
  },
};

/** An external site has the accounts. */
export const AccountSite: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const forgotten = await page.findByRole("link", { name: /^Mot de passe oublié/ });
    await waitFor(() =>
      expect(forgotten).toHaveAttribute("href", "https://compte.parution.test/mot-de-passe"),
    );
  },
};

/** The other language, chosen at the login: the page that asked for the login is in that language, too. */
export const OtherLanguage: Story = {
  args: {
    path: "/connexion?origine=%2Ffr%2Fmoderation%2Fmots%3Fpage%3D2",
    replies: [
      reply(login, () => ({ user: sampleUser, expiresAt: NOW + HOUR })),
      reply(readWords, () => []),
      ...deskReplies("editor"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("link", { name: "العربية" }));
    await userEvent.type(await page.findByLabelText("البريد الإلكتروني"), "salma@exemple.ma");
    await userEvent.type(page.getByLabelText("كلمة السر"), "Parution-2026!{Enter}");
    await expect(await page.findByRole("heading", { name: "كلمات للتحقق" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Français" })).toHaveAttribute(
      "href",
      "/fr/moderation/mots?page=2",
    );
  },
};

export const Arabic: Story = { globals: { language: "ar", scheme: "dark" } };

/** The password is right: a code of the app, a passkey or a recovery code follows; without any, the operator helps. */
export const SecondStep: Story = {
  args: {
    replies: [
      refuse(login, 401, {
        code: "SECOND_STEP",
        message: "Un second facteur est demandé.",
        second_pas: {
          expire_le: new Date(NOW + HOUR).toISOString(),
          application: true,
          cle: false,
          code_de_secours: true,
        },
      }),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Adresse e-mail"), "salma@exemple.ma");
    await userEvent.type(page.getByLabelText("Mot de passe"), "Parution-2026!{Enter}");
    await expect(await page.findByLabelText(/Code/)).toBeVisible();
    await expect(page.getByText("operator remove-factors")).toBeVisible();
  },
};

/** Staff without a second factor choose one before anything else. */
export const FirstSecondFactor: Story = {
  beforeEach: beginDesk,
  args: {
    path: "/",
    replies: [
      refuse(readDesk, 403, { code: "SECOND_FACTOR_REQUIRED", message: "Second facteur demandé." }),
      reply(readFactors, () => ({
        passwordChangedAt: null,
        authenticatorSince: null,
        passkeys: [],
        recoveryCodesLeft: 0,
        isPasswordFresh: true,
      })),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Créer une clé d’accès" }));
    await expect(await page.findByLabelText(/^Nom de la clé/)).toBeVisible();
    // The login has just asked for it.
    await expect(page.queryByLabelText("Votre mot de passe")).toBeNull();
  },
};

/** The key of an authenticator app is there at once, since the login has just asked for the password. */
export const FirstAuthenticator: Story = {
  ...FirstSecondFactor,
  args: {
    path: "/",
    replies: [
      reply(startAuthenticator, () => ({
        key: SECRET,
        uri: `otpauth://totp/Parution:salma?secret=${SECRET}&issuer=Parution`,
      })),
      ...(FirstSecondFactor.args?.replies ?? []),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", authenticator));
    await expect(await page.findByRole("img", { name: /^QR code/ })).toBeVisible();
    await expect(page.getByLabelText("Code de l’application")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Annuler" }));
    await expect(page.getByRole("button", { name: "Créer une clé d’accès" })).toBeVisible();
  },
};

/** The way back to the other factor while the key is fetched, and where it is refused. */
export const FirstAuthenticatorOnItsWay: Story = {
  ...FirstSecondFactor,
  args: {
    path: "/",
    replies: [neverAnswer(startAuthenticator), ...(FirstSecondFactor.args?.replies ?? [])],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", authenticator));
    await userEvent.click(await page.findByRole("button", { name: "Annuler" }));
    await expect(page.getByRole("button", { name: "Créer une clé d’accès" })).toBeVisible();
  },
};

export const FirstAuthenticatorRefused: Story = {
  ...FirstSecondFactor,
  args: {
    path: "/",
    replies: [
      refuse(startAuthenticator, 429, { code: "TOO_MANY_ATTEMPTS", message: "Trop de demandes." }),
      ...(FirstSecondFactor.args?.replies ?? []),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", authenticator));
    await page.findByText("La clé ne peut pas être affichée");
    await userEvent.click(page.getByRole("button", { name: "Annuler" }));
    await expect(page.getByRole("button", { name: "Créer une clé d’accès" })).toBeVisible();
  },
};

/** The key reads from left to right, and starts where the lines of the page do. */
export const FirstAuthenticatorArabic: Story = {
  ...FirstAuthenticator,
  globals: { language: "ar" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /تطبيق/ }));
    const { right } = (await page.findByRole("img")).getBoundingClientRect();
    const key = page.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP");
    const text = document.createRange();
    text.selectNodeContents(key);
    await expect(text.getBoundingClientRect().right).toBeCloseTo(right, 0);
  },
};
