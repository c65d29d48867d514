import { type Reply, reply } from "@parution/app/testing/replies.ts";
import type { CallAnswer } from "@parution/contract/call";
import { readSiteContents } from "@parution/contract/contents";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
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
