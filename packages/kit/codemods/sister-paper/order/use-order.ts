import type { IsoDate } from "@parution/kit/publication-calendar";
import { useState } from "react";
import { printedRows, ROW_LIMIT } from "../rules/column.ts";
import { type Formula, priceOf } from "../rules/price.ts";
import { countWords } from "../rules/words.ts";
import type { Fault, Rubric } from "../texts/texts.ts";

/** Answers of the reader so far. */
export interface Draft {
  readonly rubric: Rubric | "";
  readonly formula: Formula;
  readonly text: string;
  readonly phone: string;
  readonly days: readonly IsoDate[];
}

const blank: Draft = { rubric: "", formula: "line", text: "", phone: "", days: [] };

function faultsOf({ rubric, text, phone, days }: Draft, rows: number): Fault[] {
  const checks: [Fault, boolean][] = [
    ["rubric", rubric === ""],
    ["text", text.trim() === ""],
    ["tooLong", rows > ROW_LIMIT],
    ["phone", phone.replace(/\D/g, "").length !== 10],
    ["dates", days.length === 0],
  ];
  return checks.filter(([, wrong]) => wrong).map(([fault]) => fault);
}

/** The order being written, and all that follows from it. */
export function useOrder() {
  const [draft, setDraft] = useState(blank);
  const words = countWords(draft.text);
  const issues = draft.days.length;
  const rows = printedRows(draft);
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    rows,
    words,
    faults: faultsOf(draft, rows.length),
    price: words * issues > 0 ? priceOf(draft.formula, words, issues) : undefined,
  };
}

export type Order = ReturnType<typeof useOrder>;
