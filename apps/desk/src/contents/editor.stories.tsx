import { answerAfter, cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import {
  dropContentDraft,
  publishContent,
  readChapter,
  restoreContent,
  saveChapter,
  savePage,
} from "@parution/contract/contents";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters } from "../testing/samples.ts";
import { chapter, contentReplies } from "./sample-contents.ts";

/** Calls that the service gets, with their bodies. */
const onCall = fn();
/** True while the connection of some calls is broken. */
let isCut = false;
/** Resolves what `answerAfter` waits for. */
let answerNow: () => void = () => undefined;

/** A reply that notes what was sent. */
const noted = (one: Reply): Reply => ({
  ...one,
  wire: (url, sent) => {
    onCall(one.call.name, sent);
    return one.wire?.(url, sent);
  },
});

/** A reply whose connection breaks while `isCut`. */
const cutAtTimes = (one: Reply): Reply => ({
  ...one,
  wire: (url, sent) => {
    if (isCut) throw new TypeError("Failed to fetch");
    return one.wire?.(url, sent);
  },
});

const changedMeanwhile = refuse(saveChapter, 409, {
  code: "CHANGED",
  message: "Une autre personne a modifié ce texte entre-temps.",
});

const meta = {
  title: "Pages/Desk/Contents/Editor",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { path: "/contenus/guide/5", replies: [changedMeanwhile, ...contentReplies] },
  beforeEach: () => {
    onCall.mockClear();
    isCut = false;
    return beginDesk();
  },
  render: ({ path, replies }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<{ path: string; replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

const TYPED = "Bientôt autrement";

/** Types into the chapter's title, and saves it. */
async function saveTyped(shown: ReturnType<typeof within>): Promise<HTMLElement> {
  const title = await shown.findByRole("textbox", { name: "Titre en français" });
  await userEvent.clear(title);
  await userEvent.paste(TYPED);
  await userEvent.click(shown.getByRole("button", { name: "Enregistrer le brouillon" }));
  return title;
}

const question = async () => within(await screen.findByRole("alertdialog"));

/** A change that another user made meanwhile is refused with its sentence. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await userEvent.click(await shown.findByRole("button", { name: "Enregistrer le brouillon" }));
    await shown.findByText(/Une autre personne a modifié ce texte/);
    await expect(shown.getByRole("button", { name: "Recharger le texte" })).toBeVisible();
  },
};

/** The other user's text takes the place of what was typed after a confirmation alone. */
export const ReloadIsConfirmed: Story = {
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const title = await saveTyped(shown);
    await userEvent.click(await shown.findByRole("button", { name: "Recharger le texte" }));
    await userEvent.click((await question()).getByRole("button", { name: "Continuer à modifier" }));
    await expect(title).toHaveValue(TYPED);
    await userEvent.click(shown.getByRole("button", { name: "Recharger le texte" }));
    await userEvent.click((await question()).getByRole("button", { name: "Recharger le texte" }));
    await expect(await shown.findByDisplayValue(chapter.body.title.fr)).toBeVisible();
    await expect(shown.queryByText(/Une autre personne a modifié ce texte/)).toBeNull();
  },
};

/** The typed text stays where the other user's text cannot be read. */
export const ReloadCutOff: Story = {
  args: {
    replies: [changedMeanwhile, cutAtTimes(reply(readChapter, () => chapter)), ...contentReplies],
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const title = await saveTyped(shown);
    await shown.findByText(/Une autre personne a modifié ce texte/);
    isCut = true;
    await userEvent.click(shown.getByRole("button", { name: "Recharger le texte" }));
    await userEvent.click((await question()).getByRole("button", { name: "Recharger le texte" }));
    await expect((await shown.findAllByText(/^La connexion est interrompue/))[0]).toBeVisible();
    await expect(title).toBeInTheDocument();
    await expect(title).toHaveValue(TYPED);
  },
};

/** A connection that is cut off is no reason to read the text again. */
export const SaveCutOff: Story = {
  args: { replies: [cutOff(saveChapter), ...contentReplies] },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const title = await saveTyped(shown);
    await shown.findByText(/^La connexion est interrompue/);
    await expect(shown.queryByRole("button", { name: "Recharger le texte" })).toBeNull();
    await expect(title).toHaveValue(TYPED);
  },
};

/** A draft is thrown away after a confirmation alone. */
export const DropIsConfirmed: Story = {
  args: {
    replies: [noted(reply(dropContentDraft, () => ({ id: chapter.id }))), ...contentReplies],
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const drop = await shown.findByRole("button", { name: "Abandonner le brouillon" });
    await userEvent.click(drop);
    await userEvent.click((await question()).getByRole("button", { name: "Garder le brouillon" }));
    await expect(onCall).not.toHaveBeenCalled();
    await userEvent.click(drop);
    await userEvent.click(
      (await question()).getByRole("button", { name: "Abandonner le brouillon" }),
    );
    await waitFor(() => expect(onCall).toHaveBeenCalledWith("dropContentDraft", expect.anything()));
  },
};

/** A version takes the draft's place after a confirmation, and its own button alone is pending. */
export const RestoreIsConfirmed: Story = {
  args: {
    replies: [
      noted(
        answerAfter(
          new Promise((resolve) => {
            answerNow = resolve;
          }),
          reply(restoreContent, () => ({ id: chapter.id, version: 5 })),
        ),
      ),
      ...contentReplies,
    ],
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const label = "Reprendre la version 2";
    await userEvent.click(await shown.findByRole("button", { name: label }));
    const dialog = await question();
    await expect(onCall).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: label }));
    await waitFor(() => expect(onCall).toHaveBeenCalledWith("restoreContent", expect.anything()));
    await expect(await shown.findByRole("button", { name: "Reprise en cours" })).toBeVisible();
    await expect(shown.getByRole("button", { name: "Reprendre la version 1" })).toBeVisible();
    answerNow();
    await expect(await shown.findByRole("button", { name: label })).toBeVisible();
  },
};

/** A new chapter that was saved, but not published, is published by the next press, under the address that it has. */
export const PublishedAtSecondTry: Story = {
  args: {
    path: "/contenus/guide/nouveau",
    replies: [
      noted(reply(saveChapter, () => ({ id: 30, version: 1 }))),
      noted(cutAtTimes(reply(publishContent, () => ({ id: 30, version: 2 })))),
      ...contentReplies,
    ],
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    for (const name of [
      /^(Titre|Question|Réponse) en français$/,
      /^(Titre|Question|Réponse) en arabe$/,
    ]) {
      await shown.findAllByRole("textbox", { name });
      for (const field of shown.getAllByRole("textbox", { name })) {
        await userEvent.click(field);
        await userEvent.paste("Parutions");
      }
    }
    isCut = true;
    const publish = shown.getByRole("button", { name: "Publier" });
    await userEvent.click(publish);
    await shown.findByText(/^La connexion est interrompue/);
    isCut = false;
    await userEvent.click(publish);
    // The chapter has its own page then.
    await shown.findByRole("button", { name: "Reprendre la version 2" });
    const sent = onCall.mock.calls.filter(([name]) => name === "saveChapter");
    await expect(sent.map(([, { data }]) => [data.id, data.version, data.slug])).toEqual([
      [undefined, undefined, "parutions"],
      [30, 1, undefined],
    ]);
  },
};

/** A day that the service refuses is reported at its field. */
export const DayRefused: Story = {
  args: {
    path: "/contenus/pages/10",
    replies: [
      reply(savePage, () => ({ id: 10, version: 2 })),
      refuse(publishContent, 422, {
        code: "INVALID",
        message: "Certains champs sont à corriger.",
        errors: { valable_du: ["Ce jour est déjà passé."] },
      }),
      ...contentReplies,
    ],
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const day = await shown.findByRole("group", { name: "En vigueur à partir du" });
    await userEvent.click(shown.getByRole("button", { name: "Publier" }));
    await waitFor(() => expect(day).toHaveAccessibleDescription(/Ce jour est déjà passé\./));
  },
};
