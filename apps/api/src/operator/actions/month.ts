import type { IsoDate } from "@parution/rules/dates";
import { toDecimal } from "@parution/rules/money";
import { closeMonth } from "../../invoices/index.ts";
import { type Action, type OperationInside, Refusal } from "./action.ts";
import { sumByKind } from "./queries.ts";

/** Closes the month that begins on a day: its invoices and their billing details are final then. */
export function closeMonthOf(first: IsoDate, reason: string | null): Action {
  const month = first.slice(0, 7);
  return {
    command: "close-month",
    subject: month,
    reason,
    async carryOut(operation) {
      const before = await sumInvoices(operation, first);
      const closing = await closeMonth(operation.db, operation, first);
      if (closing === "not-over") throw new Refusal(`${month} is not over.`);
      if (closing === "closed-before") throw new Refusal(`${month} was closed before.`);
      const after = await sumInvoices(operation, first);
      return { before: { closed: false, ...before }, after: { closed: true, ...after } };
    },
  };
}

/** Invoices and credits of a month, in dirhams. */
async function sumInvoices({ db }: OperationInside, first: IsoDate) {
  const rows = await sumByKind(db, first);
  const of = (kind: "invoice" | "credit_note") => rows.find((row) => row.kind === kind);
  return {
    invoices: of("invoice")?.count ?? 0,
    invoiced: toDecimal(of("invoice")?.total ?? 0),
    creditNotes: of("credit_note")?.count ?? 0,
    credited: toDecimal(of("credit_note")?.total ?? 0),
  };
}
