import { type CompanyDetails, companyFaults } from "@parution/rules/profile";
import { type Business, valuesOfBusiness } from "./company-values.ts";
import { useDetailsForm } from "./use-details-form.ts";
import { useSaveCompany } from "./use-save-company.ts";

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
