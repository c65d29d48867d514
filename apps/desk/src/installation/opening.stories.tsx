import { type Reply, reply } from "@parution/app/testing/replies.ts";
import { openInstallation, readInstallation } from "@parution/contract/installation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies } from "../testing/samples.ts";
import { known, tried, withState } from "./sample-installation.ts";

interface Args {
  replies: readonly Reply[];
  path: string;
}

const meta = {
  title: "Pages/Desk/Installation/Opening",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: withState(known), path: "/installation/ouverture" },
  beforeEach: beginDesk,
  render: ({ replies, path }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Incomplete: Story = {};

export const IncompleteInArabic: Story = { globals: { language: "ar", scheme: "dark" } };

/** A step is ready once its try has shown it, and to correct once it has failed. */
export const Tried: Story = {
  args: { replies: withState(tried), path: "/installation/ouverture" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const states = await page.findByText(/^Carte : Enregistré, l’essai a échoué/);
    await expect(states).toHaveTextContent("Espèces : Enregistré, a répondu à l’essai");
    await expect(page.getByText("Enregistré, pas encore essayé")).toBeVisible();
    await expect(page.getByRole("link", { name: "Paiements à corriger" })).toBeVisible();
  },
};

let opened: string | null = null;

/** A newspaper without payments and mail opens once the consequences are read; nothing says then that a step is under way. */
export const OpenedIncomplete: Story = {
  args: {
    replies: [
      reply(openInstallation, () => {
        opened = "/fr/gazette";
        return { opened };
      }),
      reply(readInstallation, () => ({ ...known, opened })),
      ...deskReplies("owner", false),
    ],
    path: "/installation/ouverture",
  },
  beforeEach: () => {
    opened = null;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText("Les clients ne peuvent pas payer par carte."),
    ).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Ouvrir le journal" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/^Aucun e-mail ne part/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Compléter d’abord" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(opened).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Ouvrir le journal" }));
    await userEvent.click(await screen.findByRole("button", { name: "Ouvrir quand même" }));
    await expect(await page.findByText("Le journal est ouvert.")).toBeVisible();
    await expect(page.getByText("Il reste des réglages à compléter")).toBeVisible();
    await expect(page.queryByRole("navigation", { name: "Installation" })).toBeNull();
  },
};

/** A setting of an open newspaper is a page of its own behind the list of all. */
export const PaymentsOfAnOpenNewspaper: Story = {
  args: {
    replies: withState({ ...known, opened: "/fr/gazette" }),
    path: "/installation/paiements",
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "Paiements" });
    await expect(page.queryByRole("button", { name: "Étape suivante" })).toBeNull();
    await userEvent.click(page.getByRole("link", { name: "Votre journal" }));
    await expect(await page.findByText("Le journal est ouvert.")).toBeVisible();
  },
};

/** Once the newspaper is open, no step is under way, and a failed try is named in its consequence. */
export const OpenedWhole: Story = {
  args: {
    replies: withState({ ...tried, opened: "https://gazette.exemple.ma" }),
    path: "/installation/ouverture",
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("Le journal est ouvert.");
    await expect(page.queryByText(/en cours/)).toBeNull();
    await expect(page.getByText(/^Le paiement d’essai par carte a échoué/)).toBeVisible();
    await expect(page.queryByText(/^Aucun e-mail ne part/)).toBeNull();
  },
};

/** Days of an open newspaper change in its calendar, so that their step has no form then. */
export const Opened: Story = {
  args: {
    replies: withState({ ...known, opened: "https://gazette.exemple.ma" }),
    path: "/installation/jours",
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Le journal est ouvert/)).toBeVisible();
    const main = within(page.getByRole("main")); // The menu of the desk has the same link.
    await expect(main.getByRole("link", { name: "Calendrier" })).toBeVisible();
    await expect(page.queryByRole("checkbox", { name: "Lundi" })).toBeNull();
  },
};
