import { type Account, accountOf } from "../model/account.ts";

/** A professional's account, or another as `flags` say. */
export function sampleAccount(flags: Partial<Account["business"]> = {}): Account {
  const user: Account["user"] = {
    id: 12,
    businessId: 3,
    firstName: "Salma",
    lastName: "Alaoui",
    civility: "mrs",
    email: "salma@exemple.ma",
    phone: "0522000000",
    birthDate: null,
    postalCode: null,
    cityId: null,
    otherCity: null,
    isParent: false,
    roles: "ROLE_USER",
    clientHash: "abc",
    photoUrl: null,
    mustChangePassword: false,
  };
  const business: Account["business"] = {
    id: 3,
    supportId: 1,
    label: "Atlas",
    companyName: "Atlas SARL",
    address: null,
    phone: null,
    type: null,
    kind: "pro",
    sector: null,
    manager: null,
    ice: "000152733000067",
    tradeRegister: null,
    invoiceTo: null,
    email: null,
    balance: 0,
    freeBalance: 0,
    creditAccount: false,
    convention: false,
    ceiling: { message: null, exceeded: false },
    ...flags,
  };
  return accountOf(user, business);
}
