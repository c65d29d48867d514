import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { addWord, readWords, removeWord } from "@parution/contract/moderation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, DAY, deskParameters, deskReplies, NOW } from "../testing/samples.ts";

const kept = ["arnaque", "liquidation totale", "urgent"].map((word, index) => ({
  word,
  addedAt: NOW - (index + 1) * DAY,
}));

const meta = {
  title: "Pages/Desk/Words",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [reply(readWords, () => kept), ...deskReplies("editor")] },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/moderation/mots" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddsAWord: Story = {
  args: {
    replies: [
      reply(addWord, () => [...kept, { word: "zéro apport", addedAt: NOW }]),
      reply(readWords, () => kept),
      ...deskReplies("editor"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("arnaque");
    await userEvent.type(page.getByRole("textbox"), "zéro apport{Enter}");
    await page.findByText("« zéro apport » est dans la liste.");
    await expect(page.getByText("zéro apport")).toBeVisible();
  },
};

let isRemoved = false;

/** The button of a removed word is gone: the focus is on the sentence that says so. */
export const RemovesAWord: Story = {
  args: {
    replies: [
      reply(removeWord, () => {
        isRemoved = true;
        return kept.slice(1);
      }),
      reply(readWords, () => (isRemoved ? kept.slice(1) : kept)),
      ...deskReplies("editor"),
    ],
  },
  beforeEach: () => {
    isRemoved = false;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Retirer arnaque" }));
    const sentence = await page.findByText("« arnaque » n’est plus dans la liste.");
    await waitFor(() => expect(sentence).toHaveFocus());
    await expect(page.queryByText("arnaque")).not.toBeInTheDocument();
  },
};

/** An empty field and a word that the server refuses are reported at the field, which has the focus. */
export const RefusesAWord: Story = {
  args: {
    replies: [
      refuse(addWord, 422, {
        code: "INVALID",
        message: "Vérifiez les champs.",
        errors: { mot: ["Un mot a au moins une lettre."] },
      }),
      reply(readWords, () => kept),
      ...deskReplies("editor"),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole("textbox", { name: "Mot ou expression" });
    await userEvent.click(page.getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription("Ce champ est obligatoire.");
    await userEvent.type(field, "…{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription("Un mot a au moins une lettre."));
    await expect(field).toHaveValue("…");
  },
};

export const Arabic: Story = { globals: { language: "ar", scheme: "dark" } };

export const NoneKept: Story = {
  args: { replies: [reply(readWords, () => []), ...deskReplies("editor")] },
};

export const CutOff: Story = {
  args: { replies: [cutOff(readWords), ...deskReplies("editor")] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toBeVisible();
  },
};
