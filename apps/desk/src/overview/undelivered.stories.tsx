import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { fileMail, readOverview, resendMail } from "@parution/contract/desk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, deskParameters, deskReplies, NOW } from "../testing/samples.ts";
import { calm, filled } from "./sample-overview.ts";

const settled = new Set<number>();

function settleLetter(sent: unknown) {
  const { id } = (sent as { data: { id: number } }).data;
  settled.add(id);
  return { id };
}

const settledReplies = () => [
  reply(readOverview, () => {
    const letters = filled.mails?.letters.filter(({ id }) => !settled.has(id)) ?? [];
    return { ...calm, mails: { total: letters.length, letters } };
  }),
];

function beginUnsettled() {
  settled.clear();
  return beginDesk();
}

const meta = {
  title: "Pages/Desk/Overview/Undelivered",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { replies: [] },
  beforeEach: beginUnsettled,
  render: ({ replies }, { globals }) => (
    <DeskStory language={globals.language} path="/" replies={replies} />
  ),
} satisfies Meta<{ replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Letters that were not delivered, sent again and filed one after the other. */
export const LettersSettled: Story = {
  args: {
    replies: [
      ...settledReplies(),
      reply(resendMail, (_, sent) => settleLetter(sent)),
      reply(fileMail, (_, sent) => settleLetter(sent)),
      ...deskReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole("table", { name: "E-mails non remis" }));
    const [first] = await table.findAllByRole("button", { name: "Renvoyer" });
    await userEvent.click(first as HTMLElement);
    const status = await page.findByText("L’e-mail repart.");
    await expect(status).toHaveFocus();
    await waitFor(() => expect(page.queryByText("nadia@exemple.ma")).toBeNull());
    await userEvent.click(await page.findByRole("button", { name: "Classer" }));
    await page.findByText("L’e-mail est classé.");
    await waitFor(() => expect(page.queryByText("omar@exemple.ma")).toBeNull());
  },
};

const refused = "550 5.1.1 <nadia@exemple.ma>: Recipient address rejected: User unknown in table";

/** A mail server's long answer leaves date and buttons on one line each. */
export const LongCause: Story = {
  globals: { language: "ar" },
  args: {
    replies: [
      reply(readOverview, () => {
        const letters = (filled.mails?.letters ?? []).map((letter) => ({
          ...letter,
          error: refused.repeat(3),
        }));
        return { ...calm, mails: { total: letters.length, letters } };
      }),
      ...deskReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const button of await page.findAllByRole("button", { name: "إعادة الإرسال" })) {
      const { lineHeight, fontSize } = getComputedStyle(button);
      const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 2;
      const text = new Range();
      text.selectNodeContents(button);
      await expect(text.getBoundingClientRect().height).toBeLessThan(1.5 * line);
    }
  },
};

/** One action at a time: the button of the one under way says so, and others wait for its end. */
export const LetterUnderWay: Story = {
  args: {
    replies: [
      ...settledReplies(),
      neverAnswer(fileMail),
      reply(resendMail, (_, sent) => settleLetter(sent)),
      ...deskReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [file] = await page.findAllByRole("button", { name: "Classer" });
    await userEvent.click(file as HTMLElement);
    await expect(await page.findByRole("button", { name: "Classement en cours" })).toBeVisible();
    await expect(page.queryByRole("button", { name: "Envoi en cours" })).toBeNull();
    for (const other of page.getAllByRole("button", { name: "Renvoyer" }))
      await userEvent.click(other);
    await expect(page.getByRole("button", { name: "Classement en cours" })).toBeVisible();
    await expect(settled.size).toBe(0);
  },
};

/** An invitation that is not valid any more is not sent again: who may invite is led to where that is done. */
export const InvitationEnded: Story = {
  args: {
    replies: [
      ...settledReplies(),
      refuse(resendMail, 409, {
        code: "INVITATION_ENDED",
        message: "Cette invitation n’est plus valable.",
      }),
      refuse(fileMail, 409, { code: "MAIL_SETTLED", message: "Cet e-mail a été classé." }),
      ...deskReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole("button", { name: "Renvoyer" });
    await userEvent.click(first as HTMLElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("n’est plus valable");
    const invite = page.getByRole("link", { name: "Inviter de nouveau" });
    await expect(invite).toHaveAttribute("href", "/fr/equipe");
    const [file] = page.getAllByRole("button", { name: "Classer" });
    await userEvent.click(file as HTMLElement);
    await page.findByText("Cet e-mail a été classé.");
    await expect(page.queryByRole("link", { name: "Inviter de nouveau" })).toBeNull();
  },
};

/** A letter that waited for its server longer than its link was valid: it was not sent, and the list says so. */
export const LinkEnded: Story = {
  args: {
    replies: [
      reply(readOverview, () => ({
        ...calm,
        mails: {
          total: 1,
          letters: [
            {
              id: 391,
              subject: "Votre nouveau mot de passe",
              language: "fr" as const,
              recipient: "salma@exemple.ma",
              failedAt: NOW,
              mayHaveArrived: false,
              error: "450 4.2.0 try again later",
              linkEnded: true,
            },
          ],
        },
      })),
      ...deskReplies(),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole("table", { name: "E-mails non remis" }));
    await expect(table.getByText("Son lien a expiré avant l’envoi.")).toBeVisible();
    await expect(table.getByText("450 4.2.0 try again later")).toBeVisible();
  },
};
