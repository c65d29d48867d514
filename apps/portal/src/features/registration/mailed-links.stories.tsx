import { currentSession } from "@parution/app/session/session-store.ts";
import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import {
  accountReplies,
  STORY_NOW,
  STORY_USER,
  sampleUser,
  withoutAccountSite,
} from "@parution/app/testing/samples.ts";
import { solvableCaptcha } from "@parution/app/testing/solvable-captcha.ts";
import { confirmAddress, undoAddress } from "@parution/contract/own-account";
import { confirmRegistration, requestRecovery } from "@parution/contract/registration";
import { readCurrentUser } from "@parution/contract/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import AddressLinkPage from "./address-link.page.tsx";
import ConfirmationPage from "./confirmation.page.tsx";
import RecoveryPage from "./recovery.page.tsx";

const meta = {
  title: "Pages/Registration/Mailed links",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { path: "/inscription/confirmation", replies: [], Page: ConfirmationPage },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ path, replies, Page }, { globals }) => (
    <PageStory
      language={globals.language}
      path={path}
      replies={[...replies, withoutAccountSite, ...accountReplies()]}
    >
      <Page />
    </PageStory>
  ),
} satisfies Meta<{ path: string; replies: readonly Reply[]; Page: ComponentType }>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (page: ReturnType<typeof within>, name: string) =>
  userEvent.click(page.getByRole("button", { name }));

export const Confirmation: Story = { parameters: pagePictures };

export const ConfirmationInArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };

const opened = {
  message: "Votre adresse est confirmée.",
  origin: "/fr/passer-votre-annonce",
  session: { user: sampleUser, expiresAt: Date.parse(STORY_NOW) + 3_600_000 },
};

/** The link opened in the browser of the sign-up leads straight to the page that the visitor came from. */
export const Confirmed: Story = {
  args: { replies: [reply(confirmRegistration, () => opened)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Confirmer mon adresse" });
    await press(page, "Confirmer mon adresse");
    await expect(await page.findByText("/fr/passer-votre-annonce")).toBeVisible();
  },
};

/** A second press, on a link that was used. */
export const ConfirmedBefore: Story = {
  args: { replies: [reply(confirmRegistration, () => ({ ...opened, session: undefined }))] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Confirmer mon adresse" });
    await press(page, "Confirmer mon adresse");
    await expect(await page.findByRole("link", { name: "Se connecter" })).toHaveAttribute(
      "href",
      expect.stringContaining("origine=%2Ffr%2Fpasser-votre-annonce"),
    );
  },
};

/** A second press of a user who is signed in already. */
export const ConfirmedAndSignedIn: Story = {
  args: { replies: [reply(confirmRegistration, () => ({ ...opened, session: undefined }))] },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Confirmer mon adresse" });
    await press(page, "Confirmer mon adresse");
    await expect(await page.findByRole("link", { name: "Continuer" })).toHaveAttribute(
      "href",
      "/fr/passer-votre-annonce",
    );
  },
};

const elsewhere = refuse(confirmRegistration, 403, {
  code: "PASSWORD_REQUIRED",
  message: "Ce navigateur n’est pas celui de l’inscription : saisissez votre mot de passe.",
});

/** The link opened in another browser asks for the password of the sign-up, or another one. */
export const ConfirmedElsewhere: Story = {
  args: { replies: [elsewhere] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Confirmer mon adresse" });
    await press(page, "Confirmer mon adresse");
    await expect(await page.findByLabelText("Mot de passe de l’inscription")).toBeVisible();
    await press(page, "Choisir un autre mot de passe");
    const next = page.getByLabelText("Nouveau mot de passe", { selector: "input" });
    await userEvent.type(next, "court");
    await press(page, "Ouvrir mon compte");
    await waitFor(() => expect(next).toHaveAccessibleDescription(/au moins 12 caractères/));
  },
};

export const ConfirmedElsewhereInArabic: Story = {
  args: {
    replies: [
      refuse(confirmRegistration, 403, {
        code: "PASSWORD_REQUIRED",
        message: "هذا ليس المتصفح الذي سجلتم منه: أدخلوا كلمة السر.",
      }),
    ],
  },
  globals: { language: "ar", support: "al-ofoq", scheme: "dark" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "تأكيد عنواني" }));
    await expect(await page.findByRole("button", { name: "فتح حسابي" })).toBeVisible();
  },
};

const ended = "Ce lien n’est plus valable : il a expiré, a déjà servi ou a été annulé.";
const linkEnded = { code: "LINK_ENDED", message: ended };

export const LinkEnded: Story = {
  args: { replies: [refuse(confirmRegistration, 410, linkEnded)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Confirmer mon adresse" });
    await press(page, "Confirmer mon adresse");
    await expect(await page.findByText(ended)).toBeVisible();
    await expect(page.getByText(/un autre lien vous sera proposé/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Se connecter" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Recommencer l’inscription" })).toBeVisible();
    await expect(page.queryByRole("button", { name: "Confirmer mon adresse" })).toBeNull();
  },
};

export const Recovery: Story = { args: { Page: RecoveryPage }, parameters: pagePictures };

export const RecoveryInArabic: Story = {
  args: { Page: RecoveryPage },
  globals: { language: "ar", support: "al-ofoq" },
};

export const RecoverySent: Story = {
  args: {
    Page: RecoveryPage,
    replies: [
      solvableCaptcha,
      reply(requestRecovery, () => ({ message: "Un message part à cette adresse." })),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Adresse e-mail"), "nawal@exemple.ma");
    await userEvent.click(page.getByLabelText("Je ne suis pas un robot"));
    await page.findByText("Contrôle anti-robot réussi.", {}, { timeout: 20_000 });
    await press(page, "Recevoir un lien");
    await expect(await page.findByText("Un message part à cette adresse.")).toBeVisible();
  },
};

const sessionEnded = refuse(readCurrentUser, 401, {
  code: "UNAUTHENTICATED",
  message: "Reconnectez-vous.",
});

/** The session goes on: it is the address of later logins that has changed. */
export const AddressConfirmedWhileSignedIn: Story = {
  args: {
    path: "/adresse/confirmation",
    Page: AddressLinkPage,
    replies: [reply(confirmAddress, () => ({ message: "Votre nouvelle adresse est confirmée." }))],
  },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Confirmer cette adresse" }));
    await expect(await page.findByRole("link", { name: "Sécurité du compte" })).toHaveAttribute(
      "href",
      "/fr/securite",
    );
  },
};

export const AddressTakenBack: Story = {
  args: {
    path: "/adresse/retablir",
    Page: AddressLinkPage,
    replies: [
      reply(undoAddress, () => ({ message: "Votre adresse est rétablie.", recoveryToken: "t" })),
      sessionEnded,
    ],
  },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Reprendre mon adresse" }));
    await expect(await page.findByText("Votre adresse est rétablie.")).toBeVisible();
    await waitFor(() => expect(currentSession()).toBeNull());
  },
};

export const AddressUndoEnded: Story = {
  args: {
    path: "/adresse/retablir",
    Page: AddressLinkPage,
    replies: [refuse(undoAddress, 410, linkEnded)],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Reprendre mon adresse" }));
    await expect(await page.findByText(ended)).toBeVisible();
    await expect(page.getByRole("link", { name: "Nous contacter" })).toBeVisible();
    await expect(page.queryByRole("button", { name: "Reprendre mon adresse" })).toBeNull();
  },
};
