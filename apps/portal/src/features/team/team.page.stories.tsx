import { readCities } from "@parution/contract/catalogue";
import { updateUser } from "@parution/contract/session";
import { createMember, readCurrentTeam } from "@parution/contract/team";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { beginStory } from "../../shared/page-story/begin.ts";
import { PageStory } from "../../shared/page-story/page-story.tsx";
import { pagePictures } from "../../shared/page-story/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "../../shared/page-story/replies.ts";
import {
  accountReplies,
  STORY_NOW,
  STORY_USER,
  sampleUser,
} from "../../shared/page-story/samples.ts";
import TeamPage from "./team.page.tsx";
import { sampleCities, sampleTeam } from "./testing/sample-team.ts";

const others = [reply(readCities, () => sampleCities), ...accountReplies()];
const full = [reply(readCurrentTeam, () => [...sampleTeam]), ...others];

const meta = {
  title: "Pages/Team",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: { replies: full },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/mon-equipe" replies={replies}>
      <TeamPage />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: pagePictures };

export const Loading: Story = { args: { replies: [neverAnswer(readCurrentTeam), ...others] } };

export const Empty: Story = {
  args: { replies: [reply(readCurrentTeam, () => []), ...others] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Aucun membre trouvé");
  },
};

/** Accounts without a team have no such page. */
export const NotAParent: Story = {
  args: {
    replies: [
      refuse(readCurrentTeam, 404, { code: "NOT_FOUND", message: "Introuvable." }),
      ...others,
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("/fr/404");
  },
};

/** The switch moves at once; where the server refuses, it moves back and says why. */
export const SwitchedInVain: Story = {
  args: {
    replies: [
      refuse(updateUser, 429, { code: "TOO_MANY_ATTEMPTS", message: "Trop de tentatives." }),
      ...full,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const toggle = await page.findByRole("switch", { name: "Compte de Hajar Lahlou actif" });
    await userEvent.click(toggle);
    await expect(await page.findByRole("alert")).toHaveTextContent("Trop de tentatives.");
    await expect(toggle).toBeChecked();
  },
};

/** What was read stays below a refresh that fails, which is told and can be tried again. */
export const RefreshFailed: Story = {
  args: {
    replies: [
      reply(updateUser, () => {
        isCutOff = true;
        return { message: "Le compte du membre est désactivé.", user: sampleUser };
      }),
      reply(readCurrentTeam, () => {
        if (isCutOff) throw new TypeError("Failed to fetch");
        return [...sampleTeam];
      }),
      ...others,
    ],
  },
  beforeEach: () => {
    isCutOff = false;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const toggle = await page.findByRole("switch", { name: "Compte de Hajar Lahlou actif" });
    await userEvent.click(toggle);
    await page.findByText("Le compte du membre est désactivé.");
    await expect(await page.findByRole("button", { name: "Réessayer" })).toBeEnabled();
    await expect(toggle).toBeVisible();
  },
};

let isCutOff = false;

/** Every field is asked for; then the password that the browser made is told once. */
export const Added: Story = {
  args: {
    replies: [
      reply(createMember, () => ({ userId: 23, message: "Le membre est ajouté." })),
      ...full,
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: "Ajouter un membre" }),
    );
    const popup = within(await screen.findByRole("dialog"));
    await expect(await popup.findByLabelText("Raison sociale")).toHaveAttribute("readonly");
    await userEvent.click(popup.getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(popup.getByLabelText("Nom")).toHaveFocus());
    await expect(popup.getAllByText("Ce champ est obligatoire.")).toHaveLength(8);
    for (const [label, text] of fields) await fill(popup.getByLabelText(label), text);
    const city = popup.getByRole("combobox", { name: "Ville" });
    await fill(city, "autre");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(popup.getByRole("button", { name: "Ajouter" }));
    await waitFor(() => expect(popup.getByLabelText("Autre ville")).toHaveFocus());
    await fill(popup.getByLabelText("Autre ville"), "Azemmour");
    await userEvent.click(popup.getByRole("button", { name: "Ajouter" }));
    const told = within(await screen.findByRole("alertdialog"));
    await expect(told.getByText(/^[a-zA-Z2-9]{8}$/, { selector: "code" })).toBeVisible();
    await expect(told.getByRole("switch", { name: "Compte actif" })).not.toBeChecked();
    await userEvent.click(told.getByRole("button", { name: "Terminer" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** All at once, since a popup of ten fields is drawn again at every key. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

const fields = [
  ["Nom", "Filali"],
  ["Prénom", "Nadia"],
  ["Adresse e-mail", "nadia.filali@exemple.ma"],
  ["Téléphone", "06 61 00 02 31"],
  ["Fonction", "Acheteuse"],
  ["Direction", "Achats"],
  ["Adresse", "27, boulevard Zerktouni"],
] as const;
