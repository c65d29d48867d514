import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, sampleUser } from "@parution/app/testing/samples.ts";
import { addWord, readWords } from "@parution/contract/moderation";
import { login } from "@parution/contract/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../.storybook/pointer.ts";
import { DeskStory } from "./testing/desk-story.tsx";
import { beginDesk, DAY, deskParameters, deskReplies, NOW } from "./testing/samples.ts";

let hasSession = false;

const ended = { code: "UNAUTHENTICATED", message: "Votre session a pris fin." };
const kept = reply(addWord, () => [{ word: "gain garanti", addedAt: NOW }]);

const replies: readonly Reply[] = [
  {
    ...kept,
    get status() {
      return hasSession ? 200 : 401;
    },
    wire: (url, sent) => (hasSession ? kept.wire?.(url, sent) : ended),
  },
  reply(readWords, () => []),
  reply(login, () => {
    hasSession = true;
    return { user: sampleUser, expiresAt: NOW + DAY };
  }),
  ...deskReplies("editor"),
  ...accountReplies(),
];

const meta = {
  title: "Pages/Desk/Login again",
  tags: ["!autodocs"],
  parameters: deskParameters,
  beforeEach: () => {
    hasSession = false;
    return beginDesk();
  },
  render: (_, { globals }) => (
    <DeskStory language={globals.language} path="/moderation/mots" replies={replies} />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The session has ended while a form was filled in: what is typed stays, and is saved once the user has signed in again. */
export const EndedSession: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByLabelText("Mot ou expression");
    await userEvent.type(field, "gain garanti{Enter}");
    const dialog = within(await screen.findByRole("alertdialog"));
    const email = dialog.getByLabelText("Adresse e-mail");
    await waitFor(() => expect(email).toHaveFocus());
    await expect(field).toHaveValue("gain garanti");
    await userEvent.keyboard("{Escape}");
    await userEvent.type(email, "salma@exemple.ma");
    await userEvent.type(dialog.getByLabelText("Mot de passe"), "Parution-2026!{Enter}");
    await expect(await page.findByText("« gain garanti » est dans la liste.")).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** A user who does not sign in again is led to the login. */
export const Left: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Mot ou expression"), "gain{Enter}");
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Quitter sans enregistrer" }));
    await expect(await page.findByRole("heading", { name: "Connexion au bureau" })).toBeVisible();
  },
};
