import * as z from "zod/mini";

/** A form that was begun, as this machine keeps it. */
export interface Draft<Values> {
  /** Another one with every change: two tabs that hold the same revision hold the same draft. */
  readonly revision: string;
  /** When it was kept, by the server's clock: epoch milliseconds. */
  readonly keptAt: number;
  readonly values: Values;
  /** The names of the files that belong to it, which may have been lost since. */
  readonly fileNames: readonly string[];
  /** The support that the address named when the draft was last gone on with, or null. */
  readonly askedSupportId: number | null;
}

/** Values of every form that is kept: at least its support. */
export interface KeptValues {
  readonly supportId: number | null;
}

/** How the values of one form are kept. */
export interface DraftKind<Values extends KeptValues> {
  /** Rises with every change of the stored shape; drafts of another version are let go. */
  readonly version: number;
  /** What of the values can be written: files cannot. */
  readonly written: (values: Values) => unknown;
  /** The values that `written` gave; null when they are none. */
  readonly read: (written: unknown) => Values | null;
  /** What tells one content of the form from another. */
  readonly contentOf: (values: Values) => string;
  /** Names of the files that go with the form. */
  readonly fileNamesOf: (values: Values) => readonly string[];
  /** Whether a person has added anything to what the form began with. */
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

/** A draft as text to keep. */
export function writeDraft<Values extends KeptValues>(
  { version, written }: DraftKind<Values>,
  draft: Draft<Values>,
): string {
  return JSON.stringify({ version, ...draft, values: written(draft.values) });
}

/** The draft that {@link writeDraft} kept, without its files; null when it is none, or of another version. */
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
    return null; // Cut short or not ours: no draft.
  }
}
