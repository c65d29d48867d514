import { expect, test } from "vitest";
import { type SupportTerms, termFaults } from "./tier-faults.ts";
import type { TierCode } from "./types.ts";

const tier = (
  minLines: number | null,
  maxLines: number | null,
  code: TierCode = "DP",
  discountPercent: number | null = null,
) => ({ minLines, maxLines, code, discountPercent });

const terms = (changed: Partial<SupportTerms>): SupportTerms => ({
  packagePrice: null,
  blockLines: null,
  discountFromDates: null,
  tiers: [],
  ...changed,
});

test.each([
  ["none", terms({}), {}],
  [
    "packages up to 25 lines and blocks beyond",
    terms({ packagePrice: 50_000, tiers: [tier(1, 25, "PF"), tier(26, null, "PF_L")] }),
    {},
  ],
  ["tiers in another order", terms({ tiers: [tier(11, null), tier(1, 10)] }), {}],
  ["tiers with lines between them", terms({ tiers: [tier(1, 5), tier(11, 20)] }), {}],
])("terms of %s have no fault", (_, given, faults) => {
  expect(termFaults(given)).toEqual(faults);
});

test.each([
  [
    "a package without its price",
    terms({ tiers: [tier(1, null, "PF")] }),
    { packagePrice: "package" },
  ],
  ["a package for nothing", terms({ packagePrice: 0 }), { packagePrice: "small" }],
  ["a block of no lines", terms({ blockLines: 0 }), { blockLines: "range" }],
  ["too many dates", terms({ discountFromDates: 1001 }), { discountFromDates: "range" }],
  ["no first line", terms({ tiers: [tier(null, 5)] }), { "tiers.0.minLines": "missing" }],
  ["line 0", terms({ tiers: [tier(0, 5)] }), { "tiers.0.minLines": "range" }],
  ["a tier that ends first", terms({ tiers: [tier(9, 5)] }), { "tiers.0.maxLines": "reversed" }],
  [
    "lines of two tiers",
    terms({ tiers: [tier(5, 9), tier(1, 5)] }),
    { "tiers.0.minLines": "overlap" },
  ],
  [
    "a tier after one without an end",
    terms({ tiers: [tier(1, null), tier(30, null)] }),
    { "tiers.1.minLines": "overlap" },
  ],
  [
    "a discount of more than all",
    terms({ tiers: [tier(1, null, "DP", 101)] }),
    { "tiers.0.discountPercent": "range" },
  ],
])("terms with %s are at fault at their field", (_, given, faults) => {
  expect(termFaults(given)).toEqual(faults);
});
