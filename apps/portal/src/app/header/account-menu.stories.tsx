import { currentSession } from "@parution/app/session/session-store.ts";
import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { cutOff, neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { logout } from "@parution/contract/session";
import { readMenu } from "@parution/contract/site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { AccountMenu } from "./account-menu.tsx";

const menu = reply(readMenu, () => ({
  headings: [],
  account: [
    { code: "ads", label: "Mes annonces", url: "/mes-annonces" },
    { code: "security", label: "Sécurité", url: "/securite" },
  ],
}));

const meta = {
  title: "Pages/Frame/Account menu",
  tags: ["!autodocs"],
  args: { replies: [] },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/mes-annonces"
      replies={[...replies, menu, ...accountReplies()]}
    >
      <div className="flex h-80 justify-end p-4">
        <AccountMenu />
      </div>
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

async function leave(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: "Mon compte" }));
  await userEvent.click(await canvas.findByRole("button", { name: "Se déconnecter" }));
  return canvas;
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Mon compte" }));
    await expect(canvas.getByText("Salma Alaoui")).toBeVisible();
    const here = await canvas.findByRole("link", { current: "page" });
    await expect(here).toHaveTextContent("Mes annonces");
    const security = canvas.getByRole("link", { name: "Sécurité" });
    await expect(security).toHaveAttribute("href", "/fr/securite");
  },
};

export const InArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "حسابي" }));
    await expect(canvas.getByRole("button", { name: "تسجيل الخروج" })).toBeVisible();
  },
};

export const SigningOut: Story = {
  args: { replies: [neverAnswer(logout)] },
  play: async ({ canvasElement }) => {
    const canvas = await leave(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Déconnexion en cours" })).toHaveFocus();
  },
};

export const SignedOut: Story = {
  args: { replies: [reply(logout, () => ({ message: "Vous êtes déconnecté." }))] },
  play: async ({ canvasElement }) => {
    await leave(canvasElement);
    await waitFor(() => expect(currentSession()).toBeNull());
  },
};

/** Only the server can end the session: offline it continues, with a message. */
export const Offline: Story = {
  args: { replies: [cutOff(logout)] },
  play: async ({ canvasElement }) => {
    const canvas = await leave(canvasElement);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "La connexion est interrompue.",
    );
    await expect(currentSession()).not.toBeNull();
    await expect(canvas.getByRole("button", { name: "Se déconnecter" })).toBeEnabled();
  },
};

/** A session that the server has ended already is left, without a word. */
export const EndedAlready: Story = {
  args: { replies: [refuse(logout, 401, { code: "UNAUTHENTICATED", message: "Expirée." })] },
  play: async ({ canvasElement }) => {
    const canvas = await leave(canvasElement);
    await waitFor(() => expect(currentSession()).toBeNull());
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
