import type { CallInput } from "@parution/contract/call";
import type { savePublisher } from "@parution/contract/installation";
import { iceStatus, isRib } from "@parution/rules/fields";
import type { Publisher } from "../platform/config/publisher.ts";
import { invalid } from "../platform/http/problems.ts";

type Typed = CallInput<typeof savePublisher>["body"];

/**
 * Publisher for invoices, from the fields of the form.
 * @throws ProblemError 422 for an ICE or a bank account that is not well formed.
 */
export function toPublisher(typed: Typed): Publisher {
  const ice = typed.ice.replaceAll(/\s/g, "");
  if (iceStatus(ice) !== "well-formed") throw invalid<typeof savePublisher>({ ice: [ICE] });
  const bankAccount = typed.bankAccount?.trim();
  if (bankAccount && !isRib(bankAccount))
    throw invalid<typeof savePublisher>({ bankAccount: [RIB] });
  return {
    legalName: both(typed.legalNameFr, typed.legalNameAr),
    legalForm: both(typed.legalFormFr, typed.legalFormAr),
    address: both(typed.addressFr, typed.addressAr),
    phone: typed.phone,
    email: typed.email.toLowerCase(),
    ice,
    taxId: typed.taxId.trim(),
    tradeRegister: both(typed.tradeRegisterFr, typed.tradeRegisterAr),
    businessTax: typed.businessTax.trim(),
    ...(bankAccount ? { bankAccount } : {}),
  };
}

const both = (fr: string, ar: string) => ({ fr: fr.trim(), ar: ar.trim() });

/** Fields of the form, from the stored publisher. */
export const fromPublisher = (kept: Publisher): Typed => ({
  legalNameFr: kept.legalName.fr,
  legalNameAr: kept.legalName.ar,
  legalFormFr: kept.legalForm.fr,
  legalFormAr: kept.legalForm.ar,
  addressFr: kept.address.fr,
  addressAr: kept.address.ar,
  phone: kept.phone,
  email: kept.email,
  ice: kept.ice,
  taxId: kept.taxId,
  tradeRegisterFr: kept.tradeRegister.fr,
  tradeRegisterAr: kept.tradeRegister.ar,
  businessTax: kept.businessTax,
  bankAccount: kept.bankAccount,
});

const ICE = {
  fr: "Cet ICE n’est pas valable : vérifiez ses 15 chiffres.",
  ar: "رقم التعريف الموحد هذا غير صالح: تحققوا من أرقامه الخمسة عشر.",
};

const RIB = {
  fr: "Ce RIB n’est pas valable : vérifiez ses 24 chiffres.",
  ar: "رقم الحساب البنكي هذا غير صالح: تحققوا من أرقامه الأربعة والعشرين.",
};
