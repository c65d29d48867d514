import { cutOff, type Reply, reply } from "@parution/app/testing/replies.ts";
import type { CallAnswer } from "@parution/contract/call";
import { readStaff } from "@parution/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
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

export const Arabic: Story = { globals: { language: "ar", scheme: "dark" } };

export const CutOff: Story = {
  args: { replies: [cutOff(readStaff), ...deskReplies()] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toBeVisible();
  },
};
