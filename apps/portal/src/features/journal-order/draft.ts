import type { DraftKind } from "@parution/app/drafts/draft.ts";
import { formatDayFirst, type IsoDate, isIsoDate } from "@parution/rules/dates";
import * as z from "zod/mini";
import type { JournalValues } from "./journal-values.ts";

const id = z.nullable(z.int());
const date = z.custom<IsoDate>((value) => typeof value === "string" && isIsoDate(value));

const written = z.object({
  supportId: id,
  typeId: id,
  subtypeId: id,
  durationId: id,
  issues: z.array(z.object({ date, copies: z.nullable(z.number()) })),
  deliveryId: id,
  address: z.string(),
  phone: z.string(),
  legalName: z.string(),
} satisfies Readonly<Record<Exclude<keyof JournalValues, "termsAccepted">, z.ZodMiniType>>);

/** The draft of an order of issues. A newspaper alone is no order yet; terms are accepted anew with every order. */
export const journalDraft: DraftKind<JournalValues> = {
  version: 1,
  written: ({ termsAccepted: _accepted, ...values }) => values,
  read: (values) => {
    const read = z.safeParse(written, values);
    return read.success ? { ...read.data, termsAccepted: false } : null;
  },
  contentOf,
  fileNamesOf: () => [],
  isWorthKeeping: (values, fresh) =>
    contentOf({ ...values, supportId: fresh.supportId }) !== contentOf(fresh),
};

/** Content of the form by field name, since a form need not hold its fields in the same order. */
function contentOf(values: JournalValues): string {
  return JSON.stringify(Object.entries(values).toSorted(([one], [two]) => (one < two ? -1 : 1)));
}

/** Excerpt by which the user recognises an order: issues and copies, else the address. */
export function excerptOf({ issues, address }: JournalValues, most = 4): string {
  const named = issues
    .slice(0, most)
    .map(({ date: day, copies }) => `${formatDayFirst(day)} × ${copies ?? 0}`);
  if (named.length === 0) return address.trim();
  return [...named, ...(issues.length > most ? ["…"] : [])].join(" · ");
}
