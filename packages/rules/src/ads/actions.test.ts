import { describe, expect, it } from "vitest";
import { pairs } from "../testing/pairs.ts";
import { type ActionableAd, type AdAction, adActions, adStatusOf, editRefusal } from "./index.ts";

const zone = "Africa/Lagos";
const begins = Date.UTC(2026, 10, 22, 23);
const inTime = { now: begins - 31 * 3_600_000, zone };
const tooLate = { now: begins - 30 * 3_600_000, zone };

const individual = { credit: false, onAccount: false, ceilingExceeded: false };
const onAccount = { credit: true, onAccount: true, ceilingExceeded: false };

const ad = (changes: Partial<ActionableAd> = {}): ActionableAd => ({
  status: "unpaid",
  online: false,
  switch: "none",
  hasPdf: false,
  paymentMethod: null,
  settled: false,
  toCorrect: false,
  medium: "print",
  firstDate: "2026-11-23",
  fixedPrice: false,
  leadHours: 36,
  ...changes,
});

const every = {
  code: [-1, 0, 1, 2, 3, 4, 5, 8, 9, 10],
  flag: [false, true],
  switch: ["none", "reactivate", "deactivate"],
  paymentMethod: [null, "card", "cashPartner", "balance", "onTerm"],
} as const;

/** The rules in the order of the table, kept apart from it; a code that waits for cash can be shown. */
function byRules(code: number, facts: ActionableAd, isOnAccount: boolean): AdAction[] {
  const only = (action: AdAction, when: boolean) => (when ? [action] : []);
  if (code === 2 && facts.online) {
    return [
      "details",
      "duplicate",
      ...only("deactivate", facts.switch === "deactivate"),
      "certificate",
      ...only("dailyPdf", facts.hasPdf),
    ];
  }
  if (code === 2) {
    return [
      "details",
      ...only("modify", !facts.online),
      "duplicate",
      ...only("reactivate", facts.switch === "reactivate"),
      "dailyPdf",
      "certificate",
    ];
  }
  if (code === 1 || code === 3) return ["details"];
  if (code === 4 || code === 9) return [];
  const finalise = only("finalise", !isOnAccount || facts.paymentMethod === null);
  const modify = only("modify", !facts.online);
  const showCode = only("showCode", !isOnAccount && facts.paymentMethod === "cashPartner");
  return ["details", ...modify, ...showCode, ...finalise, "cancel"];
}

const everyAd = pairs(
  pairs(every.code, pairs(every.flag, every.flag)),
  pairs(every.switch, pairs(every.paymentMethod, every.flag)),
).map(([[code, [online, hasPdf]], [direction, [paymentMethod, fixedPrice]]]) => ({
  code,
  facts: ad({
    status: adStatusOf(code),
    online,
    hasPdf,
    switch: direction,
    paymentMethod,
    fixedPrice,
  }),
}));

describe("adActions", () => {
  it("offers the actions of the table, for every status, flag and account", () => {
    const accounts = pairs(every.flag, every.flag);
    for (const [{ code, facts }, [credit, isOnAccount]] of pairs(everyAd, accounts)) {
      const account = { credit, onAccount: isOnAccount, ceilingExceeded: false };
      const { offered } = adActions(facts, account, inTime);
      const expected = byRules(code, facts, isOnAccount);
      expect(offered, JSON.stringify({ code, facts })).toEqual(expected);
    }
  });

  it("offers to edit a validated or unpaid ad exactly when it can be edited", () => {
    const clocks = [inTime, tooLate, { now: begins - 37 * 3_600_000, zone }];
    const facts = pairs(
      pairs(["unpaid", "validated"] as const, every.flag),
      pairs(every.flag, clocks),
    );
    for (const [[status, settled], [online, clock]] of facts) {
      const one = ad({ status, settled, online });
      const isOffered = adActions(one, individual, clock).offered.includes("modify");
      const canBeEdited = editRefusal(one, clock) === null && !(status === "validated" && online);
      expect(isOffered, JSON.stringify({ one, clock })).toBe(canBeEdited);
    }
  });

  it("offers to edit a validated ad until its first date closes to orders", () => {
    const validated = ad({ status: "validated", settled: true });
    const cutoff = begins - 36 * 3_600_000;
    const offeredAt = (now: number) => adActions(validated, individual, { now, zone }).offered;
    expect(offeredAt(cutoff)).toContain("modify");
    expect(offeredAt(cutoff + 1)).not.toContain("modify");
  });

  it("refuses to finalise 30 hours before the first date", () => {
    expect(adActions(ad(), individual, inTime).finaliseRefusal).toBeNull();
    expect(adActions(ad(), individual, tooLate).finaliseRefusal).toBe("date-passed");
  });

  it("finalises fixed-price ads at any time", () => {
    expect(adActions(ad({ fixedPrice: true }), individual, tooLate).finaliseRefusal).toBeNull();
  });

  it("reports the ceiling before the date", () => {
    const exceeded = { ...onAccount, ceilingExceeded: true };
    expect(adActions(ad(), exceeded, inTime).finaliseRefusal).toBe("ceiling");
    expect(adActions(ad(), exceeded, tooLate).finaliseRefusal).toBe("ceiling");
    expect(adActions(ad({ fixedPrice: true }), exceeded, inTime).finaliseRefusal).toBe("ceiling");
  });

  it("ignores the ceiling without credit", () => {
    const account = { ...individual, ceilingExceeded: true };
    expect(adActions(ad(), account, inTime).finaliseRefusal).toBeNull();
  });

  it("gives no reason where finalise is not offered", () => {
    expect(adActions(ad({ status: "validated" }), individual, tooLate).finaliseRefusal).toBeNull();
    const chosen = ad({ paymentMethod: "onTerm" });
    expect(adActions(chosen, onAccount, tooLate).finaliseRefusal).toBeNull();
  });
});
