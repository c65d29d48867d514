import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { cutOff, neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies, STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { duplicateAd, readMyAd } from "@parution/contract/ads";
import { openFeed, readFeed, revokeFeed } from "@parution/contract/feeds";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import AdDetailsPage from "./ad-details.page.tsx";
import { refusedAd, sampleAd, unpaidAd } from "./sample-ad.ts";

const noFeed = reply(readFeed, () => ({ url: null }));
const online = [reply(readMyAd, () => sampleAd), noFeed, ...accountReplies()];
const feedUrl = "https://parution.test/ads/calendriers/2zpR1hVY0c9kqXoA4mJtB7uWnE5sLd8f.ics";

const meta = {
  title: "Pages/Ad details",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: online },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory
      language={globals.language}
      path="/mes-annonce/show/terrain-a-vendre/297"
      route="/mes-annonce/show/:slug/:id"
      replies={replies}
    >
      <AdDetailsPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: pagePictures };

export const Online: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: sampleAd.title });
    const shared = within(page.getByRole("region", { name: "Partager l’annonce" }));
    await expect(shared.getAllByRole("link")).toHaveLength(3);
  },
};

const missing = {
  ...sampleAd,
  openChoices: [
    {
      day: "2026-11-24" as const,
      until: Date.parse("2026-11-26T08:30:00Z"),
      url: "https://parution.test/ads/parution-manquee/fr/Qm9uam91cg",
    },
  ],
};

/** An ad that misses a date leads to the page on which its client chooses. */
export const NotAtItsDate: Story = {
  args: { replies: [reply(readMyAd, () => missing), noFeed, ...accountReplies()] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Votre annonce ne paraît pas le 24/11/2026");
    await expect(page.getByText(/avant le 26\/11\/2026 09:30/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Choisir" })).toHaveAttribute(
      "href",
      missing.openChoices[0]?.url,
    );
  },
};

/** A modular ad that is unpaid cannot be shared. */
export const Unpaid: Story = {
  globals: { language: "ar", scheme: "dark" },
  args: { replies: [reply(readMyAd, () => unpaidAd), noFeed, ...accountReplies()] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: unpaidAd.title });
    await expect(page.queryByRole("link", { name: /WhatsApp/ })).toBeNull();
  },
};

export const Refused: Story = {
  args: { replies: [reply(readMyAd, () => refusedAd), noFeed, ...accountReplies()] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Cette annonce a été refusée");
    await expect(page.getByText("Le texte nomme une personne sans son accord.")).toBeVisible();
  },
};

/** The feed of a refused ad can still be revoked. */
export const RefusedAndFollowed: Story = {
  args: {
    replies: [
      reply(readMyAd, () => refusedAd),
      reply(readFeed, () => ({ url: feedUrl })),
      reply(revokeFeed, () => ({ url: null })),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const calendar = within(await within(canvasElement).findByRole("region", { name: "Agenda" }));
    await userEvent.click(await calendar.findByRole("button", { name: "Révoquer l’adresse" }));
    await waitFor(() => expect(calendar.getByRole("heading", { name: "Agenda" })).toHaveFocus());
    await expect(calendar.queryByRole("button", { name: "Suivre dans mon agenda" })).toBeNull();
  },
};

/** The ad's dates and deadlines have a feed that can be revoked. */
export const ItsCalendarIsFollowed: Story = {
  args: {
    replies: [
      reply(openFeed, () => ({ url: feedUrl })),
      reply(revokeFeed, () => ({ url: null })),
      ...online,
    ],
  },
  play: async ({ canvasElement }) => {
    const calendar = within(await within(canvasElement).findByRole("region", { name: "Agenda" }));
    await userEvent.click(await calendar.findByRole("button", { name: "Suivre dans mon agenda" }));
    await expect(await calendar.findByLabelText("Adresse de l’agenda")).toHaveValue(feedUrl);
    await expect(calendar.getByRole("link", { name: "Ouvrir dans mon agenda" })).toHaveAttribute(
      "href",
      feedUrl.replace("https:", "webcal:"),
    );
    await userEvent.click(calendar.getByRole("button", { name: "Révoquer l’adresse" }));
    await calendar.findByRole("button", { name: "Suivre dans mon agenda" });
  },
};

export const Loading: Story = { args: { replies: [neverAnswer(readMyAd), ...accountReplies()] } };

export const Failure: Story = {
  args: { replies: [cutOff(readMyAd), ...accountReplies()] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Cette annonce ne peut pas être affichée");
    await page.findByRole("button", { name: "Réessayer" });
  },
};

export const NotFound: Story = {
  args: {
    replies: [
      refuse(readMyAd, 404, { code: "NOT_FOUND", message: "Cette annonce est introuvable." }),
      ...accountReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("/fr/404");
  },
};

export const ItsCopyOpensInTheForm: Story = {
  args: {
    replies: [
      reply(duplicateAd, () => ({ adId: 301, orderId: 301, message: "Dupliquée." })),
      ...online,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Actions" }));
    await expect(screen.queryByRole("link", { name: "Détails" })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Dupliquer" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Dupliquer" }));
    await page.findByText("/fr/modification-annonce/301");
  },
};
