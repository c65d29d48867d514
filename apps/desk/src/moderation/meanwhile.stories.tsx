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
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../.storybook/viewports.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies, NOW } from "../testing/samples.ts";
import { moderatedAd, queuedAd, queuedAds } from "./sample-ads.ts";
import type { QueuedAd } from "./use-requested-ad.ts";

const [first, second] = queuedAds as [QueuedAd, QueuedAd];
const third = queuedAd(1044, "Cession de parts de Souss Agrumes");

/** Calls that the service gets, with their bodies. */
const onCall = fn();
/** Answers a call that waits for it. */
let answer: () => void;
let isDown = false;
let version = "v1";

const until = () =>
  new Promise<void>((resolve) => {
    answer = resolve;
  });
const idOf = (sent: unknown) => (sent as { data: { annonce_id: number } }).data.annonce_id;

const accepts = reply(decideAd, (_, sent) => {
  onCall("decide", sent);
  return { decisionId: idOf(sent), undoUntil: NOW + 10_000 };
});
const undoes = reply(undoDecision, (_, sent) => {
  onCall("undo", sent);
  return { adIds: (sent as { data: { decisions: number[] } }).data.decisions };
});

const replies = (...own: readonly Reply[]): readonly Reply[] => [
  ...own,
  reply(readModerationQueue, () => ({ total: 3, ads: [first, second, third], voided: [] })),
  reply(readModeratedAd, ({ pathname }) => moderatedAd(Number(pathname.split("/").at(-1)))),
  reply(claimAd, () => ({ until: NOW + 120_000 })),
  reply(releaseAd, () => ({ adId: 1 })),
  ...[accepts, undoes, ...deskReplies("moderator")],
];

const meta = {
  title: "Pages/Desk/Moderation/Meanwhile",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: replies() },
  beforeEach: () => {
    onCall.mockClear();
    isDown = false;
    version = "v1";
    return beginDesk();
  },
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/moderation" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (key: string) => userEvent.keyboard(key);
const shows = async (canvasElement: HTMLElement, { reference }: QueuedAd) => {
  const page = within(canvasElement);
  await waitFor(() => expect(page.getAllByText(reference)[0]).toBeVisible());
  await waitFor(() => expect(page.getByRole("button", { name: /^Accepter/ })).toBeEnabled());
};

/** A decision that is still sent is the last one: it is taken back once the service has answered. */
export const UndoneWhileSent: Story = {
  args: {
    replies: replies({
      ...accepts,
      wire: (url, sent) =>
        idOf(sent) === second.id
          ? until().then(() => accepts.wire?.(url, sent))
          : accepts.wire?.(url, sent),
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await shows(canvasElement, first);
    await press("a");
    await page.findByText(`Annonce ${first.reference} acceptée.`);
    await shows(canvasElement, second);
    await press("a");
    await page.findByText(`Annonce ${second.reference} : décision en cours d’envoi.`);
    await shows(canvasElement, third);
    await press("z");
    await expect(await page.findByText(`Annonce ${first.reference} acceptée.`)).toBeVisible();
    await expect(onCall).not.toHaveBeenCalledWith("undo", expect.anything());
    answer();
    await waitFor(() =>
      expect(onCall).toHaveBeenCalledWith("undo", { data: { decisions: [second.id] } }),
    );
    await shows(canvasElement, second);
  },
};

/** An undo that did not reach the service is tried again, and its message closes. */
export const UndoneAgain: Story = {
  args: {
    replies: replies({
      ...undoes,
      wire: (url, sent) => {
        if (isDown) throw new TypeError("Failed to fetch");
        return undoes.wire?.(url, sent);
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const accepted = `Annonce ${first.reference} acceptée.`;
    await shows(canvasElement, first);
    await press("a");
    await page.findByText(accepted);
    isDown = true;
    await press("z");
    await page.findByRole("alert");
    await expect(await page.findByText(accepted)).toBeVisible();
    await userEvent.click(within(page.getByRole("alert")).getByRole("button", { name: "Fermer" }));
    await expect(page.queryByRole("alert")).toBeNull();
    await press("z");
    await page.findByRole("alert");
    isDown = false;
    await press("z");
    await waitFor(() => expect(page.queryByText(accepted)).toBeNull());
    await expect(page.queryByRole("alert")).toBeNull();
    await shows(canvasElement, first);
  },
};

/** The focus of a message that leaves goes to the actions. */
export const FocusOfUndo: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await shows(canvasElement, first);
    await press("a");
    await page.findByText(`Annonce ${first.reference} acceptée.`);
    page.getByRole("button", { name: /^Annuler/ }).focus();
    await press("{Enter}");
    await waitFor(() => expect(page.getByRole("group", { name: "Actions" })).toHaveFocus());
  },
};

/** The moderator goes on while ads are accepted together: the ad on the screen stays. */
export const MovedWhileAccepting: Story = {
  args: {
    replies: replies(
      reply(readPassed, () => [first]),
      {
        call: acceptPassed,
        status: 200,
        wire: (url, sent) => until().then(() => acceptsFirst.wire?.(url, sent)),
      },
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await shows(canvasElement, first);
    await userEvent.click(page.getByRole("button", { name: "Sans remarque" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: /^Accepter 1 annonce/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await press("j");
    await shows(canvasElement, second);
    await press("j");
    await shows(canvasElement, third);
    answer();
    await expect(await page.findByText("1 annonce acceptée.")).toBeVisible();
    await expect(page.getByText(third.reference)).toBeVisible();
  },
};
const acceptsFirst = reply(acceptPassed, () => ({
  decisions: [{ adId: first.id, decisionId: 1 }],
  left: [],
  undoUntil: NOW + 10_000,
}));

/** The claim of an ad that was left is refused late: the refusal of the one on the screen stands. */
export const LateRefusal: Story = {
  args: {
    replies: replies({
      ...refuse(claimAd, 409, {}),
      wire: async (_, sent) => {
        if (idOf(sent) === second.id) return { code: "CLAIMED", message: "Nadia l’a à l’écran." };
        await until();
        onCall("refused");
        return { code: "CLAIMED", message: "Omar l’a à l’écran." };
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await shows(canvasElement, first);
    await press("j");
    await page.findByText("Nadia l’a à l’écran.");
    answer();
    await waitFor(() => expect(onCall).toHaveBeenCalledWith("refused"));
    await press("?");
    await screen.findByRole("dialog");
    await expect(page.getByText("Nadia l’a à l’écran.")).toBeInTheDocument();
  },
};

/** Another moderator opened the ad after the list was read: the next one comes by itself, without a message. */
export const TakenMeanwhile: Story = {
  args: {
    replies: replies({
      ...refuse(claimAd, 409, {}),
      wire: (_, sent) => {
        if (idOf(sent) !== first.id) return new Promise(() => undefined);
        return { code: "CLAIMED", message: "Nadia l’a à l’écran." };
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await shows(canvasElement, second);
    await expect(page.queryByRole("alert")).toBeNull();
    await press("k");
    await expect(await page.findByText("Nadia l’a à l’écran.")).toBeVisible();
    await expect(page.getByText(first.reference)).toBeVisible();
  },
};

/** The ad changes on the screen: it is decided on once its new version is taken. */
export const ChangedOnScreen: Story = {
  args: {
    replies: replies(
      reply(readModeratedAd, ({ pathname }) => ({
        ...moderatedAd(Number(pathname.split("/").at(-1))),
        version,
      })),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await shows(canvasElement, first);
    version = "v2";
    // As after an outage of the network, once the last read is no more the newest.
    await waitFor(
      () => {
        window.dispatchEvent(new Event("online"));
        expect(page.getByText(/^Cette annonce a changé/)).toBeVisible();
      },
      { timeout: 8000, interval: 500 },
    );
    await expect(page.getByRole("button", { name: /^Accepter/ })).toBeDisabled();
    await userEvent.click(page.getByRole("button", { name: "Décider sur la nouvelle version" }));
    await expect(page.queryByText(/^Cette annonce a changé/)).toBeNull();
    await press("a");
    const data = expect.objectContaining({ annonce_id: first.id, version: "v2" });
    await waitFor(() => expect(onCall).toHaveBeenCalledWith("decide", { data }));
  },
};

/** A message that was closed stays closed when the page is opened again. */
export const ClosedForGood: Story = {
  globals: atDesk, // A narrow page folds the links of the desk away.
  args: {
    replies: replies(
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
    await page.findByText(/restée sans effet/);
    await userEvent.click(page.getByRole("button", { name: "Fermer" }));
    await userEvent.click(page.getAllByRole("link", { name: "Accueil" })[0] as HTMLElement);
    await waitFor(() => expect(page.queryByText(first.reference)).toBeNull());
    await userEvent.click(page.getAllByRole("link", { name: /^Modération/ })[0] as HTMLElement);
    await shows(canvasElement, first);
    await expect(page.queryByText(/restée sans effet/)).toBeNull();
  },
};
