import { createHash } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import { nameOfPublisher } from "../platform/config/publisher.ts";
import type { Context } from "../platform/context.ts";
import type { Message } from "./carriers.ts";
import { type Sender, type Surroundings, writeText } from "./letter.ts";
import { writeHtml } from "./letter-html.ts";
import { linkToken } from "./links.ts";
import type { ClaimedMail } from "./queries.ts";
import type { LetterName, Letters } from "./templates/data.ts";
import { isLetterName, writeLetter } from "./templates/letters.ts";

/** Attachments of a mail, created when it is sent. */
export type Attach = {
  readonly [Name in LetterName]?: (
    context: Context,
    data: Letters[Name],
    language: Surroundings["language"],
  ) => Promise<readonly File[]>;
};

/** Queued mail as the source of a message. */
export type ComposedMail = Pick<
  ClaimedMail,
  "created_at" | "data" | "key" | "language" | "recipient" | "reply_to" | "template"
>;

/** Message of a queued mail: both texts, its attachments and its Message-ID. */
export async function composeMessage(
  context: Context,
  mail: ComposedMail,
  attach: Attach,
): Promise<Message> {
  const { config } = context;
  const { language } = mail;
  const sender = { language, publisher: nameOfPublisher(config.publisher)[language] };
  const { letter, files } = await write(context, mail, sender, attach);
  const id = createHash("sha256").update(mail.key).digest("hex").slice(0, 32);
  const composer = new MailComposer({
    disableFileAccess: true,
    disableUrlAccess: true,
    messageId: `<${id}@${config.mail.from.split("@").at(-1)}>`,
    date: mail.created_at,
    from: { name: onOneLine(sender.publisher), address: config.mail.from },
    to: { name: "", address: mail.recipient },
    ...(mail.reply_to === null ? {} : { replyTo: { name: "", address: mail.reply_to } }),
    subject: onOneLine(letter.subject),
    headers: {
      ...(letter.isPersonal ? {} : { "Auto-Submitted": "auto-generated" }),
      "Content-Language": language,
    },
    text: writeText(letter, sender),
    html: await writeHtml(letter, sender),
    attachments: await Promise.all(files.map(asAttachment)),
  });
  const bytes = await composer.compile().build();
  return { id, from: config.mail.from, to: mail.recipient, bytes };
}

/** @throws Error for a template that this version of the program does not have. */
async function write(context: Context, mail: ComposedMail, sender: Sender, attach: Attach) {
  const { language } = mail;
  const { template, data, letter } = letterOf(context, mail, sender);
  return { letter, files: await filesOf(template, data, { context, language, attach }) };
}

type Written = Pick<ComposedMail, "data" | "language" | "template">;

function letterOf({ config }: Pick<Context, "config">, mail: Written, sender: Sender) {
  const { template } = mail;
  if (!isLetterName(template)) throw new Error(`There is no letter ${template}.`);
  // `queueMail` is the only writer, and types the data by the template.
  const data = mail.data as Letters[typeof template];
  const { publicUrl, publisherZone } = config;
  const tokenOf = (linkId: string) => linkToken(config, linkId);
  const surroundings = { ...sender, publicUrl, zone: publisherZone, tokenOf };
  return { template, data, letter: writeLetter(template, data, surroundings) };
}

/** Subject of a queued mail; null for one that this version of the program cannot write. */
export function subjectOf(context: Pick<Context, "config">, mail: Written): string | null {
  const { language } = mail;
  try {
    const publisher = nameOfPublisher(context.config.publisher)[language];
    return onOneLine(letterOf(context, mail, { language, publisher }).letter.subject);
  } catch {
    return null;
  }
}

interface Attaching {
  readonly context: Context;
  readonly language: Surroundings["language"];
  readonly attach: Attach;
}

async function filesOf<Name extends LetterName>(
  template: Name,
  data: Letters[Name],
  { context, language, attach }: Attaching,
): Promise<readonly File[]> {
  return (await attach[template]?.(context, data, language)) ?? [];
}

async function asAttachment(file: File) {
  return {
    filename: file.name,
    contentType: file.type,
    content: Buffer.from(await file.arrayBuffer()),
  };
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
