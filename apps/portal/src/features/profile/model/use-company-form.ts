import { companyFaults } from "@parution/rules/profile";
import { useSaveCompany } from "../api/use-save-company.ts";
import { type Business, valuesOfBusiness } from "./company-values.ts";
import { useDetailsForm } from "./use-details-form.ts";

export type CompanyFormState = ReturnType<typeof useCompanyForm>;

/** The company's details, judged as the service judges them. */
export function useCompanyForm(business: Business) {
  const saveCompany = useSaveCompany();
  return useDetailsForm({
    start: valuesOfBusiness(business),
    faultsOf: companyFaults,
    save: async (values) => {
      const { message, business: kept } = await saveCompany(values);
      return { text: message, values: valuesOfBusiness(kept) };
    },
  });
}
