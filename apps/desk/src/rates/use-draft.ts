import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { ApiError } from "@parution/contract/errors";
import { readDraftRates, saveRates } from "@parution/contract/lazy/rate-cards";
import type { readDraftRates as call } from "@parution/contract/rate-cards";
import type { CellEdit } from "@parution/kit/editable-grid";
import { useLayoutEffect, useState } from "react";
import { useParams } from "react-router";
import { type RateValue, type RowTexts, readTexts, textsOf, tidyPrice } from "./row-texts.ts";
import { RATE_TABLES, type RatePlace, type RateTable, useRatePlace } from "./use-rate-place.ts";

export type DraftRates = CallAnswer<typeof call>;
export type RateRow = DraftRates["rows"][number];

/** Rows that one save may hold. */
const MOST_SAVED = 200;

/** Row with the texts that are typed in it. */
interface TypedRow {
  readonly table: RateTable;
  readonly key: string;
  readonly texts: RowTexts;
  /** Page on which it was typed. */
  readonly place: RatePlace;
  /** Message of the service about it, until it is typed again. */
  readonly fault?: string | undefined;
}

type Typed = ReadonlyMap<string, TypedRow>;

/** A draft's prices of one kind, and what is typed of them until it is saved. */
export function useDraft() {
  const { t } = useLingui();
  const client = useClient();
  const locale = localeOf(useLanguage());
  const draftId = Number(useParams().draft);
  const { asked, hrefFor, show } = useRatePlace(`/tarifs/${draftId}`);
  // A draft that is being scheduled is gone with the answer: its prices stay on show, and are not read again.
  const [isLeaving, setLeaving] = useState(false);
  const read = useRead(readDraftRates, isLeaving ? null : { params: { draftId }, query: asked }, {
    keepPreviousData: true,
  });
  const [typed, setTyped] = useState<Typed>(new Map());
  const [version, setVersion] = useState(0);
  const [submission, setSubmission] = useState({ count: 0, place: "" });
  const rows = read.data?.rows ?? [];
  const here = JSON.stringify(asked);
  // A page that is left and shown again takes the focus no more. In the commit that leaves it: later it would undo the next press.
  useLayoutEffect(
    () => () => setSubmission((last) => (last.place === here ? { ...last, place: "" } : last)),
    [here],
  );

  /** Saves what has no fault, a batch at a time. What is refused stays as it was typed, with its message. */
  const save = async (onRefused: (after: Typed) => void) => {
    let seen = Math.max(version, read.data?.version ?? 0);
    let left = typed;
    for (const { table, rows: batch } of batchesOf(typed)) {
      const body = { draftId, version: seen, table, rows: [...batch] };
      const { version: next } = await client.call(saveRates, { body }).catch(async (error) => {
        // The next press saves over what another user wrote meanwhile, which is on show by then.
        const now = await read.mutate().catch(() => undefined);
        const marked = (before: Typed) =>
          withFaults(withChanges(before, now?.rows ?? []), table, error);
        onRefused(marked(left));
        setTyped(marked);
        throw error;
      });
      seen = next;
      setVersion(seen);
      const saved = new Set(batch.map(({ key }) => nameOf(table, key)));
      const unsavedOf = (rows: Typed) => new Map([...rows].filter(([name]) => !saved.has(name)));
      left = unsavedOf(left);
      setTyped(unsavedOf);
    }
    await read.mutate();
  };
  const saving = useAction(save, { showsFields: true });

  /** Typed rows with the price that another user wrote meanwhile, where it is not the one that was on show. */
  function withChanges(before: Typed, now: readonly RateRow[]): Typed {
    const next = new Map(before);
    for (const row of now) {
      const name = nameOf(asked.table, row.key);
      const own = next.get(name);
      const seen = rows.find(({ key }) => key === row.key);
      if (own === undefined || seen === undefined || seen.price === row.price) continue;
      const price = textsOf(row, locale).price || "—";
      next.set(name, { ...own, fault: t`Une autre personne a écrit ${price}.` });
    }
    return next;
  }

  function textsOfRow(row: RateRow): RowTexts {
    return typed.get(nameOf(asked.table, row.key))?.texts ?? textsOf(row, locale);
  }

  function edit(edits: readonly CellEdit[]): void {
    const next = new Map(typed);
    for (const { row: key, column, text } of edits) {
      const row = rows.find((one) => one.key === key);
      if (row === undefined) continue;
      const name = nameOf(asked.table, row.key);
      const own = next.get(name)?.texts ?? textsOf(row, locale);
      const texts: RowTexts =
        column === "price"
          ? { ...own, price: tidyPrice(text, locale) }
          : { ...own, discount: text.trim() };
      if (isSame(asked.table, texts, row)) next.delete(name);
      else next.set(name, { table: asked.table, key: row.key, texts, place: asked });
    }
    setTyped(next);
    setSubmission(({ count }) => ({ count, place: "" }));
  }

  const faulty = [...typed.values()].filter(hasFault);

  /** Saves what has no fault, then shows the first price that is at fault or was refused, on its page. */
  async function submit(): Promise<void> {
    let atFault = faulty;
    if (faulty.length < typed.size)
      await saving.run((after) => {
        atFault = [...after.values()].filter(isAtFault);
      });
    const elsewhere = atFault.some(isShown) ? undefined : atFault[0]?.place;
    const place = elsewhere === undefined ? here : JSON.stringify(elsewhere);
    setSubmission(({ count }) => ({ count: count + 1, place }));
    if (elsewhere !== undefined) show(elsewhere);
  }

  const isShown = ({ table, key }: TypedRow): boolean =>
    table === asked.table && rows.some((row) => row.key === key);

  return {
    ...{ draftId, asked, hrefFor, show, read, rows, saving, textsOfRow, edit, submit },
    version: Math.max(version, read.data?.version ?? 0),
    setVersion,
    isLeaving,
    setLeaving,
    unsaved: typed.size,
    /** Typed rows that cannot be saved, on all pages. */
    faulty: faulty.length,
    /** Counts presses of the saving; 0 until a fault is on show, and on other pages than its. */
    submission:
      submission.place === here && [...typed.values()].some((row) => isShown(row) && isAtFault(row))
        ? submission.count
        : 0,
    faultsOf: (row: RateRow) => readTexts(asked.table, textsOfRow(row)).faults,
    refusalOf: (row: RateRow) => typed.get(nameOf(asked.table, row.key))?.fault,
    forget: () => setTyped(new Map()),
  };
}

const nameOf = (table: RateTable, key: string) => `${table} ${key}`;

const isAtFault = (row: TypedRow) => row.fault !== undefined || hasFault(row);

const hasFault = ({ table, texts }: TypedRow) =>
  Object.keys(readTexts(table, texts).faults).length > 0;

function isSame(table: RateTable, texts: RowTexts, row: RateRow): boolean {
  const { value, faults } = readTexts(table, texts);
  const isValid = Object.keys(faults).length === 0;
  return isValid && value.price === row.price && value.discount === row.discount;
}

interface Batch {
  readonly table: RateTable;
  readonly rows: readonly (RateValue & { readonly key: string })[];
}

/** Valid typed rows by kind, a save at a time. */
function batchesOf(typed: Typed): readonly Batch[] {
  const valid = [...typed.values()].filter((row) => !hasFault(row));
  return RATE_TABLES.flatMap((table) => {
    const rows = valid
      .filter((row) => row.table === table)
      .map(({ key, texts }) => ({ key, ...readTexts(table, texts).value }));
    const count = Math.ceil(rows.length / MOST_SAVED);
    return Array.from({ length: count }, (_, index) => ({
      table,
      rows: rows.slice(index * MOST_SAVED, (index + 1) * MOST_SAVED),
    }));
  });
}

/** Typed rows with the messages of the service about them: `rows.1/7` names a row. */
function withFaults(typed: Typed, table: RateTable, error: unknown): Typed {
  if (!(error instanceof ApiError)) return typed;
  const next = new Map(typed);
  for (const [field, [fault]] of Object.entries(error.fields)) {
    const name = nameOf(table, field.slice(field.indexOf(".") + 1));
    const row = next.get(name);
    if (row !== undefined) next.set(name, { ...row, fault });
  }
  return next;
}
