import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, withoutAccountSite } from "@parution/app/testing/samples.ts";
import { solvableCaptcha } from "@parution/app/testing/solvable-captcha.ts";
import { register, resendConfirmation } from "@parution/contract/registration";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import RegistrationPage from "./registration.page.tsx";

const meta = {
  title: "Pages/Registration",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/inscription"
      replies={[...replies, withoutAccountSite, ...accountReplies()]}
    >
      <RegistrationPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: pagePictures };

export const InArabic: Story = { globals: { language: "ar", support: "al-ofoq" } };

const press = (page: ReturnType<typeof within>, name: string) =>
  userEvent.click(page.getByRole("button", { name }));

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByLabelText("Prénom");
    await userEvent.click(page.getByLabelText("Professionnel"));
    await userEvent.type(page.getByLabelText(/^ICE/), "123");
    await userEvent.type(page.getByLabelText("Adresse e-mail"), "nawal");
    await press(page, "Créer mon compte");
    // The schema is loaded with the first submission.
    const company = page.getByLabelText("Raison sociale");
    await waitFor(() => expect(company).toBeInvalid());
    await expect(page.getByLabelText("Adresse e-mail")).toHaveAccessibleDescription(
      "Email invalide",
    );
    await expect(page.getByRole("checkbox", { name: /J’accepte/ })).toBeInvalid();
  },
};

/** Workers of the captcha start late on a busy machine. */
const SOLVING = { timeout: 20_000 };

async function send(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText("Prénom"), "Nawal");
  await userEvent.type(page.getByLabelText("Nom"), "Idrissi");
  await userEvent.type(page.getByLabelText("Téléphone"), "0661000231");
  await userEvent.type(page.getByLabelText("Adresse e-mail"), "nawal@exemple.ma");
  await userEvent.type(page.getByLabelText("Mot de passe"), "un moulin sous la pluie");
  await userEvent.click(page.getByRole("checkbox", { name: /J’accepte/ }));
  await userEvent.click(page.getByLabelText("Je ne suis pas un robot"));
  await page.findByText("Contrôle anti-robot réussi.", {}, SOLVING);
  await press(page, "Créer mon compte");
  return page;
}

export const Sent: Story = {
  args: {
    replies: [
      solvableCaptcha,
      reply(register, () => ({ message: "Un message part à votre adresse." })),
      reply(resendConfirmation, () => ({ message: "Un nouveau message part." })),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    const title = await page.findByRole("heading", { name: "Ouvrez votre messagerie" });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(page.getByText("nawal@exemple.ma")).toBeVisible();
    await page.findByRole("button", { name: "Renvoyer le message" });
    await press(page, "Renvoyer le message");
    await expect(await page.findByText("Un nouveau message part.")).toBeVisible();
  },
};

const guessable = "Choisissez un mot de passe moins facile à deviner.";

export const Refused: Story = {
  args: {
    replies: [
      solvableCaptcha,
      refuse(register, 422, {
        code: "INVALID",
        message: "Certains champs sont à corriger.",
        errors: { password: [guessable] },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    const password = page.getByLabelText("Mot de passe");
    await waitFor(() => expect(password).toHaveAccessibleDescription(new RegExp(guessable)));
    await waitFor(() => expect(password).toHaveFocus());
  },
};

const DRAFT = "parution.draft.registration";
const draft = { kind: "pro", companyName: "Atlas Conseil", email: "nawal@exemple.ma" };

/** Words outlive a reload of the tab, but for the password and the consent, and end with the sign-up. */
export const Reloaded: Story = {
  ...Sent,
  beforeEach: () => {
    sessionStorage.setItem(DRAFT, JSON.stringify({ ...draft, password: "un moulin" }));
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText("Raison sociale")).toHaveValue("Atlas Conseil");
    const email = page.getByLabelText("Adresse e-mail");
    await expect(email).toHaveValue("nawal@exemple.ma");
    await expect(page.getByLabelText("Mot de passe")).toHaveValue("");
    await userEvent.click(page.getByLabelText("Particulier"));
    await userEvent.clear(email);
    await send(canvasElement);
    await page.findByRole("heading", { name: "Ouvrez votre messagerie" });
    await waitFor(() => expect(sessionStorage.getItem(DRAFT)).toBeNull());
  },
};

/** Typed values are stored once typing pauses. */
export const Kept: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Prénom"), "Nawal");
    await userEvent.type(page.getByLabelText("Mot de passe"), "un moulin sous la pluie");
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem(DRAFT) ?? "{}")).toEqual({
        kind: "individual",
        companyName: "",
        ice: "",
        civility: "mr",
        firstName: "Nawal",
        lastName: "",
        phone: "",
        email: "",
      }),
    );
  },
};

/** Registration where an external site has the accounts. */
export const Elsewhere: Story = {
  render: (_, { globals }) => (
    <PageStory language={globals.language} path="/inscription" replies={accountReplies()}>
      <RegistrationPage />
    </PageStory>
  ),
  play: async ({ canvasElement }) => {
    const leave = await within(canvasElement).findByRole("link", { name: /Continuer/ });
    await expect(leave).toHaveAttribute("href", "https://compte.parution.test/inscription");
  },
};
