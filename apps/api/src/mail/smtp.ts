import { Readable } from "node:stream";
import type { SMTPConnectionOptions } from "nodemailer/lib/smtp-connection";

import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Carried, Carrier, Message } from "./carriers.ts";

/** Milliseconds: a server that takes longer is tried again later. */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Longest steps of one letter in milliseconds, so that a slow address does not hold back the others. */
const LIMITS = {
  /** Until the server asks for the message. */
  asked: 30_000,
  /** Longest wait for the server's answer after that, in milliseconds. */
  answered: 90_000,
} as const;

type Limits = Readonly<Record<keyof typeof LIMITS, number>>;

/** Letters of one connection; servers allow a hundred or more. */
const ON_ONE_CONNECTION = 100;

/** Sends mail by an SMTP server, `smtp://` or `smtps://`, over one connection that is kept while nothing fails. */
export function smtpCarrier(url: string, limits: Limits = LIMITS): Carrier {
  let kept: SMTPConnection | null = null;
  let sent = 0;
  const close = () => {
    kept?.close();
    [kept, sent] = [null, 0];
  };
  async function carry(message: Message, handOver: () => Promise<void>): Promise<Carried> {
    const isReused = kept !== null;
    let given = false;
    const noteGiven = async () => {
      await handOver();
      given = true;
    };
    try {
      kept ??= await connect(url);
    } catch (error) {
      return { outcome: "later", reason: reasonOf(error), isUnreachable: true };
    }
    try {
      await send(kept, message, noteGiven, limits);
      sent += 1;
      if (sent === ON_ONE_CONNECTION) close();
      return { outcome: "sent" };
    } catch (error) {
      close();
      if (isReused && !given && isOfConnection(error)) return carry(message, handOver);
      return judge(error, given);
    }
  }
  return { carry, close };
}

/** Connects, and signs in where the address names a user. */
async function connect(url: string): Promise<SMTPConnection> {
  const connection = new SMTPConnection({ ...TIMEOUTS, ...connectionOptions(url) });
  const credentials = credentialsOf(url);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Kept, since an error without a listener ends the process; that of a letter reaches its own callback.
  connection.on("error", reject);
  const done = (error?: Error | null) => (error ? reject(error) : resolve());
  connection.connect((error) => {
    if (error || credentials === null) done(error);
    else connection.login(credentials, done);
  });
  try {
    await promise;
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Hands one message over; `handOver` is awaited once the server has accepted sender and recipient, before the first byte. */
async function send(
  connection: SMTPConnection,
  { from, to, bytes }: Message,
  handOver: () => Promise<void>,
  limits: Limits,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const rejectAfter = (limit: number) =>
    setTimeout(() => reject(new Error(`no answer in ${limit / 1000} seconds`)), limit);
  let timer = rejectAfter(limits.asked);
  let ended = false;
  async function* read() {
    await handOver();
    // A slow database may outlast the letter's time.
    if (ended) return;
    clearTimeout(timer);
    timer = rejectAfter(limits.answered);
    yield bytes;
  }
  const stream = Readable.from(read(), { objectMode: false });
  connection.send({ from, to: [to] }, stream, (error) => (error ? reject(error) : resolve()));
  try {
    await promise;
  } finally {
    ended = true;
    clearTimeout(timer);
  }
}

/** SMTP reply of a server that closes the connection. */
const CLOSING = 421;

/** True where a connection has ended, rather than a letter been refused: servers end those that were used for long. */
function isOfConnection(error: unknown): boolean {
  const { code, responseCode } = readError(error);
  if (responseCode !== null) return responseCode === CLOSING;
  return code === "ECONNECTION" || code === "ESOCKET";
}

/** Outcome of a failed attempt: refused where the server has said so, unsure where it was silent after the message was sent. */
function judge(error: unknown, given: boolean): Carried {
  const reason = reasonOf(error);
  const { code, responseCode } = readError(error);
  const isOfMessage = code === "EENVELOPE" || code === "EMESSAGE";
  if (responseCode !== null && responseCode >= 500 && isOfMessage)
    return { outcome: "never", reason };
  if (given && responseCode === null) return { outcome: "unsure", reason };
  return { outcome: "later", reason };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function readError(error: unknown) {
  if (!(error instanceof Error)) return { code: null, responseCode: null };
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  const answered = "responseCode" in error && typeof error.responseCode === "number";
  return { code, responseCode: answered ? Number(error.responseCode) : null };
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Connection to a server. A password is never sent in the clear to another machine. */
function connectionOptions(url: string): SMTPConnectionOptions {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === "smtps:";
  const requireTLS = !secure && credentialsOf(url) !== null && !LOOPBACK.test(hostname);
  const options = { host: hostname.replace(/^\[|\]$/g, ""), secure, requireTLS };
  return port === "" ? options : { ...options, port: Number(port) };
}

/** Credentials; null where the address has none. */
function credentialsOf(url: string): { readonly user: string; readonly pass: string } | null {
  const { username, password } = new URL(url);
  if (username === "") return null;
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}
