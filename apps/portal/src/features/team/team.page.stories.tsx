import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import {
  accountReplies,
  STORY_NOW,
  STORY_USER,
  sampleUser,
} from "@parution/app/testing/samples.ts";
import { readCities } from "@parution/contract/catalogue";
import { updateUser } from "@parution/contract/session";
import { createMember, readCurrentTeam } from "@parution/contract/team";
import { switchedStatus } from "@parution/rules/team";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { sampleCities, sampleTeam } from "./sample-team.ts";
import TeamPage from "./team.page.tsx";

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

let reads = 0;

/** The team as the service has it, whose reads are counted. */
const counted = reply(readCurrentTeam, () => {
  reads += 1;
  return [...sampleTeam];
});

/** The switch moves at once; after a refusal it moves back, shows the reason, and the team is read again once. */
export const SwitchRefused: Story = {
  args: {
    replies: [
      refuse(updateUser, 429, { code: "TOO_MANY_ATTEMPTS", message: "Trop de tentatives." }),
      counted,
      ...others,
    ],
  },
  beforeEach: () => {
    reads = 0;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const toggle = await page.findByRole("switch", { name: "Compte de Hajar Lahlou actif" });
    await userEvent.click(toggle);
    await expect(await page.findByRole("alert")).toHaveTextContent("Trop de tentatives.");
    await expect(toggle).toBeChecked();
    await waitFor(() => expect(reads).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(reads).toBe(2);
  },
};

const switchOf = (page: ReturnType<typeof within>, name: string) =>
  page.findByRole("switch", { name: `Compte de ${name} actif` });

let answerFirst = Promise.withResolvers<void>();
const switched = reply(updateUser, () => ({
  message: "Le compte du membre est modifié.",
  user: sampleUser,
}));
let pressed = 0;
/** Members whose switches the service has made. */
let made: number[] = [];

/** A pending switch stays where it was moved while another one is answered and the team is read again. */
export const TwoSwitches: Story = {
  args: {
    replies: [
      {
        ...switched,
        wire: async (...sent) => {
          pressed += 1;
          const [member = 0, , other = 0] = sampleTeam.map(({ userId }) => userId);
          const isFirst = pressed === 1;
          if (isFirst) await answerFirst.promise;
          made.push(isFirst ? member : other);
          return switched.wire?.(...sent);
        },
      },
      reply(readCurrentTeam, () => {
        reads += 1;
        return sampleTeam.map((one) =>
          made.includes(one.userId) ? { ...one, status: switchedStatus(one.status) } : one,
        );
      }),
      ...others,
    ],
  },
  beforeEach: () => {
    reads = 0;
    pressed = 0;
    made = [];
    answerFirst = Promise.withResolvers();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const first = await switchOf(page, "Hajar Lahlou");
    const second = await switchOf(page, "Nadia Filali");
    await userEvent.click(first);
    await userEvent.click(second);
    await page.findByText("Le compte du membre est modifié.");
    await waitFor(() => expect(reads).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(first).not.toBeChecked();
    await expect(second).toBeChecked();
    answerFirst.resolve();
    await waitFor(() => expect(reads).toBe(3));
    await expect(first).not.toBeChecked();
  },
};

/** Loaded rows stay below the message of a failed refresh, which can be retried. */
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

/** Every field is required; then the password that the browser made is shown once. */
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
    const created = within(await screen.findByRole("alertdialog"));
    await expect(created.getByText(/^[a-zA-Z2-9]{8}$/, { selector: "code" })).toBeVisible();
    await expect(created.getByRole("switch", { name: "Compte actif" })).not.toBeChecked();
    await userEvent.click(created.getByRole("button", { name: "Terminer" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** All values at once, since a dialog of ten fields renders again at every key. */
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
