import { createHash } from "node:crypto";
import type { Config } from "../platform/config/config.ts";
import type { Context } from "../platform/context.ts";
import type { Job } from "../platform/jobs.ts";
import { type Carried, type Carrier, folderCarrier, mailFolder } from "./carriers.ts";
import { type Attach, composeMessage } from "./compose.ts";
import { linkOf, readLinkState } from "./links.ts";
import type { QueuedMail } from "./outbox.ts";
import {
  type AttemptResult,
  type ClaimedMail,
  claimMail,
  emptyMails,
  endAttempt,
  endInterrupted,
  noteHandOver,
} from "./queries.ts";
import { smtpCarrier } from "./smtp.ts";

/** Most mails of one run; the next one begins with the settings of its time. */
const IN_ONE_RUN = 500;

const MINUTE = 60_000;

/** Milliseconds of a claim on a mail: longer than any attempt. */
const HELD = 10 * MINUTE;

/** Delays after each attempt, in minutes; none follows the last. */
const PAUSES = [1, 5, 15, 60, 240, 720, 1440];

export interface Post {
  readonly carrier: Carrier;
  readonly attach: Attach;
}

/**
 * Sends the mails that are due, one after the other, until there is none, the server cannot be reached or the program stops: a kill
 * meets one at most. Several processes may do so at once.
 */
export async function deliverDue(
  context: Context,
  post: Post,
  stopping?: AbortSignal,
): Promise<void> {
  const { db, clock, log } = context;
  for (const key of await endInterrupted(db, clock.now()))
    log.error({ mail: nameOf(key) }, "mail interrupted during hand-over");
  for (let count = 0; count < IN_ONE_RUN && !stopping?.aborted; count += 1) {
    const now = clock.now();
    const mail = await claimMail(db, now, now + HELD);
    if (mail === undefined) return;
    const carried = await attempt(context, mail, post);
    // The others keep their attempts for a server that answers.
    if (carried.outcome === "later" && carried.isUnreachable) return;
  }
}

async function attempt(context: Context, mail: ClaimedMail, post: Post): Promise<Carried> {
  const { db, clock, log } = context;
  const carried = await carry(context, mail, post);
  const { key, template, attempts } = mail;
  await endAttempt(db, mail, endingOf(carried, attempts, clock.now()));
  const facts = { mail: nameOf(key), template, attempts, ...carried };
  if (carried.outcome === "sent") log.info(facts, "mail sent");
  else if (carried.outcome === "replaced") log.info(facts, "mail filed unsent");
  else log.warn(facts, "mail not sent");
  return carried;
}

/** Anonymous name of a mail for log lines, since its key may name the recipient. */
const nameOf = (key: string): string =>
  createHash("sha256").update(key).digest("base64url").slice(0, 12);

/**
 * Sends one mail, unless its link has ended while it waited: its reader could do nothing with it. A failure to write it, or to create
 * an attachment, does not delay the others.
 */
async function carry(context: Context, mail: ClaimedMail, post: Post): Promise<Carried> {
  const { db, clock } = context;
  try {
    const linkId = linkOf(mail);
    const state = linkId === null ? "open" : await readLinkState(db, linkId, clock.now());
    const reason = mail.last_error ?? "";
    if (state === "expired") return { outcome: "ended", reason };
    if (state === "spent") return { outcome: "replaced", reason };
    const message = await composeMessage(context, mail, post.attach);
    return await post.carrier.carry(message, () => noteHandOver(db, mail, clock.now()));
  } catch (error) {
    return { outcome: "later", reason: error instanceof Error ? error.message : String(error) };
  }
}

function endingOf(carried: Carried, attempts: number, now: number): AttemptResult {
  if (carried.outcome === "sent") return { sent_at: new Date(now) };
  const pause = carried.outcome === "later" ? PAUSES[attempts - 1] : undefined;
  const last_error = `${carried.outcome}: ${carried.reason}`;
  // Filed at once: the desk lists what somebody has to see to.
  if (carried.outcome === "replaced")
    return { failed_at: new Date(now), filed_at: new Date(now), last_error };
  if (pause === undefined) return { failed_at: new Date(now), last_error };
  return { due_at: new Date(now + pause * MINUTE), handed_over_at: null, last_error };
}

/**
 * Sends a letter at once, past the queue, for a user who waits for the outcome.
 * @param timeout milliseconds, after which the server counts as silent
 */
export async function sendAtOnce(
  context: Context,
  { to, language, template, data, key }: QueuedMail,
  timeout: number,
): Promise<Carried> {
  const created_at = new Date(context.clock.now());
  const mail = { created_at, data, key, language, recipient: to, reply_to: null, template };
  const message = await composeMessage(context, mail, {});
  const silent = new Promise<Carried>((resolve) => {
    AbortSignal.timeout(timeout).addEventListener("abort", () =>
      resolve({ outcome: "later", reason: `no answer in ${timeout / 1000} seconds` }),
    );
  });
  const carrier = carrierOf(context.config);
  const carried = carrier.carry(message, async () => undefined).finally(() => carrier.close?.());
  return Promise.race([carried, silent]);
}

const HOUR = 3_600_000;

/** Retention of a mail's content and recipient. */
const KEPT = 90 * 24 * HOUR;

/** Empties old mails; their keys stay, so that no mail is sent twice. */
export const forgetMails: Job = {
  name: "mails of long ago",
  every: HOUR,
  async run({ db, clock }) {
    await emptyMails(db, new Date(clock.now() - KEPT));
  },
};

/** Sends queued mails. */
export const sendMails = (attach: Attach): Job => ({
  name: "mail",
  every: 2_000,
  async run(context, stopping) {
    const carrier = carrierOf(context.config);
    try {
      await deliverDue(context, { carrier, attach }, stopping);
    } finally {
      carrier.close?.();
    }
  },
});

/** The server that the configuration names, else a folder. */
const carrierOf = ({ mail, dataDir }: Pick<Config, "mail" | "dataDir">): Carrier =>
  mail.smtpUrl === null ? folderCarrier(mailFolder(dataDir)) : smtpCarrier(mail.smtpUrl);
