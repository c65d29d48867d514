import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { isTransient } from "@parution/app/data/retry-reads.ts";
import { useAction } from "@parution/app/data/use-action.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { useRefresh } from "@parution/app/data/use-refresh.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { readDraftRates, saveRates } from "@parution/contract/lazy/rate-cards";
import type { CellEdit } from "@parution/kit/editable-grid";
import { useLayoutEffect, useState } from "react";
import { useParams } from "react-router";
import { type RowTexts, readTexts, textsOf } from "./row-texts.ts";
import {
  batchesOf,
  hasFault,
  isAtFault,
  nameOf,
  type RateRow,
  type TypedRow,
  type TypedRows,
  withChanges,
  withEdits,
  withFaults,
} from "./typed-rows.ts";
import { type RatePlace, useRatePlace } from "./use-rate-place.ts";

/** A draft's prices of one kind, and what is typed of them until it is saved. */
export function useDraft() {
  const { t } = useLingui();
  const client = useClient();
  const locale = localeOf(useLanguage());
  const draftId = Number(useParams().draft);
  const { filters, hrefFor, show } = useRatePlace(`/tarifs/${draftId}`);
  // A draft that is being scheduled is gone with the answer: its prices stay on show, and are not read again.
  const [isLeaving, setLeaving] = useState(false);
  const read = useRead(readDraftRates, isLeaving ? null : { params: { draftId }, query: filters }, {
    keepPreviousData: true,
  });
  const [typed, setTyped] = useState<TypedRows>(new Map());
  const [saved, setSaved] = useState(0);
  const version = Math.max(saved, read.data?.version ?? 0);
  const faultFocus = useFaultFocus(filters);
  const refresh = useRefresh();
  const rows = read.data?.rows ?? [];
  const page = { rows, place: filters, locale };

  /** Saves what has no fault, a batch at a time. What is refused stays as it was typed, with its message. */
  const save = async (onRefused: (after: TypedRows) => void) => {
    let seen = version;
    let left = typed;
    for (const { table, rows: batch } of batchesOf(typed)) {
      const body = { draftId, version: seen, table, rows: [...batch] };
      const { version: next } = await client.call(saveRates, { body }).catch(async (error) => {
        // The next press saves over what another user wrote meanwhile, which is on show by then. A refusal is followed by a read of its
        // own, which is not handed over here: these rows are compared, and a lost answer is followed by none.
        const now = (await read.mutate().catch(() => undefined))?.rows ?? [];
        const messageOf = (price: string) => t`Une autre personne a écrit ${price}.`;
        const marked = (before: TypedRows) =>
          withFaults(withChanges(before, now, page, messageOf), table, error);
        onRefused(marked(left));
        setTyped(marked);
        throw error;
      });
      seen = next;
      setSaved(seen);
      const names = new Set(batch.map(({ key }) => nameOf(table, key)));
      const unsavedOf = (all: TypedRows) => new Map([...all].filter(([name]) => !names.has(name)));
      left = unsavedOf(left);
      setTyped(unsavedOf);
    }
  };
  const saving = useAction(save, { showsFields: true });

  function edit(edits: readonly CellEdit[]): void {
    setTyped(withEdits(typed, edits, page));
    faultFocus.forget();
  }

  const faulty = [...typed.values()].filter(hasFault);
  const isShown = ({ table, key }: TypedRow): boolean =>
    table === filters.table && rows.some((row) => row.key === key);

  /** Saves what has no fault, then shows the first price that is at fault or was refused, on its page. */
  async function submit(): Promise<void> {
    let atFault = faulty;
    if (faulty.length < typed.size)
      await saving.run((after) => {
        atFault = [...after.values()].filter(isAtFault);
      });
    const elsewhere = atFault.some(isShown) ? undefined : atFault[0]?.place;
    faultFocus.count(elsewhere ?? filters);
    if (elsewhere !== undefined) show(elsewhere);
  }

  const textsOfRow = (row: RateRow): RowTexts =>
    typed.get(nameOf(filters.table, row.key))?.texts ?? textsOf(row, locale);

  return {
    draftId,
    filters,
    hrefFor,
    show,
    read,
    rows,
    saving,
    textsOfRow,
    edit,
    submit,
    version,
    setVersion: setSaved,
    isLeaving,
    setLeaving,
    unsaved: typed.size,
    /** Typed rows that cannot be saved, on all pages. */
    faulty: faulty.length,
    /** Counts presses of the saving; 0 until a fault is on show, and on other pages than its. */
    submission: [...typed.values()].some((row) => isShown(row) && isAtFault(row))
      ? faultFocus.submission
      : 0,
    faultsOf: (row: RateRow) => readTexts(filters.table, textsOfRow(row)).faults,
    refusalOf: (row: RateRow) => typed.get(nameOf(filters.table, row.key))?.fault,
    forget: () => setTyped(new Map()),
    /** Rethrows the error of a change. Where its answer was lost it may have been made: the draft is read again, as after a refusal. */
    readAfterLoss(error: unknown): never {
      if (isTransient(error)) void refresh(["rateCards"]);
      throw error;
    },
  };
}

/** Counts presses of the saving for the page that shows their first fault, where it takes the focus; 0 on others. */
function useFaultFocus(filters: RatePlace) {
  const [last, setLast] = useState({ count: 0, page: "" });
  const here = JSON.stringify(filters);
  // A page that is left and shown again takes the focus no more. In the commit that leaves it: later it would undo the next press.
  useLayoutEffect(
    () => () => setLast((before) => (before.page === here ? { ...before, page: "" } : before)),
    [here],
  );
  return {
    submission: last.page === here ? last.count : 0,
    count: (place: RatePlace) =>
      setLast(({ count }) => ({ count: count + 1, page: JSON.stringify(place) })),
    forget: () => setLast(({ count }) => ({ count, page: "" })),
  };
}
