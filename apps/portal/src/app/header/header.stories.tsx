import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { type Reply, reply } from "@parution/app/testing/replies.ts";
import {
  accountReplies,
  STORY_NOW,
  STORY_USER,
  withoutAccountSite,
} from "@parution/app/testing/samples.ts";
import { readHome, readMenu } from "@parution/contract/site";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../../.storybook/viewports.ts";
import { DirectoryScope } from "../../shared/support/directory.tsx";
import { sampleHome } from "../../shared/support/sample-home.ts";
import { Header } from "./header.tsx";

const menuOf = (...account: { code: string; label: string; url: string }[]) =>
  reply(readMenu, () => ({ headings: [], account }));

const homeOf = (supports: typeof sampleHome.supports) =>
  reply(readHome, () => ({ ...sampleHome, supports }));

const ads = { code: "ads", label: "Mes annonces", url: "/mes-annonces" };
const order = { code: "order", label: "Passer une annonce", url: "/passer-votre-annonce" };
const tender = {
  code: "tender",
  label: "Passer un appel d’offres",
  url: "/passer-votre-annonce-appels-offres",
};

const meta = {
  title: "Pages/Frame/Header",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { path: "/mes-annonces", replies: [menuOf(order, ads), ...accountReplies()] },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ path, replies }, { globals }) => (
    <PageStory language={globals.language} path={path} route="*" replies={replies}>
      <DirectoryScope>
        <Header />
        <div className="h-96" />
      </DirectoryScope>
    </PageStory>
  ),
} satisfies Meta<{ path: string; replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};

/** A visitor composes an ad before any login, which leads back to the page. */
export const SignedOut: Story = {
  globals: atDesk,
  beforeEach: () => beginStory({ now: STORY_NOW }),
  play: async ({ canvasElement }) => {
    const order = await within(canvasElement).findByRole("link", { name: "Passer une annonce" });
    await expect(order).toHaveAttribute("href", "/fr/essayer");
    const login = within(canvasElement).getByRole("link", { name: "Se connecter" });
    await expect(login).toHaveAttribute("href", "/fr/connexion?origine=%2Ffr%2Fmes-annonces");
  },
};

const entranceOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByText(name).closest("a");

/** A visitor who was sent to the login page returns to the page asked for, also after a sign-up from the header. */
export const SentToLogin: Story = {
  args: {
    path: "/connexion?origine=%2Ffr%2Fpasser-votre-annonce&raison=commande",
    replies: [withoutAccountSite, menuOf(order, ads), ...accountReplies()],
  },
  beforeEach: () => beginStory({ now: STORY_NOW }),
  play: async ({ canvasElement }) => {
    const query = "origine=%2Ffr%2Fpasser-votre-annonce";
    await waitFor(() =>
      expect(entranceOf(canvasElement, "Créer un compte")).toHaveAttribute(
        "href",
        `/fr/inscription?${query}`,
      ),
    );
    await expect(entranceOf(canvasElement, "Se connecter")).toHaveAttribute(
      "href",
      `/fr/connexion?${query}`,
    );
  },
};

/** The header leads to the external site that has the accounts. */
export const ExternalAccounts: Story = {
  beforeEach: () => beginStory({ now: STORY_NOW }),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(entranceOf(canvasElement, "Créer un compte")).toHaveAttribute(
        "href",
        expect.stringMatching(/^https:/),
      ),
    );
  },
};

const newspapers = { name: "Choisir un journal" };

/** Several newspapers on sale: a visitor chooses one. */
export const SeveralNewspapers: Story = {
  globals: atDesk,
  args: { replies: [menuOf(order, ads), homeOf(sampleHome.supports), ...accountReplies()] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", newspapers);
  },
};

/** A newspaper that is sold alone leaves nothing to choose. */
export const OneNewspaper: Story = {
  globals: atDesk,
  args: {
    replies: [menuOf(order, ads), homeOf(sampleHome.supports.slice(0, 1)), ...accountReplies()],
  },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    // Its code comes with that of the choice.
    await header.findByRole("button", { name: "Rubriques" });
    await waitFor(() => expect(header.queryByRole("button", newspapers)).toBeNull());
  },
};

/** An account under a convention orders by the tender form: header and account menu name it alike. */
export const UnderAConvention: Story = {
  globals: atDesk,
  args: { replies: [menuOf(tender, ads), ...accountReplies({ convention: true })] },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    const navigation = within(header.getByRole("navigation", { name: "Navigation principale" }));
    const place = { name: "Passer un appel d’offres" };
    const inHeader = await navigation.findByRole("link", place);
    await userEvent.click(await header.findByRole("button", { name: "Mon compte" }));
    const menu = within(await screen.findByRole("list", { name: "Mon compte" }));
    const inMenu = await menu.findByRole("link", place);
    await expect(inMenu).toHaveAttribute("href", inHeader.getAttribute("href"));
    await expect(inHeader).toHaveAttribute("href", "/fr/passer-votre-annonce-appels-offres");
    await expect(navigation.queryByRole("link", { name: "Passer une annonce" })).toBeNull();
  },
};
