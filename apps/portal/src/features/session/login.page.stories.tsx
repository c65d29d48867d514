import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { supportPictures } from "@parution/app/testing/pictures.ts";
import { type Reply, refuse } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW } from "@parution/app/testing/samples.ts";
import { login } from "@parution/contract/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import LoginPage from "./login.page.tsx";

const meta = {
  title: "Pages/Login",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: accountReplies() },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/connexion" replies={replies}>
      <LoginPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: supportPictures };

export const InArabic: Story = { globals: { language: "ar" } };

export const AccountClosed: Story = {
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/connexion?raison=ferme"
      route="/connexion"
      replies={replies}
    >
      <LoginPage />
    </PageStory>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Votre compte est fermé. Un message vous le confirme.");
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Adresse e-mail"), "salma");
    await userEvent.click(page.getByRole("button", { name: "Se connecter" }));
    // The validation is loaded with the first attempt.
    await page.findByText("Email invalide");
    const email = page.getByLabelText("Adresse e-mail");
    await expect(email).toHaveAccessibleDescription("Email invalide");
    await waitFor(() => expect(email).toHaveFocus());
    await expect(page.getByLabelText("Mot de passe")).toBeInvalid();
  },
};

const refusal = "Adresse e-mail ou mot de passe incorrect.";

export const Refused: Story = {
  args: {
    replies: [refuse(login, 401, { code: "CREDENTIALS", message: refusal }), ...accountReplies()],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Adresse e-mail"), "salma@exemple.ma");
    await userEvent.type(page.getByLabelText("Mot de passe"), "faux{Enter}");
    await page.findByText(refusal);
    const password = page.getByLabelText("Mot de passe");
    await expect(password).toHaveAccessibleDescription(refusal);
    await expect(password).toHaveFocus();
    await expect(page.getByLabelText("Adresse e-mail")).toHaveValue("salma@exemple.ma");
  },
};
