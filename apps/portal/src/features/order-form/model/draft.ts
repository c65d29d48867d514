import { type IsoDate, isIsoDate } from "@parution/rules/dates";
import * as z from "zod/mini";
import { EMPTY_ORDER, type OrderValues } from "./order-values.ts";

/** Rises with every change of the stored shape; drafts of another version are let go. */
const VERSION = 1;

const id = z.nullable(z.int());

const draft = z.object({
  version: z.literal(VERSION),
  values: z.object({
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
    publishOnWeb: z.boolean(),
    webTitle: z.string(),
    webContent: z.string(),
    cityId: id,
    otherCity: z.string(),
    ice: z.string(),
    anonymous: z.boolean(),
    termsAccepted: z.boolean(),
  }),
});

/** The form as text to keep; files are not text and are kept apart. */
export function writeDraft({ photos: _photos, files: _files, ...values }: OrderValues): string {
  return JSON.stringify({ version: VERSION, values });
}

/** The form that {@link writeDraft} kept, without files; null when it is not one, or of another version. */
export function readDraft(text: string): OrderValues | null {
  const read = z.safeParse(draft, parseJson(text));
  return read.success ? { ...EMPTY_ORDER, ...read.data.values } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Cut short or not ours: no draft.
  }
}

/** What a person has written or chosen themselves; the rest comes by default and is not worth keeping. */
export function isWorthKeeping(values: OrderValues): boolean {
  const { texts, webTitle, webContent } = values;
  const written = [texts.text, texts.title, texts.body, texts.footer, webTitle, webContent];
  return (
    values.headingId !== null ||
    values.dates.length > 0 ||
    values.photos.length + values.files.length > 0 ||
    written.some((text) => text !== "")
  );
}
