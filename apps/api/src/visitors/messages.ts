import {
  answerMessage,
  MESSAGE_PAGE,
  readMessage,
  readMessages,
  settleMessage,
} from "@parution/contract/messages";
import type { Transaction } from "kysely";
import { queueMail } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import type { MessageState } from "../platform/database/tables/contents.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { conflict, type Messages, notFound } from "../platform/http/problems.ts";
import type { Job } from "../platform/jobs.ts";
import { bindStaff, type StaffIdentity } from "../staff/index.ts";
import { appendToTrail } from "../trail/index.ts";
import {
  answerKey,
  countMessages,
  deleteMessagesBefore,
  findMessage,
  listMessages,
  lockMessage,
  writeState,
} from "./message-queries.ts";

const DAY = 86_400_000;
/** Retention of a message. */
const KEPT = 365 * DAY;

/** Deletes messages that have been kept for a year. */
export const forgetMessages: Job = {
  name: "messages of long ago",
  every: 3_600_000,
  async run({ db, clock }) {
    await deleteMessagesBefore(db, new Date(clock.now() - KEPT));
  },
};

export const messageRoutes: readonly Route[] = [
  bindStaff(readMessages, async ({ context, input }) => {
    const { state, page = 1 } = input.query;
    const place = { limit: MESSAGE_PAGE, offset: (page - 1) * MESSAGE_PAGE };
    const rows = await listMessages(context.db, { state, ...place });
    return {
      ...(await countMessages(context.db, state)),
      messages: rows.map(({ received_at, ...row }) => ({
        ...row,
        receivedAt: received_at.getTime(),
      })),
    };
  }),

  bindStaff(readMessage, async ({ context, input }) => {
    const row = await findMessage(context.db, input.params.messageId);
    if (row === undefined) throw notFound();
    const { id, state, name, subject, email, language, message, answer } = row;
    return {
      id,
      state,
      name,
      subject,
      email,
      language,
      message,
      answer,
      receivedAt: row.received_at.getTime(),
      settledAt: row.settled_at?.getTime() ?? null,
      settledBy: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ""}`.trim(),
      letter: letterState(row),
    };
  }),

  bindStaff(answerMessage, ({ context, identity, input }) => answer(context, identity, input.body)),

  bindStaff(settleMessage, ({ context, identity, input }) => settle(context, identity, input.body)),
];

function letterState(row: {
  letter_id: number | null;
  sent_at: Date | null;
  failed_at: Date | null;
}) {
  if (row.letter_id === null) return null;
  if (row.sent_at !== null) return "sent" as const;
  return row.failed_at === null ? ("waiting" as const) : ("failed" as const);
}

type Deps = Pick<Context, "clock" | "config" | "db">;
type Actor = Pick<StaffIdentity, "email" | "userId">;

/**
 * Writes to the sender in their language, with the message quoted and the newspaper's address for a reply. One letter for each
 * message, even after repeated requests.
 * @throws ProblemError 404, 409 for a message that was answered or is spam.
 */
function answer(
  { db, clock, config }: Deps,
  actor: Actor,
  reply: { readonly id: number; readonly answer: string },
) {
  return transaction(db, async (tx) => {
    const at = new Date(clock.now());
    const row = await lockMessage(tx, reply.id);
    if (row === undefined) throw notFound();
    if (row.state === "answered") throw settled(texts.answered);
    if (row.state === "spam") throw settled(texts.spam);
    const text = reply.answer.trim();
    await writeState(tx, row.id, { state: "answered", at, userId: actor.userId, answer: text });
    const { name, subject, message, received_at } = row;
    const letter = {
      to: row.email,
      language: row.language,
      template: "contact-answer",
      data: { name, subject, answer: text, message, receivedAt: received_at.getTime() },
      key: answerKey(row.id),
      replyTo: config.mail.contactTo,
    } as const;
    await queueMail(tx, letter, at);
    await record(tx, { actor, at, id: row.id }, row.state, "answered");
    return { id: row.id, state: "answered" as const };
  });
}

/**
 * Closes a message without an answer, calls it spam, or lets it wait again.
 * @throws ProblemError 404, 409 for a message that was answered.
 */
function settle(
  { db, clock }: Deps,
  actor: Actor,
  { id, state }: { readonly id: number; readonly state: Exclude<MessageState, "answered"> },
) {
  return transaction(db, async (tx) => {
    const at = new Date(clock.now());
    const row = await lockMessage(tx, id);
    if (row === undefined) throw notFound();
    if (row.state === "answered") throw settled(texts.answered);
    if (row.state === state) return { id, state };
    await writeState(tx, id, { state, at, userId: actor.userId });
    await record(tx, { actor, at, id }, row.state, state);
    return { id, state };
  });
}

/** Records an action without personal data: the trail is kept for ever, a message for a year. */
async function record(
  tx: Transaction<Database>,
  { actor, at, id }: { actor: Actor; at: Date; id: number },
  before: MessageState,
  after: MessageState,
): Promise<void> {
  await appendToTrail(tx, {
    at,
    operator: actor.email,
    command: "message",
    subject: `message ${id}`,
    reason: null,
    before: { state: before },
    after: { state: after },
  });
}

const settled = (messages: Messages) => conflict("MESSAGE_SETTLED", messages);

const texts = {
  answered: {
    fr: "Une réponse est déjà partie. Rechargez le message pour la lire.",
    ar: "أرسل جواب من قبل. أعيدوا تحميل الرسالة لقراءته.",
  },
  spam: {
    fr: "Ce message est classé indésirable : remettez-le d’abord en attente.",
    ar: "صنفت هذه الرسالة مزعجة: أعيدوها أولا إلى الانتظار.",
  },
} as const satisfies Record<string, Messages>;
