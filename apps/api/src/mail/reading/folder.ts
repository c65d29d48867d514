import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { hasCode } from "../../platform/system-error.ts";

/** Mails that the list shows, the newest. */
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

/** One mail; null when there is none of this id. */
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
