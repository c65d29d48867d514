import { expect, test } from "vitest";
import { type EditableAd, editRefusal } from "./index.ts";

const zone = "Africa/Lagos";
/** Thirty-six hours before Wednesday begins there. */
const cutoff = Date.parse("2026-06-01T11:00:00Z");

const ad = (changes: Partial<EditableAd> = {}): EditableAd => ({
  status: "validated",
  online: false,
  settled: true,
  toCorrect: false,
  medium: "print",
  leadHours: 36,
  firstDate: "2026-06-03",
  ...changes,
});

test.each([
  ["settled, its first date open", {}, 0, null],
  ["settled, its first date closed", {}, 1, "datePassed"],
  ["unpaid, its first date closed", { settled: false, status: "unpaid" }, 1, null],
  ["digital, until its first day begins", { medium: "digital", leadHours: 0 }, 1, null],
  ["online", { status: "validated", online: true }, 0, "online"],
  ["awaiting a decision", { status: "awaiting" }, 0, "inReview"],
  ["in review", { status: "inReview" }, 0, "inReview"],
  [
    "sent back for a correction, its first date closed",
    { status: "awaiting", toCorrect: true },
    1,
    null,
  ],
  ["cancelled", { status: "cancelled" }, 0, "closed"],
  ["archived", { status: "archived", online: false }, 0, "closed"],
] as const)("an ad %s", (_, changes, late, refusal) => {
  expect(editRefusal(ad(changes), { now: cutoff + late, zone })).toBe(refusal);
});
