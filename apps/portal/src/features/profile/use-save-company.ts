import { useClient } from "@parution/app/data/api-scope.tsx";
import { updateBusiness } from "@parution/contract/lazy/session";
import type { CompanyDetails } from "@parution/rules/profile";
import { useBusiness } from "../../shared/account/use-account.ts";

/**
 * Saves the company's details, updates every place that shows them, and returns the service's message with the saved values.
 *
 * @throws ApiError with the server's message, when it refuses or cannot be reached
 */
export function useSaveCompany() {
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
