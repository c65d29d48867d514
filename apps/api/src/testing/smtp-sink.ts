import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** Behaviour of a server at the next message, before it is accepted. */
export type Mood = (recipient: string) => Promise<"take" | Refusal>;
/** An SMTP answer, and when it is given: at the address or once the message is there. */
export interface Refusal {
  readonly code: number;
  readonly at: "recipient" | "message";
}

/** A mail server that keeps what it takes. */
export interface SmtpSink {
  readonly url: string;
  readonly taken: readonly Email[];
  /** Number of connections so far. */
  readonly connections: number;
  /** Default: takes everything. */
  mood: Mood;
  stop(): Promise<void>;
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const taken: Email[] = [];
  const sink = { connections: 0, mood: (async () => "take") as Mood };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onConnect(_session, done) {
      sink.connections += 1;
      done();
    },
    onRcptTo({ address }, _session, done) {
      refuse(sink.mood(address), "recipient", done);
    },
    onData(stream, session, done) {
      const recipient = session.envelope.rcptTo[0]?.address ?? "";
      buffer(stream)
        .then(async (bytes) => {
          const email = await PostalMime.parse(bytes);
          refuse(sink.mood(recipient), "message", (error) => {
            if (!error) taken.push(email);
            done(error);
          });
        })
        .catch(done);
    },
  });
  // A process that is killed resets its connections.
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    get connections() {
      return sink.connections;
    },
    get mood() {
      return sink.mood;
    },
    set mood(mood) {
      sink.mood = mood;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refuse(
  mood: ReturnType<Mood>,
  at: Refusal["at"],
  done: (error?: Error | null) => void,
): void {
  mood.then((verdict) => {
    if (verdict === "take" || verdict.at !== at) return done();
    done(Object.assign(new Error("not now"), { responseCode: verdict.code }));
  }, done);
}
