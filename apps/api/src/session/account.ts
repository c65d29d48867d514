import { creditTermsOf } from "@parution/rules/access";
import { readBalances, readCreditCondition } from "../ledger/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Messages } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { readBusinessRow } from "./queries.ts";

const CEILING_EXCEEDED: Messages = {
  fr: "Plafond de crédit dépassé",
  ar: "تم تجاوز سقف الائتمان",
};

/** The caller's account: company, balances, credit terms. On account, the balance is the debt, below zero. */
export async function readAccount(db: Queries, identity: Identity, language: keyof Messages) {
  const { businessId } = identity;
  const row = await readBusinessRow(db, businessId);
  const { balance, freeBalance, owed } = await readBalances(db, businessId);
  const { exceeded } = await readCreditCondition(db, businessId);
  return {
    id: row.id,
    supportId: row.support_id,
    label: row.label,
    companyName: row.legal_name,
    address: row.address,
    phone: row.phone,
    type: row.type,
    kind: row.account_kind,
    sector: row.sector,
    manager: row.manager,
    ice: row.ice,
    tradeRegister: row.trade_register,
    invoiceTo: row.invoice_to,
    email: row.email,
    balance: creditTermsOf(identity).onAccount ? balance - owed : balance,
    freeBalance,
    creditAccount: row.credit_account,
    convention: row.convention,
    ceiling: { exceeded, message: exceeded ? CEILING_EXCEEDED[language] : null },
  };
}
