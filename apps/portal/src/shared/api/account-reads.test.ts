import { callsByFeature } from "@parution/contract/calls";
import { expect, test } from "vitest";
import { ACCOUNT_READ } from "./account-reads.ts";

test("what is read again is what orders, payments and acts on ads change", () => {
  const names = Object.values(callsByFeature)
    .flat()
    .map(({ name }) => name);
  expect(names.filter((name) => ACCOUNT_READ.test(name)).sort()).toEqual([
    "readBusiness",
    "readDashboard",
    "readDashboardAds",
    "readMemberOrders",
    "readMyAd",
    "readMyAds",
    "readMyInvoices",
    "readMyOrders",
    "readMyPackages",
    "readRecap",
  ]);
});
