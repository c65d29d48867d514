import { type IsoDate, isIsoDate } from "@parution/rules/dates";
import * as z from "zod/mini";
import { EMPTY_ORDER, type OrderValues } from "./order-values.ts";

/** Rises with every change of the stored shape; drafts of another version are let go. */
const VERSION = 2;

/** What of the form is text; files are kept apart, in {@link Draft} are their names. */
export type WrittenValues = Omit<OrderValues, "photos" | "files">;

/** An order that was begun, as this machine keeps it. */
export interface Draft {
  /** Another one with every change: two tabs that hold the same revision hold the same draft. */
  readonly revision: string;
  /** When it was kept, by the server's clock: epoch milliseconds. */
  readonly keptAt: number;
  readonly values: OrderValues;
  /** The names of the files that belong to it, which may have been lost since. */
  readonly fileNames: readonly string[];
  /** The support that the address named when the draft was last gone on with, or null. */
  readonly askedSupportId: number | null;
}

const id = z.nullable(z.int());

const values = z.object({
  medium: z.nullable(z.enum(["print", "digital"])),
  supportId: id,
  headingId: id,
  typeId: id,
  subheadingId: id,
  options: z.array(id),
  colourId: id,
  canvasId: id,
  format: z.nullable(z.enum(["line", "modular"])),
  texts: z.object({ text: z.string(), title: z.string(), body: z.string(), footer: z.string() }),
  dates: z.array(z.custom<IsoDate>((value) => typeof value === "string" && isIsoDate(value))),
  layout: z.enum(["modular", "plainText"]),
  sector: z.string(),
  reference: z.string(),
  publishOnWeb: z.boolean(),
  webTitle: z.string(),
  webContent: z.string(),
  cityId: id,
  otherCity: z.string(),
  ice: z.string(),
  anonymous: z.boolean(),
  termsAccepted: z.boolean(),
} satisfies Readonly<Record<keyof WrittenValues, z.ZodMiniType>>);

const stored = z.object({
  version: z.literal(VERSION),
  revision: z.string(),
  keptAt: z.number(),
  fileNames: z.array(z.string()),
  askedSupportId: id,
  values,
});

/** A draft as text to keep. */
export function writeDraft({ values: order, ...draft }: Draft): string {
  const { photos: _photos, files: _files, ...written } = order;
  return JSON.stringify({ version: VERSION, ...draft, values: written });
}

/** The draft that {@link writeDraft} kept, without its files; null when it is none, or of another version. */
export function readDraft(text: string): Draft | null {
  const read = z.safeParse(stored, parseJson(text));
  if (!read.success) return null;
  const { version: _version, values: written, ...draft } = read.data;
  return { ...draft, values: { ...EMPTY_ORDER, ...written } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Cut short or not ours: no draft.
  }
}

/** What tells one content of the form from another. */
export function contentOf({ photos, files, ...written }: OrderValues): string {
  const marks = [...photos, ...files].map(({ name, size, lastModified }) => [
    name,
    size,
    lastModified,
  ]);
  return JSON.stringify([written, marks]);
}

/** The names of the files that go with an order. */
export const fileNamesOf = ({ photos, files }: OrderValues): string[] =>
  [...photos, ...files].map(({ name }) => name);

/** What a person has written or chosen themselves; the rest comes by default and is not worth keeping. */
export function isWorthKeeping(order: OrderValues): boolean {
  const { texts, webTitle, webContent } = order;
  const written = [texts.text, texts.title, texts.body, texts.footer, webTitle, webContent];
  return (
    order.headingId !== null ||
    order.dates.length > 0 ||
    order.photos.length + order.files.length > 0 ||
    written.some((text) => text !== "")
  );
}

/** The beginning of what an ad says, by which a person knows it again; empty when nothing is written. */
export function excerptOf({ texts, webTitle }: OrderValues, longest = 60): string {
  const said = [texts.title, texts.text, texts.body, webTitle].find((text) => text.trim() !== "");
  const line = (said ?? "").trim().replace(/\s+/g, " ");
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()}…`;
}
