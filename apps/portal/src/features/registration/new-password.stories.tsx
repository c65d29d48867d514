import { currentSession } from "@parution/app/session/session-store.ts";
import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import {
  accountReplies,
  STORY_NOW,
  STORY_USER,
  withoutAccountSite,
} from "@parution/app/testing/samples.ts";
import { checkRecoveryLink, recoverPassword } from "@parution/contract/registration";
import { readCurrentUser } from "@parution/contract/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import NewPasswordPage from "./new-password.page.tsx";

const linkIsOpen = reply(checkRecoveryLink, () => ({
  expiresAt: Date.parse(STORY_NOW) + 3_600_000,
}));

const meta = {
  title: "Pages/Registration/New password",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: [linkIsOpen] },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/mot-de-passe-oublie/nouveau"
      replies={[...replies, withoutAccountSite, ...accountReplies()]}
    >
      <NewPasswordPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};

export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const next = await page.findByLabelText("Nouveau mot de passe", { selector: "input" });
    await userEvent.type(next, "court");
    await userEvent.click(page.getByRole("button", { name: "Changer le mot de passe" }));
    await waitFor(() => expect(next).toHaveAccessibleDescription(/au moins 12 caractères/));
  },
};

async function choose(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  const next = await page.findByLabelText("Nouveau mot de passe", { selector: "input" });
  await userEvent.type(next, "un phare dans la brume");
  await userEvent.click(page.getByRole("button", { name: "Changer le mot de passe" }));
  return page;
}

export const Chosen: Story = {
  args: {
    replies: [
      linkIsOpen,
      reply(recoverPassword, () => ({ message: "Votre mot de passe est changé." })),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement);
    await expect(await page.findByRole("link", { name: "Se connecter" })).toBeVisible();
  },
};

const sessionEnded = refuse(readCurrentUser, 401, {
  code: "UNAUTHENTICATED",
  message: "Reconnectez-vous.",
});

/** The sessions have ended, that of this browser too. */
export const OfSignedInUser: Story = {
  args: {
    replies: [linkIsOpen, reply(recoverPassword, () => ({ message: "Changé." })), sessionEnded],
  },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await waitFor(() => expect(currentSession()).toBeNull());
  },
};

const ended = "Ce lien n’est plus valable : il a expiré, a déjà servi ou a été annulé.";
const linkEnded = { code: "LINK_ENDED", message: ended };

/** Reported as the page opens, before a password is typed. */
export const LinkEnded: Story = {
  args: { replies: [refuse(checkRecoveryLink, 410, linkEnded)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(ended)).toBeVisible();
    await expect(page.getByRole("link", { name: "Recevoir un autre lien" })).toHaveAttribute(
      "href",
      "/fr/mot-de-passe-oublie",
    );
    await expect(page.queryByRole("button", { name: "Changer le mot de passe" })).toBeNull();
  },
};

export const LinkEndedMeanwhile: Story = {
  args: { replies: [linkIsOpen, refuse(recoverPassword, 410, linkEnded)] },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement);
    await expect(await page.findByText(ended)).toBeVisible();
    await expect(page.getByRole("link", { name: "Recevoir un autre lien" })).toBeVisible();
    await expect(page.queryByRole("button", { name: "Changer le mot de passe" })).toBeNull();
  },
};
