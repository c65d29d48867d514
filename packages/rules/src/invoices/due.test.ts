import { expect, it } from "vitest";
import { dueDateOf, isOverdue } from "./index.ts";

it("an invoice is due at the end of its term while it is owed", () => {
  const invoice = { kind: "invoice", onTerm: 4800, day: "2026-11-22" } as const;
  expect(dueDateOf(invoice, 60)).toBe("2027-01-21");
  expect(dueDateOf(invoice, 0)).toBe("2026-11-22");
  expect(dueDateOf({ ...invoice, onTerm: 0 }, 60)).toBeNull();
  expect(dueDateOf({ ...invoice, kind: "credit_note" }, 60)).toBeNull();
});

it("an unsettled invoice is overdue from the day after", () => {
  const invoice = { status: "toSettle", dueOn: "2026-11-22" } as const;
  expect(isOverdue(invoice, "2026-11-22")).toBe(false);
  expect(isOverdue(invoice, "2026-11-23")).toBe(true);
  expect(isOverdue({ ...invoice, status: "settled" }, "2026-11-23")).toBe(false);
  expect(isOverdue({ ...invoice, dueOn: null }, "2026-11-23")).toBe(false);
});
