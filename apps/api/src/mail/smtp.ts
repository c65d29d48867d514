import { Readable } from "node:stream";
import type { SMTPConnectionOptions } from "nodemailer/lib/smtp-connection";

import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Carried, Carrier, Message } from "./carriers.ts";

/** Milliseconds: a server that takes longer is tried again later. */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Longest attempt in milliseconds, after which its answer is no longer awaited. */
export const LONGEST_ATTEMPT = 300_000;

/** Sends mail by an SMTP server, `smtp://` or `smtps://`. */
export function smtpCarrier(url: string): Carrier {
  return {
    async carry(message, handOver) {
      const connection = new SMTPConnection({ ...TIMEOUTS, ...connectionOptions(url) });
      let given = false;
      const bytes = readWhenAsked(message.bytes, async () => {
        await handOver();
        given = true;
      });
      try {
        await converse(connection, url, message, bytes);
        return { outcome: "sent" };
      } catch (error) {
        return judge(error, given);
      } finally {
        connection.close();
      }
    },
  };
}

/** Stream of a message: the server has accepted sender and recipient before its first byte is read. */
function readWhenAsked(bytes: Uint8Array, before: () => Promise<void>): Readable {
  async function* read() {
    await before();
    yield bytes;
  }
  return Readable.from(read(), { objectMode: false });
}

/** Connects, signs in where the address names a user, and hands the message over. */
async function converse(
  connection: SMTPConnection,
  url: string,
  { from, to }: Message,
  bytes: Readable,
): Promise<void> {
  const credentials = credentialsOf(url);
  const talk = new Promise<void>((resolve, reject) => {
    connection.once("error", reject);
    const done = (error?: Error | null) => (error ? reject(error) : resolve());
    const send = (error?: Error | null) => {
      if (error) reject(error);
      else connection.send({ from, to: [to] }, bytes, done);
    };
    connection.connect((error) => {
      if (error) reject(error);
      else if (credentials === null) send();
      else connection.login(credentials, send);
    });
  });
  const late = AbortSignal.timeout(LONGEST_ATTEMPT);
  const tooLong = new Promise<never>((_, reject) => {
    late.addEventListener("abort", () => reject(late.reason), { once: true });
  });
  await Promise.race([talk, tooLong]);
}

/** Outcome of a failed attempt: refused where the server has said so, unsure where it was silent after the message was sent. */
function judge(error: unknown, given: boolean): Carried {
  const reason = error instanceof Error ? error.message : String(error);
  const { code, responseCode } = readError(error);
  const isOfMessage = code === "EENVELOPE" || code === "EMESSAGE";
  if (responseCode !== null && responseCode >= 500 && isOfMessage)
    return { outcome: "never", reason };
  if (given && responseCode === null) return { outcome: "unsure", reason };
  return { outcome: "later", reason };
}

function readError(error: unknown) {
  if (!(error instanceof Error)) return { code: null, responseCode: null };
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  const answered = "responseCode" in error && typeof error.responseCode === "number";
  return { code, responseCode: answered ? Number(error.responseCode) : null };
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Connection to a server. A password is never sent in the clear to another machine. */
export function connectionOptions(url: string): SMTPConnectionOptions {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === "smtps:";
  const requireTLS = !secure && credentialsOf(url) !== null && !LOOPBACK.test(hostname);
  const options = { host: hostname.replace(/^\[|\]$/g, ""), secure, requireTLS };
  return port === "" ? options : { ...options, port: Number(port) };
}

/** Credentials; null where the address has none. */
export function credentialsOf(
  url: string,
): { readonly user: string; readonly pass: string } | null {
  const { username, password } = new URL(url);
  if (username === "") return null;
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}
