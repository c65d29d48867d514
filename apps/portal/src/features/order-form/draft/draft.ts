import type { DraftKind } from "@parution/app/drafts/draft.ts";
import { type IsoDate, isIsoDate } from "@parution/rules/dates";
import * as z from "zod/mini";
import { EMPTY_ORDER, type OrderValues } from "../order-values.ts";

/** Values stored as text; files are stored apart, and terms are accepted again with every order. */
export type WrittenValues = Omit<OrderValues, "photos" | "files" | "termsAccepted">;

const id = z.nullable(z.int());

const selection = {
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
};

/** Choices of the cascade, and the fields that they empty. */
export const writtenSelection = z.object(selection);

const written = z.object({
  ...selection,
  layout: z.enum(["modular", "plainText"]),
  sector: z.string(),
  reference: z.string(),
  publishOnWeb: z.boolean(),
  webTitle: z.string(),
  webContent: z.string(),
  cityId: id,
  otherCity: z.string(),
  ice: z.string(),
  // Older drafts have none.
  purchaseOrder: z._default(z.string(), ""),
  anonymous: z.boolean(),
} satisfies Readonly<Record<keyof WrittenValues, z.ZodMiniType>>);

/** Draft of an ad, for all order forms. */
export const adDraft: DraftKind<OrderValues> = {
  version: 2,
  written: ({ photos: _photos, files: _files, termsAccepted: _accepted, ...values }) => values,
  read: (values) => {
    const read = z.safeParse(written, values);
    return read.success ? { ...EMPTY_ORDER, ...read.data } : null;
  },
  contentOf,
  fileNamesOf: ({ photos, files }) => [...photos, ...files].map(({ name }) => name),
  isWorthKeeping: (values, fresh) => hasContent(values) && contentOf(values) !== contentOf(fresh),
};

/** The format is left out: the form sets it from the choices. */
function contentOf({ photos, files, format: _format, ...values }: OrderValues): string {
  const marks = [...photos, ...files].map(({ name, size, lastModified }) => [
    name,
    size,
    lastModified,
  ]);
  return JSON.stringify([values, marks]);
}

/** True where the user has written or chosen anything; the rest are default values. */
function hasContent(order: OrderValues): boolean {
  const { texts, webTitle, webContent } = order;
  const entered = [texts.text, texts.title, texts.body, texts.footer, webTitle, webContent];
  return (
    order.headingId !== null ||
    order.dates.length > 0 ||
    order.photos.length + order.files.length > 0 ||
    entered.some((text) => text !== "")
  );
}

/** First characters of an ad, for the user to recognise it; empty when nothing is written. */
export function excerptOf({ texts, webTitle }: OrderValues, longest = 60): string {
  const entered = [texts.title, texts.text, texts.body, webTitle].find(
    (text) => text.trim() !== "",
  );
  const line = (entered ?? "").trim().replace(/\s+/g, " ");
  return line.length <= longest ? line : `${line.slice(0, longest).trimEnd()}…`;
}
