import { cutOff, type Reply, reply } from "@parution/app/testing/replies.ts";
import type { CallAnswer } from "@parution/contract/call";
import { readStaff, withdrawInvitation } from "@parution/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, DAY, deskParameters, deskReplies, NOW } from "../testing/samples.ts";

const everyone: CallAnswer<typeof readStaff> = {
  staff: [
    {
      name: "Salma Alaoui",
      email: "salma@exemple.ma",
      roles: ["owner"],
      ...{ since: NOW - 300 * DAY, leftAt: null, lastLoginAt: NOW },
    },
    {
      name: "Nadia Berrada",
      email: "nadia@exemple.ma",
      roles: ["moderator", "editor"],
      ...{ since: NOW - 90 * DAY, leftAt: null, lastLoginAt: NOW - DAY },
    },
    {
      name: "Omar Tahiri",
      email: "omar@exemple.ma",
      roles: [],
      ...{ since: NOW - 200 * DAY, leftAt: NOW - 20 * DAY, lastLoginAt: null },
    },
  ],
  invitations: [{ email: "hicham@exemple.ma", roles: ["sales"], expiresAt: NOW + 5 * DAY }],
};

let withdrawn = false;

const staff = reply(readStaff, () => everyone);

const meta = {
  title: "Pages/Desk/Staff",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [staff, ...deskReplies()] },
  beforeEach: beginDesk,
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/equipe" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("Nadia Berrada")).toBeVisible();
    await expect(page.getByText("hicham@exemple.ma")).toBeVisible();
  },
};

/** Withdraws an invitation, after which the list has none. */
export const Withdrawn: Story = {
  args: {
    replies: [
      reply(readStaff, () => ({ ...everyone, invitations: withdrawn ? [] : everyone.invitations })),
      reply(withdrawInvitation, () => {
        withdrawn = true;
        return { message: "L’invitation est retirée." };
      }),
      ...deskReplies(),
    ],
  },
  beforeEach: () => {
    withdrawn = false;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const screen = within(document.body);
    await userEvent.click(
      await page.findByRole("button", { name: "Actions de hicham@exemple.ma" }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Retirer l’invitation" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText("Retirer l’invitation de hicham@exemple.ma ?")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Retirer" }));
    await waitFor(() => expect(page.queryByText("hicham@exemple.ma")).toBeNull());
  },
};

export const Arabic: Story = { globals: { language: "ar", scheme: "dark" } };

export const CutOff: Story = {
  args: { replies: [cutOff(readStaff), ...deskReplies()] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toBeVisible();
  },
};
