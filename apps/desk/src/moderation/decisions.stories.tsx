import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import {
  acceptPassed,
  claimAd,
  decideAd,
  readModeratedAd,
  readModerationQueue,
  readPassed,
  releaseAd,
  undoDecision,
} from "@parution/contract/moderation";
import type { StaffRole } from "@parution/rules/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies, HOUR, NOW } from "../testing/samples.ts";
import { moderatedAd, queuedAd, queuedAds } from "./sample-ads.ts";
import type { QueuedAd } from "./use-requested-ad.ts";

const [first, second, held] = queuedAds as [QueuedAd, QueuedAd, QueuedAd];
const third = queuedAd(1044, "Cession de parts de Souss Agrumes");

/** Calls that the service gets, with their bodies. */
const onCall = fn();
/** The queue as each read of it finds it; the last stays. */
let queues: QueuedAd[][] = [];

const replies = (role: StaffRole, ...own: readonly Reply[]): readonly Reply[] => [
  ...own,
  reply(readModerationQueue, () => {
    const ads = (queues.length > 1 ? queues.shift() : queues[0]) ?? [];
    return { total: ads.length, ads, voided: [] };
  }),
  reply(readModeratedAd, ({ pathname }) => moderatedAd(Number(pathname.split("/").at(-1)))),
  reply(claimAd, () => ({ until: NOW + 120_000 })),
  reply(releaseAd, (_, sent) => {
    onCall("release", sent);
    return { adId: 1 };
  }),
  reply(decideAd, (_, sent) => {
    onCall("decide", sent);
    const decisionId = onCall.mock.calls.filter(([name]) => name === "decide").length;
    return { decisionId, undoUntil: NOW + 10_000 };
  }),
  reply(undoDecision, (_, sent) => {
    onCall("undo", sent);
    return { adIds: [first.id] };
  }),
  ...deskReplies(role),
];

interface Args {
  queues: readonly (readonly QueuedAd[])[];
  replies: readonly Reply[];
}

const meta = {
  title: "Pages/Desk/Moderation/Decisions",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { queues: [[first, second, third]], replies: replies("moderator") },
  beforeEach: ({ args }) => {
    onCall.mockClear();
    queues = args.queues.map((ads) => [...ads]);
    return beginDesk();
  },
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/moderation" replies={replies} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (key: string) => userEvent.keyboard(key);
const shows = async (canvasElement: HTMLElement, { reference }: QueuedAd) => {
  const page = within(canvasElement);
  await waitFor(() => expect(page.getAllByText(reference)[0]).toBeVisible());
  await waitFor(() => expect(page.getByRole("button", { name: /^Accepter/ })).toBeEnabled());
};

const acceptsNothing = [
  reply(readPassed, () => [first, second]),
  reply(acceptPassed, () => ({
    decisions: [],
    left: [
      { reference: "A00000981", reason: "closed" as const },
      { reference: "A00000982", reason: "remark" as const },
    ],
    undoUntil: NOW + 10_000,
  })),
];

async function acceptPassedAds(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Sans remarque" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(await dialog.findByRole("button", { name: /^Accepter 2 annonces/ }));
}

/** The queue is read again, with an ad that closes before: the one on the screen is not exchanged under the moderator's hand. */
export const NearerAdComesMeanwhile: Story = {
  args: {
    queues: [
      [first, second],
      [queuedAd(1050, "Avis urgent", { closesAt: NOW + HOUR }), first, second],
    ],
    replies: replies("moderator", ...acceptsNothing),
  },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, first);
    await acceptPassedAds(canvasElement);
    await expect(await within(canvasElement).findByText("2 sur 3")).toBeVisible();
    await expect(within(canvasElement).getByText(first.reference)).toBeVisible();
  },
};

/** Ads that cannot be accepted with others are named, each with its reason. */
export const NoneAccepted: Story = {
  args: { replies: replies("moderator", ...acceptsNothing) },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, first);
    await acceptPassedAds(canvasElement);
    const page = within(canvasElement);
    await expect(await page.findByText("0 acceptée, 2 laissées")).toBeVisible();
    await expect(page.getByText(/édition bouclée/)).toBeVisible();
    await expect(page.getByText(/une remarque à lire/)).toBeVisible();
  },
};

/** An ad that has left the list stays until the moderator leaves it, and the ads around it stay in reach. */
export const ShownAdLeavesTheList: Story = {
  args: {
    queues: [
      [first, second, third],
      [second, third],
    ],
    replies: replies("moderator", ...acceptsNothing),
  },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, first);
    await acceptPassedAds(canvasElement);
    const page = within(canvasElement);
    await expect(await page.findByText("– sur 2")).toBeVisible();
    await expect(page.getByText(first.reference)).toBeVisible();
    await press("j");
    await shows(canvasElement, second);
    await expect(page.getByText("1 sur 2")).toBeVisible();
  },
};

/** A decision names what was read; after it comes the next ad that no other moderator holds. */
export const NextIsFree: Story = {
  args: { queues: [[first, held, second]] },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, first);
    onCall.mockClear(); // The story before lets go of its ad as it ends.
    await press("a");
    await shows(canvasElement, second);
    const sent = { data: { annonce_id: first.id, version: `v${first.id}`, decision: "accepter" } };
    await waitFor(() => expect(onCall).toHaveBeenCalledWith("decide", sent));
    await expect(onCall).not.toHaveBeenCalledWith("release", expect.anything());
  },
};

/** An ad that is left undecided is left to other moderators at once. */
export const LeftAdIsReleased: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, first);
    await press("j");
    await shows(canvasElement, second);
    const sent = { data: { annonce_id: first.id, jusqu_a: expect.anything() } };
    await waitFor(() => expect(onCall).toHaveBeenCalledWith("release", sent));
  },
};

/** Each decision of the last ten seconds is taken back, the last one first. */
export const UndoneOneByOne: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const accepted = ({ reference }: QueuedAd) => `Annonce ${reference} acceptée.`;
    await shows(canvasElement, first);
    await press("a");
    await page.findByText(accepted(first));
    await shows(canvasElement, second);
    await press("a");
    await page.findByText(accepted(second));
    await press("z");
    await expect(await page.findByText(accepted(first))).toBeVisible();
    await press("z");
    await waitFor(() => expect(page.queryByText(accepted(first))).toBeNull());
    // The message leaves when its undo is sent for, before the service has it.
    await waitFor(() => {
      const undone = onCall.mock.calls.filter(([name]) => name === "undo");
      expect(undone.map(([, sent]) => sent)).toEqual([
        { data: { decisions: [2] } },
        { data: { decisions: [1] } },
      ]);
    });
  },
};

/** An ad that was decided on and waits again, corrected, is in the queue once it was read after the decision. */
export const DecidedAdComesBack: Story = {
  args: {
    queues: [
      [first, second],
      [{ ...first, isCorrected: true }, second],
    ],
    replies: replies("moderator", ...acceptsNothing),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await shows(canvasElement, first);
    await press("a");
    await shows(canvasElement, second);
    await acceptPassedAds(canvasElement);
    await page.findByText("2 sur 2");
    await press("k");
    await shows(canvasElement, first);
    await expect(page.getByText("Corrigée")).toBeVisible();
  },
};

/** The ad was another by then: it is named and opened, and the next one stays on the screen. */
export const ChangedMeanwhile: Story = {
  args: {
    replies: replies(
      "moderator",
      refuse(decideAd, 409, { code: "AD_CHANGED", message: "Cette annonce a changé." }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await shows(canvasElement, first);
    await press("a");
    await page.findByText("Cette annonce a changé.");
    await shows(canvasElement, second);
    await expect(page.getByText(`Annonce ${first.reference}`)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Ouvrir l’annonce" }));
    await shows(canvasElement, first);
    await expect(page.queryByRole("button", { name: "Ouvrir l’annonce" })).toBeNull();
  },
};

/** A decision that had no effect is reported, and its ad opened. */
export const Voided: Story = {
  args: {
    replies: replies(
      "moderator",
      reply(readModerationQueue, () => ({
        total: 2,
        ads: [first, second],
        voided: [{ decisionId: 7, reference: second.reference }],
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await shows(canvasElement, first);
    await expect(await page.findByText(/restée sans effet/)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Ouvrir l’annonce" }));
    await shows(canvasElement, second);
    await expect(page.queryByText(/restée sans effet/)).toBeNull();
  },
};

const ofClosedEdition = reply(readModeratedAd, ({ pathname }) => ({
  ...moderatedAd(Number(pathname.split("/").at(-1))),
  closedEditions: [{ day: "2026-11-24" as const, closedAt: NOW - HOUR, takesLate: true }],
}));

/** An ad enters a closed edition only when the edition and its closing were read. */
export const AcceptedLate: Story = {
  args: { replies: replies("production", ofClosedEdition) },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, first);
    await press("a");
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/Parution, mardi 24 novembre : édition bouclée/)).toBeVisible();
    await expect(onCall).not.toHaveBeenCalledWith("decide", expect.anything());
    await userEvent.click(dialog.getByRole("button", { name: "Accepter après le bouclage" }));
    await waitFor(() =>
      expect(onCall).toHaveBeenCalledWith("decide", {
        data: expect.objectContaining({ annonce_id: first.id, acceptation_tardive: true }),
      }),
    );
  },
};

/** A moderator reads that the edition is closed, and cannot accept into it. */
export const ClosedForModerators: Story = {
  args: { replies: replies("moderator", ofClosedEdition) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Seuls la maquette ou un propriétaire/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Accepter/ })).toBeDisabled();
    await expect(page.getByRole("button", { name: /^Refuser/ })).toBeEnabled();
  },
};
