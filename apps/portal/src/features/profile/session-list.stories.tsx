import { beginStory } from "@parution/app/testing/begin.ts";
import { PageStory } from "@parution/app/testing/page-story.tsx";
import { pagePictures } from "@parution/app/testing/pictures.ts";
import { cutOff, type Reply, reply } from "@parution/app/testing/replies.ts";
import { STORY_NOW, STORY_USER } from "@parution/app/testing/samples.ts";
import { endOtherSessions, readSessions } from "@parution/contract/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../../.storybook/pointer.ts";
import { SessionList } from "./session-list.tsx";

const MINUTE = 60_000;
const now = Date.parse(STORY_NOW);

const here = {
  browser: "Firefox",
  system: "Windows",
  current: true,
  openedAt: now - 130 * MINUTE,
  usedAt: now - 2 * MINUTE,
};
const elsewhere = [
  {
    browser: "Safari",
    system: "iPhone",
    current: false,
    openedAt: now - 400 * MINUTE,
    usedAt: now - 35 * MINUTE,
  },
  {
    browser: null,
    system: null,
    current: false,
    openedAt: now - 500 * MINUTE,
    usedAt: now - 180 * MINUTE,
  },
];

const everywhere = reply(readSessions, () => ({ sessions: [here, ...elsewhere] }));

let sessions = [here, ...elsewhere];

/** A service whose list has one session left after signing out elsewhere. */
const untilEnded: readonly Reply[] = [
  reply(endOtherSessions, () => {
    sessions = [here];
    return { message: "Vous êtes déconnecté partout ailleurs." };
  }),
  reply(readSessions, () => ({ sessions })),
];

const meta = {
  title: "Pages/Profile/Sessions",
  tags: ["!autodocs"],
  args: { replies: [everywhere] },
  beforeEach: () => beginStory({ now: STORY_NOW, userId: STORY_USER }),
  render: ({ replies }, { globals }) => (
    <PageStory language={globals.language} path="/mes-annonces" replies={replies}>
      <SessionList />
    </PageStory>
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = within(await canvas.findByRole("list")).getAllByRole("listitem");
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Firefox sur WindowsCet appareil/),
      expect.stringMatching(/^Safari sur iPhoneOuverte le/),
      expect.stringMatching(/^Appareil inconnu/),
    ]);
  },
};

/** Afterwards the button is gone. */
export const SignedOutElsewhere: Story = {
  args: { replies: untilEnded },
  beforeEach: () => {
    sessions = [here, ...elsewhere];
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = "Me déconnecter partout ailleurs";
    await userEvent.click(await canvas.findByRole("button", { name }));
    await canvas.findByText("Vous êtes déconnecté partout ailleurs.");
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
    await expect(canvas.queryByRole("button", { name })).toBeNull();
  },
};

/** A failure is shown, and can be retried. */
export const CutOff: Story = {
  args: { replies: [cutOff(endOtherSessions), everywhere] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = "Me déconnecter partout ailleurs";
    await userEvent.click(await canvas.findByRole("button", { name }));
    await canvas.findByText(/^La connexion est interrompue/);
    await expect(canvas.getByRole("button", { name })).toBeEnabled();
  },
};

export const InArabic: Story = {
  globals: { language: "ar", support: "al-ofoq" },
  parameters: pagePictures,
};
