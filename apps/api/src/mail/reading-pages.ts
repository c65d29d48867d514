import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { html, raw } from "hono/html";
import PostalMime, { type Address, type Email } from "postal-mime";
import { hasCode } from "../platform/errors.ts";

type Markup = ReturnType<typeof html>;

export const PATH = "/dev/mails";

/** List of the mails that were stored instead of sent. */
export const listPage = (mails: readonly KeptMail[]) =>
  page(
    "E-mails envoyés",
    html`<h1>E-mails envoyés</h1>
${mails.length === 0 ? html`<p>Aucun message.</p>` : ""}
<ol>${mails.map(
      ({ id, email }) => html`<li>
<a href="${PATH}/${id}"><bdi>${email.subject ?? ""}</bdi></a>
<span><bdi>${writeAddresses(email.to)}</bdi> · ${email.date ?? ""}</span></li>`,
    )}</ol>`,
  );

/** One mail: its HTML and its plain text. */
export const mailPage = ({ id, email }: KeptMail) =>
  page(
    email.subject ?? "",
    html`<p><a href="${PATH}">E-mails envoyés</a></p>
<h1 dir="auto">${email.subject ?? ""}</h1>
<dl>
<dt>De</dt><dd>${email.from === undefined ? "" : writeAddresses([email.from])}</dd>
<dt>À</dt><dd>${writeAddresses(email.to)}</dd>
<dt>Réponse à</dt><dd>${writeAddresses(email.replyTo) || "—"}</dd>
<dt>Pièces jointes</dt><dd>${writeAttachments(id, email.attachments)}</dd>
</dl>
<iframe title="Message" src="${PATH}/${id}/html"></iframe>
<h2>Texte</h2>
<pre dir="auto">${email.text ?? ""}</pre>`,
  );

function writeAttachments(id: string, attachments: KeptMail["email"]["attachments"]) {
  if (attachments.length === 0) return "—";
  return attachments.map(
    ({ filename }, index) =>
      html`<a href="${PATH}/${id}/pieces/${index}">${filename ?? `pièce ${index + 1}`}</a> `,
  );
}

const writeAddresses = (addresses: readonly Address[] | undefined): string =>
  (addresses ?? []).map(({ address, name }) => address ?? name).join(", ");

const page = (title: string, body: Markup) => html`<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${raw(STYLES)}</style></head>
<body>${body}</body>
</html>`;

const STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding-inline: 1rem }
ol { padding: 0; list-style: none }
li { padding-block: .75rem; border-block-end: 1px solid #8885; display: grid; gap: .25rem }
li span, dt { opacity: .75 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dd { margin: 0; overflow-wrap: anywhere }
iframe { inline-size: 100%; block-size: 40rem; border: 1px solid #8885; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
`;

/** Number of mails in the list, the newest ones. */
const SHOWN = 100;
const NAME = /^([0-9a-f]{32})\.eml$/;

export interface KeptMail {
  readonly id: string;
  readonly email: Email;
}

/** The newest mails of a folder, newest first; none where there is no folder yet. */
export async function listMails(folder: string): Promise<readonly KeptMail[]> {
  const names = (await namesIn(folder)).filter((name) => NAME.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = dated.toSorted((a, b) => b.at - a.at).slice(0, SHOWN);
  return Promise.all(newest.map(({ name }) => parse(join(folder, name), name.slice(0, 32))));
}

/** Mail of an id; null: none. */
export async function readMail(folder: string, id: string): Promise<KeptMail | null> {
  if (!NAME.test(`${id}.eml`)) return null;
  try {
    return await parse(join(folder, `${id}.eml`), id);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

async function parse(path: string, id: string): Promise<KeptMail> {
  return { id, email: await PostalMime.parse(await readFile(path)) };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}
