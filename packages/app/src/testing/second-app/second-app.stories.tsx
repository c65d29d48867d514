import { login } from "@parution/contract/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../../.storybook/viewports.ts";
import { beginStory } from "../begin.ts";
import { PageStory } from "../page-story.tsx";
import { type Reply, refuse, reply } from "../replies.ts";
import { STORY_NOW, sampleUser } from "../samples.ts";
import { readLetters, sendReply } from "./calls.ts";
import { SecondApp } from "./second-app.tsx";

const letters = [
  { id: 1, reference: "L-001", author: "Nadia Filali", status: "open" },
  { id: 2, reference: "L-002", author: "Omar Idrissi", status: "answered" },
] as const;

const expiresAt = Date.parse(STORY_NOW) + 3_600_000;

/** Replies of the service: login, letters filtered by status, and a refused address. */
const service: readonly Reply[] = [
  reply(login, () => ({ user: sampleUser, expiresAt })),
  reply(readLetters, ({ searchParams }) => {
    const status = searchParams.get("statut");
    const found = letters.filter((letter) => status === null || letter.status === status);
    const info = { current: 1, next: null, previous: null, message: null, messages: [] };
    return { letters: found, info: { ...info, total: found.length } };
  }),
  refuse(sendReply, 422, {
    code: "INVALID",
    message: "Vérifiez votre réponse.",
    errors: { email: ["Ce lecteur nous est inconnu."] },
  }),
];

const meta = {
  title: "Pages/Second application",
  // For developers alone.
  tags: ["!autodocs", "!dev"],
  args: { replies: service, path: "/courrier" },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies, path }, { globals }) => (
    <PageStory language={globals.language} path={path} route="*" replies={replies}>
      <SecondApp />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[]; path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page behind the login redirects there and back; its list is filtered by the address. */
export const SignedInAndFiltered: Story = {
  globals: atDesk,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Adresse e-mail"), "salma@exemple.ma");
    await userEvent.type(page.getByLabelText("Mot de passe"), "secret{Enter}");
    await page.findByText("Nadia Filali");
    await expect(page.getByText("Omar Idrissi")).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText("Statut"), "answered");
    await userEvent.click(page.getByRole("button", { name: "Filtrer" }));
    await waitFor(() => expect(page.queryByText("Nadia Filali")).toBeNull());
    await expect(page.getByText("Omar Idrissi")).toBeVisible();
  },
};

/** The service's message appears at its field, which is focused; the input stays. */
export const RefusedByTheService: Story = {
  args: { path: "/courrier/reponse" },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: sampleUser.id }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const email = await page.findByLabelText("Adresse e-mail");
    await userEvent.type(email, "lecteur@exemple.ma");
    await userEvent.type(page.getByLabelText("Votre réponse"), "Merci.");
    await userEvent.click(page.getByRole("button", { name: "Envoyer" }));
    await waitFor(() => expect(email).toHaveAccessibleDescription("Ce lecteur nous est inconnu."));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(page.getByLabelText("Votre réponse")).toHaveValue("Merci.");
  },
};

/** An answer that a failing server, or a proxy before it, gives in a form of its own is no reason to reload the page. */
export const ServerFails: Story = {
  args: {
    path: "/courrier/reponse",
    replies: [...service.filter(({ call }) => call !== sendReply), refuse(sendReply, 502, {})],
  },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: sampleUser.id }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText("Adresse e-mail"), "lecteur@exemple.ma");
    await userEvent.type(page.getByLabelText("Votre réponse"), "Merci.");
    await userEvent.click(page.getByRole("button", { name: "Envoyer" }));
    await page.findByText("Une erreur est survenue. Réessayez.");
    await expect(page.getByLabelText("Votre réponse")).toHaveValue("Merci.");
  },
};
