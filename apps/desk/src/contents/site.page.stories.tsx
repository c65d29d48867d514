import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import type { CallAnswer } from "@parution/contract/call";
import { readSiteContents, saveHome } from "@parution/contract/contents";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";

const site: CallAnswer<typeof readSiteContents> = {
  frame: {
    version: 0,
    body: {
      header: ["ads", "issues"],
      links: [{ label: { fr: "Agences", ar: "الوكالات" }, url: "https://exemple.ma/agences" }],
    },
  },
  home: { version: 2, body: { blocks: ["latest", "headings", "steps"], announcement: null } },
  guide: { version: 0, body: { print: null, digital: null } },
  publisher: { version: 0, body: null },
};

const meta = {
  title: "Pages/Desk/Contents/Site",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [reply(readSiteContents, () => site), ...deskReplies("editor")] },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/contenus/site" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};

/** Each part of the site has an address of its own, in the one row of tabs. */
export const MenuAndFooter: Story = {
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await userEvent.click(await shown.findByRole("link", { name: "Menu et pied de page" }));
    await expect(await shown.findByDisplayValue("https://exemple.ma/agences")).toBeVisible();
    await expect(
      shown.getByRole("heading", { level: 1, name: "Menu et pied de page" }),
    ).toBeVisible();
    await expect(shown.queryByRole("tablist")).toBeNull();
  },
};

/** A film that is not whole is dropped with its block, since its faults would not be seen. */
export const HomeFilmDropped: Story = {
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const block = await shown.findByRole("checkbox", { name: "Film" });
    await userEvent.click(block);
    await userEvent.click(shown.getByRole("textbox", { name: "Adresse du film en français" }));
    await userEvent.paste("https://films.test/accueil.mp4");
    await userEvent.click(block);
    await expect(shown.queryByRole("textbox", { name: /^Adresse du film/ })).toBeNull();
    await userEvent.click(block);
    await expect(shown.getByRole("textbox", { name: "Adresse du film en français" })).toHaveValue(
      "",
    );
  },
};

/** A day of the announcement that was emptied is not saved as it was before. */
export const AnnouncementWithoutADay: Story = {
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await userEvent.click(await shown.findByRole("switch", { name: /^Annoncer/ }));
    const group = shown.getByRole("group", { name: "Du" });
    await userEvent.click(within(group).getByRole("spinbutton", { name: /^jour/i }));
    await userEvent.keyboard("{Backspace}{Backspace}");
    await userEvent.click(shown.getByRole("button", { name: "Publier" }));
    await expect(group).toHaveAccessibleDescription(/Ce champ est obligatoire/);
  },
};

/** The text is read again where another user changed it, not where the connection is cut off. */
export const ChangedMeanwhile: Story = {
  args: {
    replies: [
      refuse(saveHome, 409, { code: "CHANGED", message: "Une autre personne l’a modifié." }),
      ...meta.args.replies,
    ],
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await userEvent.click(await shown.findByRole("button", { name: "Publier" }));
    await expect(await shown.findByRole("button", { name: "Recharger le texte" })).toBeVisible();
  },
};

export const CutOff: Story = {
  args: { replies: [cutOff(saveHome), ...meta.args.replies] },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await userEvent.click(await shown.findByRole("button", { name: "Publier" }));
    await shown.findByText(/^La connexion est interrompue/);
    await expect(shown.queryByRole("button", { name: "Recharger le texte" })).toBeNull();
  },
};

/** An entry that is moved to the end keeps its button and the focus, and its place is announced. */
export const BlockMovedToTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    const down = await shown.findByRole("button", { name: "Descendre Rubriques" });
    down.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(down).toHaveAttribute("aria-disabled", "true"));
    await expect(down).toHaveFocus();
    await waitFor(() => expect(shown.getByText("Rubriques, 3 sur 3")).toHaveRole("status"));
    await userEvent.keyboard("{Enter}");
    await expect(shown.getByText("Rubriques, 3 sur 3")).toBeInTheDocument();
  },
};
