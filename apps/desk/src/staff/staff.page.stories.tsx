import { cutOff, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import type { CallAnswer } from "@parution/contract/call";
import {
  acceptInvitation,
  readInvitation,
  readStaff,
  withdrawInvitation,
} from "@parution/contract/staff";
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
      since: NOW - 300 * DAY,
      leftAt: null,
      lastLoginAt: NOW,
    },
    {
      name: "Nadia Berrada",
      email: "nadia@exemple.ma",
      roles: ["moderator", "editor"],
      since: NOW - 90 * DAY,
      leftAt: null,
      lastLoginAt: NOW - DAY,
    },
    {
      name: "Omar Tahiri",
      email: "omar@exemple.ma",
      roles: [],
      since: NOW - 200 * DAY,
      leftAt: NOW - 20 * DAY,
      lastLoginAt: null,
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
  args: { path: "/equipe", replies: [staff, ...deskReplies()] },
  beforeEach: beginDesk,
  render: ({ replies, path }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[]; path: string }>;

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

/** An invitation needs an address, which is not called invalid before it is typed. */
export const InvitationWithoutAddress: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const screen = within(document.body);
    await userEvent.click(await page.findByRole("button", { name: "Inviter" }));
    const email = await screen.findByRole("textbox", { name: "Adresse e-mail" });
    const send = () =>
      userEvent.click(screen.getByRole("button", { name: "Envoyer l’invitation" }));
    await send();
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Ce champ est obligatoire/));
    await userEvent.type(email, "hicham");
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Email invalide/));
  },
};

/** Withdrawn while its page is open: no press can succeed any more. */
export const InvitationWithdrawnMeanwhile: Story = {
  args: {
    path: "/invitation",
    replies: [
      reply(readInvitation, () => ({
        email: "hicham@exemple.ma",
        roles: ["sales" as const],
        isKnown: true,
      })),
      refuse(acceptInvitation, 410, {
        code: "LINK_ENDED",
        message: "Cette invitation n’est plus valable.",
      }),
      ...deskReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Accepter" }));
    await expect(await page.findByText("Cette invitation n’est plus valable.")).toBeVisible();
    await expect(page.queryByRole("button", { name: "Accepter" })).toBeNull();
  },
};

export const Arabic: Story = { globals: { language: "ar", scheme: "dark" } };

export const CutOff: Story = {
  args: { replies: [cutOff(readStaff), ...deskReplies()] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toBeVisible();
  },
};
