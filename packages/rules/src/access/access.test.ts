import { describe, expect, it } from "vitest";
import {
  type AccountFlags,
  type Permission,
  paymentMethodsOf,
  permissionsOf,
  topUpMethodsOf,
} from "./index.ts";

const flags = (changes: Partial<AccountFlags> = {}): AccountFlags => ({
  creditAccount: false,
  convention: false,
  isParent: false,
  kind: "individual",
  roles: "ROLE_USER",
  ...changes,
});

const granted = (changes: Partial<AccountFlags>) =>
  Object.entries(permissionsOf(flags(changes)))
    .filter(([, allowed]) => allowed)
    .map(([permission]) => permission)
    .toSorted();

const sorted = (...permissions: Permission[]) => permissions.toSorted();

const NOT_ON_ACCOUNT = ["mayTopUp", "seesPackages"] as const;
const TENDER = ["usesTenderForm", "usesConventionCalls", "givesReference"] as const;

describe("permissionsOf", () => {
  it("gives an account without arrangement the standard form, coupons, top-up and packages", () => {
    expect(granted({})).toEqual(sorted("mayUseCoupon", ...NOT_ON_ACCOUNT, "choosesCity"));
  });

  it("takes coupons from credit accounts, and gives them a ceiling", () => {
    expect(granted({ creditAccount: true })).toEqual(
      sorted("hasCeiling", "paysOnTerm", ...NOT_ON_ACCOUNT, "choosesCity"),
    );
  });

  it("gives convention accounts the tender form without a city", () => {
    expect(granted({ convention: true })).toEqual(
      sorted("mayUseCoupon", ...NOT_ON_ACCOUNT, ...TENDER),
    );
  });

  it("gives on-account businesses a term balance and invoices in place of top-up and packages", () => {
    expect(granted({ creditAccount: true, convention: true })).toEqual(
      sorted(
        "hasCeiling",
        "paysOnTerm",
        "chargesAccount",
        "seesTermBalance",
        "seesInvoices",
        ...TENDER,
      ),
    );
  });

  it.each([
    [{ isParent: true }, ["managesTeam", "editsCompany"]],
    [{ kind: "pro" }, ["entersIce"]],
    [{ roles: "ROLE_ADMIN" }, ["seesBackOffice"]],
    [{ roles: "ROLE_STAFF" }, ["seesBackOffice"]],
  ] as const)("adds to %o only %o", (changes, added) => {
    expect(granted(changes).filter((permission) => !granted({}).includes(permission))).toEqual(
      sorted(...added),
    );
  });

  it.each([
    "",
    "ROLE_USER",
    "ROLE_ADMIN,ROLE_USER",
    "role_admin",
    " ROLE_ADMIN",
    "ROLE_SUPER_ADMIN",
    "ROLE_STAFF,ROLE_USER",
  ])("takes roles «%s» for no administrator", (roles) => {
    expect(permissionsOf(flags({ roles }))).toMatchObject({
      seesBackOffice: false,
    });
  });
});

describe("paymentMethodsOf", () => {
  it.each([
    [false, false, ["balance", "card", "cashPartner"]],
    [false, true, ["balance", "card", "cashPartner"]],
    [true, false, ["onTerm"]],
    [true, true, ["onTerm"]],
  ])("credit %s, convention %s: %o", (creditAccount, convention, methods) => {
    expect(paymentMethodsOf({ creditAccount, convention })).toEqual(methods);
  });
});

describe("topUpMethodsOf", () => {
  it.each([
    [false, false, ["card"]],
    [false, true, ["card"]],
    [true, false, ["card"]],
    [true, true, []],
  ])("credit %s, convention %s: %o", (creditAccount, convention, methods) => {
    expect(topUpMethodsOf({ creditAccount, convention })).toEqual(methods);
  });
});
