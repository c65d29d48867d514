import { currentSession } from "@parution/app/session/session-store.ts";
import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { type Reply, refuse } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW } from "@parution/app/testing/samples.ts";
import { loginWithCode, readLoginChallenge } from "@parution/contract/factors";
import { login } from "@parution/contract/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import LoginPage from "./login.page.tsx";

/** A service that asks for a second step after any password. */
const challengeBy = (factors: Readonly<Record<string, boolean>>): Reply =>
  refuse(login, 403, {
    code: "SECOND_FACTOR",
    message: "Confirmez votre connexion par votre second facteur.",
    second_pas: { expire_le: "2026-06-01T09:05:00.000Z", ...factors },
  });

const everyFactor = challengeBy({ application: true, cle: true, code_de_secours: true });

const wrong = "Ce code n’est pas valable, ou a déjà servi. Attendez le suivant.";

const meta = {
  title: "Pages/Login/Second step",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [everyFactor] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/connexion"
      replies={[...replies, ...accountReplies()]}
    >
      <LoginPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills in the first step, in the language of the page. */
async function firstStep(
  canvasElement: HTMLElement,
  labels: readonly [string, string, string] = FRENCH,
) {
  const [email, password, send] = labels;
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText(email), "salma@exemple.ma");
  await userEvent.type(page.getByLabelText(password), "un moulin sous la pluie");
  await userEvent.click(page.getByRole("button", { name: send }));
  return page;
}

const FRENCH = ["Adresse e-mail", "Mot de passe", "Se connecter"] as const;
const ARABIC = ["البريد الإلكتروني", "كلمة السر", "تسجيل الدخول"] as const;

export const AppCode: Story = {
  parameters: pagePictures,
  play: async ({ canvasElement, globals }) => {
    const isArabic = globals.language === "ar";
    const page = await firstStep(canvasElement, isArabic ? ARABIC : FRENCH);
    const code = await page.findByLabelText(isArabic ? "رمز التطبيق" : "Code de l’application");
    await waitFor(() => expect(code).toHaveFocus());
    const contact = page.getByRole("link", { name: isArabic ? "راسلونا" : "Écrivez-nous" });
    await expect(contact).toHaveAttribute("href", expect.stringContaining("/contact"));
  },
};

export const WrongCode: Story = {
  args: {
    replies: [
      everyFactor,
      refuse(loginWithCode, 422, { code: "INVALID", message: wrong, errors: { code: [wrong] } }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await firstStep(canvasElement);
    const code = await page.findByLabelText("Code de l’application");
    await userEvent.type(code, "123456");
    await userEvent.click(page.getByRole("button", { name: "Confirmer" }));
    await page.findByText(wrong);
    await expect(code).toHaveFocus();
    await expect(currentSession()).toBeNull();
  },
};

export const RecoveryCode: Story = {
  play: async ({ canvasElement }) => {
    const page = await firstStep(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Utiliser un code de secours" }));
    const code = page.getByLabelText("Code de secours");
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, "abcd-efgh");
    await userEvent.click(page.getByRole("button", { name: "Confirmer" }));
    await page.findByText("Saisissez le code entier.");
    await expect(code).toBeInvalid();
  },
};

export const PasskeyRefused: Story = {
  args: {
    replies: [
      challengeBy({ application: false, cle: true, code_de_secours: false }),
      refuse(readLoginChallenge, 401, {
        code: "LOGIN_EXPIRED",
        message: "Cette connexion a expiré.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await firstStep(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Utiliser ma clé d’accès" }));
    await expect(await page.findByRole("alert")).toHaveTextContent("Cette connexion a expiré.");
    await userEvent.click(page.getByRole("button", { name: "Revenir au mot de passe" }));
    await page.findByLabelText("Adresse e-mail");
  },
};

export const InArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const page = await firstStep(canvasElement, ARABIC);
    await page.findByLabelText("رمز التطبيق");
  },
};
