import * as z from "zod/mini";

/** Unfinished form, as stored in the browser. */
export interface Draft<Values> {
  /** Identifier of the content, new with every change: tabs with equal revisions have equal drafts. */
  readonly revision: string;
  /** Time at which it was stored, by the server's clock: epoch milliseconds. */
  readonly keptAt: number;
  readonly values: Values;
  /** Names of its files, which the browser may have lost since. */
  readonly fileNames: readonly string[];
  /** Support in the page's address when the draft was last changed; null for none. */
  readonly askedSupportId: number | null;
}

/** Fields that drafts read of a stored form's values: its support, where it is for one. */
export interface KeptValues {
  readonly supportId?: number | null;
}

/** Storage format of one form's values. */
export interface DraftKind<Values extends KeptValues> {
  /** Version of the stored shape, incremented with each change; drafts of another version are discarded. */
  readonly version: number;
  /** Serialisable part of the values, without files. */
  readonly written: (values: Values) => unknown;
  /** Values from the output of `written`; null where it is invalid. */
  readonly read: (written: unknown) => Values | null;
  /** Text that is equal for equal content. */
  readonly contentOf: (values: Values) => string;
  /** Names of the form's files. */
  readonly fileNamesOf: (values: Values) => readonly string[];
  /** True where the values hold input beyond `fresh`, the form's initial ones. */
  readonly isWorthKeeping: (values: Values, fresh: Values) => boolean;
}

const envelope = z.object({
  version: z.number(),
  revision: z.string(),
  keptAt: z.number(),
  fileNames: z.array(z.string()),
  askedSupportId: z.nullable(z.int()),
  values: z.unknown(),
});

/** Serialises a draft. */
export function writeDraft<Values extends KeptValues>(
  { version, written }: DraftKind<Values>,
  draft: Draft<Values>,
): string {
  return JSON.stringify({ version, ...draft, values: written(draft.values) });
}

/** Draft from the output of {@link writeDraft}, without its files; null where it is invalid or of another version. */
export function readDraft<Values extends KeptValues>(
  kind: DraftKind<Values>,
  text: string,
): Draft<Values> | null {
  const stored = z.safeParse(envelope, parseJson(text));
  if (!stored.success || stored.data.version !== kind.version) return null;
  const { version: _version, values: written, ...draft } = stored.data;
  const values = kind.read(written);
  return values && { ...draft, values };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Truncated, or written by something else.
  }
}
