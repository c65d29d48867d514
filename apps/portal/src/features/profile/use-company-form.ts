import { useClient } from "@parution/app/data/api-scope.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { updateBusiness } from "@parution/contract/lazy/session";
import type { readBusiness } from "@parution/contract/session";
import { type CompanyDetails, companyFaults } from "@parution/rules/profile";
import { useBusiness } from "../../shared/account/use-account.ts";
import { useDetailsForm } from "./use-details-form.ts";

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

export type CompanyFormState = ReturnType<typeof useCompanyForm>;

/** Form of the company's details, with the service's rules. */
export function useCompanyForm(business: Business) {
  const saveCompany = useSaveCompany();
  return useDetailsForm<CompanyDetails>({
    start: valuesOfBusiness(business),
    faultsOf: companyFaults,
    save: async (values) => {
      const { message, business: kept } = await saveCompany(values);
      return { text: message, values: valuesOfBusiness(kept) };
    },
  });
}

/**
 * Saves the company's details, shows them at once wherever the company is shown, and returns the service's message with the saved values.
 *
 * @throws ApiError with the server's message, when it refuses or cannot be reached
 */
function useSaveCompany() {
  const client = useClient();
  const { data, mutate } = useBusiness();
  return async ({ email, ...details }: CompanyDetails) => {
    const answer = await client.call(updateBusiness, {
      body: { ...details, businessId: data?.id, email: email.trim() || undefined },
    });
    await mutate(answer.business, { revalidate: false });
    return answer;
  };
}
