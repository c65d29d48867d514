import type { EditableAd } from "./form-mode.ts";

type StoredFile = EditableAd["photos"][number];

/** The files of an ad from now on, as an edit sends them. */
export interface SentFiles {
  /** The id of a file that is kept, 0 for the next of `added`. */
  readonly order: number[];
  readonly added: File[];
}

/**
 * A file of an ad, brought back into the form. It bears its id as its date, by which it is known again, also when it
 * was kept with a draft meanwhile.
 *
 * @throws Error when the service does not give it
 */
export async function fetchStoredFile({ id, name, mediaType, url }: StoredFile): Promise<File> {
  const answer = await fetch(url, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return new File([await answer.blob()], name, { type: mediaType, lastModified: id });
}

/** Tells the files that the ad had from those that are new. */
export function sentFilesOf(files: readonly File[], stored: readonly StoredFile[]): SentFiles {
  const known = files.map((file) => (isStored(file, stored) ? file.lastModified : 0));
  // The same file twice is sent the second time: one row cannot stand in two places.
  const order = known.map((id, index) => (known.indexOf(id) === index ? id : 0));
  return { order, added: files.filter((_, index) => order[index] === 0) };
}

const isStored = ({ name, size, lastModified }: File, stored: readonly StoredFile[]): boolean =>
  stored.some((one) => one.id === lastModified && one.name === name && one.size === size);
