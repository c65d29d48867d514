import { beginStory } from "@parution/app/testing/begin.ts";
import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { STORY_USER } from "@parution/app/testing/samples.ts";
import { beginFilm, readContents, sendFilmPiece, sendPoster } from "@parution/contract/contents";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { atDesk } from "../../../../.storybook/viewports.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters } from "../testing/samples.ts";
import { contentReplies } from "./sample-contents.ts";

const meta = {
  title: "Pages/Desk/Contents",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { path: "/contenus/guide", replies: contentReplies },
  beforeEach: beginDesk,
  render: ({ path, replies }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<{ path: string; replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chapters: Story = {};

export const InArabic: Story = { globals: { language: "ar" } };

export const CutOff: Story = {
  args: { replies: [cutOff(readContents), ...contentReplies] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Réessayer" });
  },
};

/** The preview follows what is typed, marks included. */
export const Chapter: Story = {
  args: { path: "/contenus/guide/5" },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const answer = await shown.findByRole("textbox", { name: "Réponse en français" });
    const preview = within(shown.getByRole("region", { name: "Aperçu" }));
    await expect(preview.getByText("carte")).toHaveProperty("localName", "strong");
    await userEvent.click(answer);
    await userEvent.keyboard(" et **virement**");
    await waitFor(() =>
      expect(preview.getByText("virement")).toHaveProperty("localName", "strong"),
    );
  },
};

/** Beside a long form the preview stays in sight, with its tabs below the header. */
export const PreviewBelowTheHeader: Story = {
  globals: atDesk,
  args: { path: "/contenus/guide/5" },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await userEvent.click(await shown.findByRole("switch", { name: "Ce chapitre a un film" }));
    const tab = await shown.findByRole("tab", { name: "Aperçu en français" });
    const top = () => tab.getBoundingClientRect().top;
    window.scrollBy({ top: top(), behavior: "instant" });
    const header = shown.getByRole("banner");
    await waitFor(() => expect(top()).toBeGreaterThan(header.getBoundingClientRect().bottom));
    await expect(top()).toBeLessThan(window.innerHeight / 4);
    await userEvent.click(shown.getByRole("tab", { name: "Aperçu en arabe" }));
  },
};

/** Buttons write marks around the selection. */
export const Marks: Story = {
  args: { path: "/contenus/guide/5" },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const answer = await shown.findByRole<HTMLTextAreaElement>("textbox", {
      name: "Réponse en français",
    });
    answer.focus();
    answer.setSelectionRange(0, 2);
    const buttons = within(shown.getByRole("group", { name: /^Mise en forme.*en français$/ }));
    await userEvent.click(buttons.getByRole("button", { name: "Gras" }));
    await waitFor(() => expect(answer.value).toMatch(/^\*\*De\*\* trois/));
  },
};

/** The buttons stay in sight below, and cover no field that a key brings into view. */
export const FocusAboveTheButtons: Story = {
  globals: { viewport: { value: "phone" } },
  args: { path: "/contenus/guide/5" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("textbox", { name: "Réponse en français" });
    await expectFocusInSight(canvasElement, "input, textarea, button");
  },
};

/** The same with a date above the buttons, which is higher, and text areas at the foot of the window. */
export const FocusAboveADateAndButtons: Story = {
  globals: { viewport: { value: "phone" } },
  args: { path: "/contenus/pages/nouveau" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("textbox", { name: "Résumé en arabe" });
    await expectFocusInSight(canvasElement, "textarea");
  },
};

async function expectFocusInSight(canvasElement: HTMLElement, controls: string) {
  const enabled = `form :is(${controls}):enabled`;
  for (const control of canvasElement.querySelectorAll<HTMLElement>(enabled)) {
    control.focus();
    await waitFor(() => {
      // Of a text of many lines, the browser shows the one with the caret.
      const { x, y, width, height } = control.getBoundingClientRect();
      const onTop = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 24));
      return expect(control.contains(onTop)).toBe(true);
    });
  }
}

/** A link to an address that is refused is found before anything is sent. */
export const ForbiddenLink: Story = {
  args: { path: "/contenus/guide/5" },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const answer = await shown.findByRole("textbox", { name: "Réponse en français" });
    await userEvent.clear(answer);
    await userEvent.paste("[ici](javascript:x)");
    await userEvent.click(shown.getByRole("button", { name: "Enregistrer le brouillon" }));
    await shown.findByText(/Un lien mène à une adresse refusée/);
    await expect(answer).toHaveFocus();
  },
};

const mp4 = (start = "\0\0\0\u0018ftypmp42") => new Blob([start, "\0".repeat(1000)]);

async function chooseFilm(shown: ReturnType<typeof within>, file: File): Promise<void> {
  await userEvent.click(await shown.findByRole("switch", { name: "Ce chapitre a un film" }));
  const [field] = await shown.findAllByLabelText(/^Fichier du film en français/);
  if (field) await userEvent.upload(field, file);
}

/** A film is sent from its field, and may be the one of the other language too. */
export const FilmSent: Story = {
  args: {
    path: "/contenus/guide/5",
    replies: [
      reply(beginFilm, () => ({ filmId: 1, received: 0, address: "/ads/films/a.mp4" })),
      reply(sendFilmPiece, () => ({ received: 1012 })),
      ...contentReplies,
    ],
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await chooseFilm(shown, new File([mp4()], "guide.mp4", { type: "video/mp4" }));
    const address = await shown.findByRole("textbox", { name: "Adresse du film en français" });
    await waitFor(() => expect(address).toHaveValue("/ads/films/a.mp4"));
    await userEvent.click(
      await shown.findByRole("button", { name: "Reprendre le film en français" }),
    );
    await expect(shown.getByRole("textbox", { name: "Adresse du film en arabe" })).toHaveValue(
      "/ads/films/a.mp4",
    );
  },
};

/** Files are sent over https alone: elsewhere the way there stands in the field's place. */
export const FilmOverHttp: Story = {
  args: { path: "/contenus/guide/5" },
  beforeEach: () => {
    const known = Object.getOwnPropertyDescriptor(window, "isSecureContext") ?? {};
    Object.defineProperty(window, "isSecureContext", { value: false, configurable: true });
    return () => Object.defineProperty(window, "isSecureContext", known);
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await userEvent.click(await shown.findByRole("switch", { name: "Ce chapitre a un film" }));
    const [there] = await shown.findAllByText(/^Ouvrez le bureau par son adresse https/);
    await expect(there).toBeVisible();
    await expect(shown.queryByLabelText(/^Fichier du film en français/)).toBeNull();
  },
};

/** Another file under a film's name is recognised by its bytes, and nothing is sent. */
export const FilmOfAnotherType: Story = {
  args: { path: "/contenus/guide/5" },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await chooseFilm(shown, new File([mp4("%PDF-1.7")], "guide.mp4", { type: "video/mp4" }));
    await shown.findByText(/n’est pas un film MP4 ou WebM/);
  },
};

/** A fault of captions is named with its line. */
export const BrokenCaptions: Story = {
  args: { path: "/contenus/guide/5" },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await userEvent.click(await shown.findByRole("switch", { name: "Ce chapitre a un film" }));
    await userEvent.click(shown.getByRole("textbox", { name: /^Sous-titres en français/ }));
    await userEvent.paste("WEBVTT\n\n00:00.000 --> 00:02.000\nA\n\n00:03,000 --> 00:04.000\nB");
    await shown.findByText(/^Ligne 6 : chaque sous-titre doit être précédé de ses horaires/);
  },
};

export const Terms: Story = { args: { path: "/contenus/pages/10" } };

/** A page comes into force on a day: without one it is not published, and the field says so. */
export const PublishedWithoutADay: Story = {
  args: { path: "/contenus/pages/10" },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const day = await shown.findByRole("group", { name: "En vigueur à partir du" });
    await userEvent.click(shown.getByRole("button", { name: "Effacer la date" }));
    await userEvent.click(shown.getByRole("button", { name: "Publier" }));
    await expect(await shown.findByText("Ce champ est obligatoire.")).toBeVisible();
    await waitFor(() => expect(within(day).getAllByRole("spinbutton")[0]).toHaveFocus());
  },
};

/** A page that is opened directly, by a browser whose clock is wrong, takes the day of the server. */
export const NewPage: Story = {
  args: { path: "/contenus/pages/nouveau" },
  beforeEach: () => beginStory({ now: "2026-03-05T09:00:00Z", userId: STORY_USER }),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const day = within(await shown.findByRole("group", { name: "En vigueur à partir du" }));
    const parts = day.getAllByRole("spinbutton").map((part) => part.textContent);
    await expect(parts).toEqual(["21", "11", "2026"]);
  },
};

/** A picture that the service refuses is reported beside its button, and the film stays as it is. */
export const PosterRefused: Story = {
  args: {
    path: "/contenus/guide/5",
    replies: [
      refuse(sendPoster, 422, { code: "INVALID", message: "Ce fichier n’est pas une image." }),
      ...contentReplies,
    ],
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await userEvent.click(await shown.findByRole("switch", { name: "Ce chapitre a un film" }));
    await userEvent.hover(shown.getByRole("button", { name: "Choisir une affiche" }));
    const field = shown.getByLabelText("Choisir une affiche", { selector: "input" });
    await userEvent.upload(field, new File(["GIF89a"], "affiche.png", { type: "image/png" }));
    await shown.findByText("Ce fichier n’est pas une image.");
    await expect(shown.queryByRole("img", { name: "Affiche du film" })).toBeNull();
  },
};
