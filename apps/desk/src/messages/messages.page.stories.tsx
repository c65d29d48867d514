import { type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies } from "@parution/app/testing/samples.ts";
import type { CallAnswer } from "@parution/contract/call";
import { answerMessage, readMessage, readMessages } from "@parution/contract/messages";
import { readErrorReports } from "@parution/contract/reports";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, DAY, deskParameters, deskReplies, HOUR, NOW } from "../testing/samples.ts";

const message: CallAnswer<typeof readMessage> = {
  ...{ id: 3, state: "waiting", name: "Samira Bennani", email: "samira@exemple.ma" },
  ...{ subject: "Délai d’une annonce légale", language: "fr", receivedAt: NOW - 3 * HOUR },
  message: "Bonjour,\nquel est le délai pour une annonce légale ?",
  ...{ answer: null, settledAt: null, settledBy: null, letter: null },
};

const answered: typeof message = {
  ...message,
  ...{ state: "answered", answer: "Bonjour,\n36 heures avant le jour choisi." },
  ...{ settledAt: NOW - HOUR, settledBy: "Salma Alaoui", letter: "sent" },
};

const list: CallAnswer<typeof readMessages> = {
  ...{ total: 2, waiting: 1 },
  messages: [
    message,
    { ...answered, id: 2, subject: "سؤال عن الثمن", name: "يوسف", receivedAt: NOW - DAY },
  ],
};

const reports: CallAnswer<typeof readErrorReports> = {
  open: 1,
  reports: [
    {
      ...{ id: 1, sentence: "503 /ads/annonces/calendrier", page: "/fr/passer-votre-annonce" },
      ...{ detail: "Page : /fr/passer-votre-annonce\nRequête : 7f3a", count: 12, state: "open" },
      ...{ firstAt: NOW - DAY, lastAt: NOW - HOUR },
    },
  ],
};

const common = [
  reply(readMessages, () => list),
  reply(readErrorReports, () => reports),
  ...deskReplies("editor"),
  ...accountReplies(),
];

const meta = {
  title: "Pages/Desk/Messages",
  tags: ["!autodocs"],
  parameters: deskParameters,
  args: { path: "/messages", replies: [reply(readMessage, () => message), ...common] },
  beforeEach: beginDesk,
  render: ({ path, replies }, { globals }) => (
    <DeskStory language={globals.language} path={path} replies={replies} />
  ),
} satisfies Meta<{ path: string; replies: readonly Reply[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const InArabic: Story = { globals: { language: "ar" } };

export const Empty: Story = {
  args: {
    replies: [reply(readMessages, () => ({ total: 0, waiting: 0, messages: [] })), ...common],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("Aucun message")).toBeVisible();
    await expect(page.queryByText(/en attente$/)).toBeNull();
  },
};

/** An answer is asked for before it is sent. */
export const Opened: Story = {
  args: { path: "/messages/3" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Envoyer la réponse" }));
    await page.findByText("Ce champ est obligatoire.");
    await expect(page.getByRole("textbox", { name: "Réponse" })).toHaveFocus();
  },
};

/** The language of the message and of its answer stands in that of the desk. */
export const OpenedInArabic: Story = {
  globals: { language: "ar" },
  args: { path: "/messages/3" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("الفرنسية")).toBeVisible();
    await expect(page.getByText(/^ترسل الرسالة بالفرنسية/)).toBeVisible();
  },
};

export const Answered: Story = {
  args: { path: "/messages/3", replies: [reply(readMessage, () => answered), ...common] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Le courrier est parti.");
  },
};

/** Another user answered meanwhile. */
export const AnsweredMeanwhile: Story = {
  args: {
    path: "/messages/3",
    replies: [
      refuse(answerMessage, 409, {
        code: "MESSAGE_SETTLED",
        message: "Une réponse est déjà partie.",
      }),
      reply(readMessage, () => message),
      ...common,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("textbox", { name: "Réponse" }));
    await userEvent.keyboard("Bonjour");
    await userEvent.click(page.getByRole("button", { name: "Envoyer la réponse" }));
    await page.findByText(/Une réponse est déjà partie/);
  },
};

export const ErrorReports: Story = { args: { path: "/erreurs" } };
