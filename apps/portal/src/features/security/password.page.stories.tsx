import { currentSession, storeSession } from "@parution/app/session/session-store.ts";
import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { changePassword, readBusiness } from "@parution/contract/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { useBusiness } from "../../shared/account/use-account.ts";
import PasswordPage from "./password.page.tsx";

const meta = {
  title: "Pages/First password",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [reply(changePassword, () => ({ message: "Changé." }))] },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/mes-annonces"
      replies={[...replies, ...accountReplies()]}
    >
      <PasswordPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

const NEXT = "un moulin sous la pluie";

async function fill(canvasElement: HTMLElement, next = NEXT, again = next) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText("Mot de passe reçu"), "k7Tq2mPa");
  await userEvent.type(page.getByLabelText("Nouveau mot de passe"), next);
  await userEvent.type(page.getByLabelText("Nouveau mot de passe, encore une fois"), again);
  await userEvent.click(page.getByRole("button", { name: "Changer le mot de passe" }));
  return page;
}

export const Empty: Story = { parameters: pagePictures };
export const InArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };

export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement, "court");
    const next = page.getByLabelText("Nouveau mot de passe");
    await expect(next).toHaveFocus();
    await expect(next).toHaveAccessibleDescription(/au moins 12 caractères/);
  },
};

export const Refused: Story = {
  args: {
    replies: [
      refuse(changePassword, 422, {
        code: "INVALID",
        message: "Certains champs sont à corriger.",
        errors: { mot_de_passe: ["Ce n’est pas votre mot de passe actuel."] },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    const current = page.getByLabelText("Mot de passe reçu");
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAccessibleDescription("Ce n’est pas votre mot de passe actuel.");
  },
};

export const Offline: Story = {
  args: { replies: [cutOff(changePassword)] },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("La connexion est interrompue.");
    await expect(page.getByLabelText("Nouveau mot de passe")).toHaveValue(NEXT);
  },
};

let isChanged = false;

const company = accountReplies().find(({ call }) => call === readBusiness);

/** The company, which the service refuses until the password is changed. */
const companyAfterwards: Reply = {
  call: readBusiness,
  get status() {
    return isChanged ? 200 : 403;
  },
  wire: (...sent) =>
    isChanged
      ? company?.wire?.(...sent)
      : { code: "PASSWORD_CHANGE_REQUIRED", message: "Changez d’abord votre mot de passe." },
};

const CompanyName = () => <p>{useBusiness().data?.companyName}</p>;

/** Whatever the page shows beside the form was refused before, and is read again. */
export const Changed: Story = {
  args: {
    replies: [
      reply(changePassword, () => {
        isChanged = true;
        return { message: "Changé." };
      }),
      companyAfterwards,
    ],
  },
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/mes-annonces"
      replies={[...replies, ...accountReplies()]}
    >
      <CompanyName />
      <PasswordPage />
    </PageStory>
  ),
  beforeEach: () => {
    isChanged = false;
    const session = currentSession();
    if (session !== null) storeSession({ ...session, mustChangePassword: true });
  },
  play: async ({ canvasElement }) => {
    const page = await fill(canvasElement);
    await waitFor(() => expect(currentSession()?.mustChangePassword).toBe(false));
    await expect(await page.findByText("Atlas SARL")).toBeVisible();
  },
};
