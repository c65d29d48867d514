import type { CallAnswer } from "@parution/contract/call";
import type { readBusiness } from "@parution/contract/session";
import type { CompanyDetails } from "@parution/rules/profile";

export type Business = CallAnswer<typeof readBusiness>;

export function valuesOfBusiness(business: Business): CompanyDetails {
  return {
    label: business.label,
    companyName: business.companyName ?? "",
    address: business.address ?? "",
    phone: business.phone ?? "",
    type: business.type ?? "",
    sector: business.sector ?? "",
    manager: business.manager ?? "",
    ice: business.ice ?? "",
    tradeRegister: business.tradeRegister ?? "",
    invoiceTo: business.invoiceTo ?? "",
    email: business.email ?? "",
  };
}
