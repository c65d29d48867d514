import { neverAnswer, type Reply, refuse, reply } from "@parution/app/testing/replies.ts";
import { accountReplies } from "@parution/app/testing/samples.ts";
import type { CallAnswer } from "@parution/contract/call";
import {
  answerMessage,
  readMessage,
  readMessages,
  settleMessage,
} from "@parution/contract/messages";
import { readErrorReports, settleErrorReport } from "@parution/contract/reports";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { userEvent } from "../../../../.storybook/pointer.ts";
import { DeskStory } from "../testing/desk-story.tsx";
import { beginDesk, DAY, deskParameters, deskReplies, HOUR, NOW } from "../testing/samples.ts";

const message: CallAnswer<typeof readMessage> = {
  id: 3,
  state: "waiting",
  name: "Samira Bennani",
  email: "samira@exemple.ma",
  subject: "Délai d’une annonce légale",
  language: "fr",
  receivedAt: NOW - 3 * HOUR,
  message: "Bonjour,\nquel est le délai pour une annonce légale ?",
  answer: null,
  settledAt: null,
  settledBy: null,
  letter: null,
};

const spam: typeof message = { ...message, state: "spam" };

const answered: typeof message = {
  ...message,
  state: "answered",
  answer: "Bonjour,\n36 heures avant le jour choisi.",
  settledAt: NOW - HOUR,
  settledBy: "Salma Alaoui",
  letter: "sent",
};

/** True once the message of a story is settled. */
let isClosed = false;

const list: CallAnswer<typeof readMessages> = {
  total: 2,
  waiting: 1,
  messages: [
    message,
    { ...answered, id: 2, subject: "سؤال عن الثمن", name: "يوسف", receivedAt: NOW - DAY },
  ],
};

const reports: CallAnswer<typeof readErrorReports> = {
  open: 1,
  reports: [
    {
      id: 1,
      sentence: "503 /ads/annonces/calendrier",
      page: "/fr/passer-votre-annonce",
      detail: "Page : /fr/passer-votre-annonce\nRequête : 7f3a",
      count: 12,
      state: "open",
      firstAt: NOW - DAY,
      lastAt: NOW - HOUR,
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
    await within(canvasElement).findByText("L’e-mail est parti.");
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

/** The service refuses the text of an answer: its message stands under the field, which keeps the text. */
export const AnswerRefused: Story = {
  args: {
    path: "/messages/3",
    replies: [
      refuse(answerMessage, 422, {
        code: "INVALID",
        message: "Certains champs sont à corriger.",
        errors: { reponse: ["Un caractère porte trop de signes superposés."] },
      }),
      reply(readMessage, () => message),
      ...common,
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole("textbox", { name: "Réponse" });
    await userEvent.click(field);
    await userEvent.keyboard("Bonjour");
    await userEvent.click(page.getByRole("button", { name: "Envoyer la réponse" }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Un caractère porte trop de signes superposés\./),
    );
    await expect(field).toHaveValue("Bonjour");
  },
};

/** A message that is answered or settled has no button any more: the focus is on its state. */
export const Closed: Story = {
  args: {
    path: "/messages/3",
    replies: [
      reply(readMessage, () => (isClosed ? spam : message)),
      reply(settleMessage, () => {
        isClosed = true;
        return { id: 3, state: "spam" as const };
      }),
      ...common,
    ],
  },
  play: async ({ canvasElement }) => {
    isClosed = false;
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Indésirable" }));
    const state = (await page.findByText("Indésirable", { selector: "span" })).closest(
      "[tabindex]",
    );
    await waitFor(() => expect(state).toHaveFocus());
  },
};

export const Unknown: Story = {
  args: {
    path: "/messages/9",
    replies: [refuse(readMessage, 404, { code: "NOT_FOUND", message: "Introuvable." }), ...common],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Page introuvable" });
  },
};

/** An address without a number asks the service for nothing. */
export const NoNumber: Story = {
  args: { path: "/messages/abc" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Page introuvable" });
  },
};

export const ErrorReports: Story = { args: { path: "/erreurs" } };

/** A closed report leaves the list, which has the focus then. */
export const ErrorReportClosed: Story = {
  args: {
    path: "/erreurs",
    replies: [
      reply(readErrorReports, () => (isClosed ? { open: 0, reports: [] } : reports)),
      reply(settleErrorReport, () => {
        isClosed = true;
        return { id: 1, state: "closed" as const };
      }),
      ...common,
    ],
  },
  play: async ({ canvasElement }) => {
    isClosed = false;
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Clore" }));
    const list = (await page.findByText("Aucune erreur")).closest("[tabindex]");
    await waitFor(() => expect(list).toHaveFocus());
  },
};

export const ErrorReportsInArabic: Story = {
  args: { path: "/erreurs" },
  globals: { language: "ar" },
};

/** The pressed one of the two ways to settle a message is pending. */
export const SettlingPending: Story = {
  args: {
    path: "/messages/3",
    replies: [neverAnswer(settleMessage), reply(readMessage, () => message), ...common],
  },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await userEvent.click(await shown.findByRole("button", { name: "Indésirable" }));
    await expect(
      await shown.findAllByRole("button", { name: "Enregistrement en cours" }),
    ).toHaveLength(1);
    await expect(shown.getByRole("button", { name: "Clore sans réponse" })).toBeVisible();
  },
};
