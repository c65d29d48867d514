import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { searchDesk } from "@parution/contract/desk";
import {
  claimAd,
  decideAd,
  readModeratedAd,
  readModerationQueue,
  readPassed,
  readReasons,
} from "@parution/contract/moderation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies, NOW } from "../testing/samples.ts";
import { acceptedAd, moderatedAd, queuedAds, waitingAd } from "./sample-ads.ts";

const queue = reply(readModerationQueue, () => ({ total: 3, ads: [...queuedAds], voided: [] }));
const ad = reply(readModeratedAd, ({ pathname }) => {
  const id = Number(pathname.split("/").at(-1));
  return moderatedAd(id, id === acceptedAd.id ? acceptedAd.status : "awaiting");
});
const search = reply(searchDesk, ({ searchParams }) => ({
  ads: searchParams.get("q") === acceptedAd.reference ? [acceptedAd] : [],
}));
const claim = reply(claimAd, () => ({ until: NOW + 120_000 }));
let isDown = false;
const all = [queue, ad, search, claim, ...deskReplies("moderator")];

interface Args {
  replies: readonly Reply[];
  path: string;
}

const meta = {
  title: "Pages/Desk/Moderation",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: all, path: "/moderation" },
  beforeEach: beginDesk,
  render: ({ replies, path }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AdOnScreen: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("1 sur 3");
    await expect(await page.findByText("urgent")).toBeVisible();
    await waitFor(() => expect(page.getByRole("button", { name: /Accepter/ })).toBeEnabled());
  },
};

/** The actions stay where the pointer is, with one clock beside them or with two. */
export const ActionsInPlace: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Ouverte en retard");
    const accept = await page.findByRole("button", { name: /Accepter/ });
    const { left, top } = accept.getBoundingClientRect();
    for (const place of [2, 3]) {
      await userEvent.click(page.getByRole("button", { name: "Suivante" }));
      await page.findByText(`${place} sur 3`);
    }
    await expect(page.queryByText("Ouverte en retard")).toBeNull();
    const now = accept.getBoundingClientRect();
    await expect([now.left, now.top]).toEqual([left, top]);
  },
};

/** Asks for what the checks found, which is chosen at first, in both languages. */
export const Correction: Story = {
  args: {
    replies: [reply(decideAd, () => ({ decisionId: 1, undoUntil: NOW + 10_000 })), ...all],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const ask = await page.findByRole("button", { name: /Faire corriger/ });
    await waitFor(() => expect(ask).toBeEnabled());
    await userEvent.click(ask);
    const dialog = within(await screen.findByRole("dialog"));
    const word = dialog.getByRole("checkbox", { name: "Reformulez sans : urgent." });
    await expect(word).toBeChecked();
    await expect(word).toHaveAccessibleDescription("أعيدوا الصياغة بدون: urgent.");
    await userEvent.click(word);
    await userEvent.click(dialog.getByRole("checkbox", { name: /registre du commerce/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Faire corriger" }));
    await expect(await dialog.findByText("Choisissez au moins une correction.")).toBeVisible();
    await userEvent.click(word);
    await expect(word).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Faire corriger" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await page.findByText(/Correction demandée/)).toBeVisible();
  },
};

/** No correction is chosen at first where the checks found nothing. */
export const CorrectionOfCleanAd: Story = {
  args: {
    replies: [
      reply(readModeratedAd, ({ pathname }) => ({
        ...moderatedAd(Number(pathname.split("/").at(-1))),
        checks: [],
        suggestions: [],
      })),
      reply(readReasons, () => ({
        refusals: [],
        corrections: [{ id: 1, fr: "Complétez le texte.", ar: "أكملوا النص." }],
      })),
      ...all,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const ask = await page.findByRole("button", { name: /Faire corriger/ });
    await waitFor(() => expect(ask).toBeEnabled());
    await userEvent.click(ask);
    const dialog = within(await screen.findByRole("dialog"));
    const corrections = dialog.getAllByRole("checkbox");
    await expect(corrections.length).toBeGreaterThan(1);
    for (const correction of corrections) await expect(correction).not.toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Faire corriger" }));
    await expect(await dialog.findByText("Choisissez au moins une correction.")).toBeVisible();
  },
};

export const Arabic: Story = { globals: { language: "ar", scheme: "dark" } };

export const EmptyQueue: Story = {
  args: {
    replies: [
      reply(readModerationQueue, () => ({ total: 0, ads: [], voided: [] })),
      ...deskReplies("moderator"),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Aucune annonce à décider")).toBeVisible();
  },
};

/** Other moderators opened every ad a moment before. */
export const RefusedClaim: Story = {
  args: {
    replies: [
      refuse(claimAd, 409, {
        code: "CLAIMED",
        message: "Nadia Berrada a cette annonce à l’écran.",
      }),
      reply(readModerationQueue, () => ({ total: 1, ads: queuedAds.slice(0, 1), voided: [] })),
      ...all,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("Nadia Berrada a cette annonce à l’écran.")).toBeVisible();
    await expect(page.getByRole("button", { name: /Accepter/ })).toBeDisabled();
  },
};

/** The connection is cut off while an ad is opened: it is reported once, and the ad can be decided on as soon as the connection is back. */
export const CutOff: Story = {
  args: {
    replies: [
      {
        ...claim,
        wire: (url, sent) => {
          if (isDown) throw new TypeError("Failed to fetch");
          return claim.wire?.(url, sent);
        },
      },
      ...all,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole("button", { name: /Accepter/ })).toBeEnabled());
    isDown = true;
    await userEvent.keyboard("j");
    await expect(await page.findByText(/^La connexion est interrompue/)).toBeVisible();
    await expect(page.getByRole("button", { name: /Accepter/ })).toBeDisabled();
    isDown = false;
    window.dispatchEvent(new Event("online"));
    // Sooner than it would be asked for again without the event.
    await waitFor(() => expect(page.getByRole("button", { name: /Accepter/ })).toBeEnabled(), {
      timeout: 8000,
    });
    await expect(page.queryByText(/^La connexion est interrompue/)).toBeNull();
  },
};

/** An ad that is decided is read, not decided again. */
export const AnotherAdByItsAddress: Story = {
  args: { path: "/moderation?annonce=A00000812" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(acceptedAd.reference)).toBeVisible();
    await expect(page.queryByRole("button", { name: /Accepter/ })).toBeNull();
    await userEvent.click(page.getByRole("link", { name: "Revenir à la file" }));
    await expect(await page.findByText("1 sur 3")).toBeVisible();
  },
};

export const UnknownReference: Story = {
  args: { path: "/moderation?annonce=A00009999" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/référence A00009999/)).toBeVisible();
  },
};

/** Ads without a remark are accepted but for those that are unticked: where all are, the dialog says what is missing. */
export const PassedAllUnticked: Story = {
  args: { replies: [reply(readPassed, () => queuedAds.slice(0, 2)), ...all] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Sans remarque" }));
    const dialog = within(await screen.findByRole("dialog"));
    const boxes = await dialog.findAllByRole("checkbox");
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(dialog.getByRole("button", { name: "Accepter 0 annonce" }));
    await expect(await dialog.findByText("Choisissez au moins une annonce.")).toBeVisible();
    await waitFor(() => expect(boxes[0]).toHaveFocus());
  },
};

/** Typed in the search of the header, an ad of the queue is opened. */
export const FoundBySearch: Story = {
  args: {
    replies: [reply(searchDesk, () => ({ ads: [waitingAd] })), ...all],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("1 sur 3");
    await userEvent.keyboard("{Control>}k{/Control}");
    const field = await screen.findByRole("combobox");
    await userEvent.type(field, "1042");
    await screen.findByRole("option", { name: /A00001042/ });
    await userEvent.keyboard("{Enter}");
    await expect(await page.findByText("2 sur 3")).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
