import type { CompanyDetails } from "@parution/rules/profile";
import { useBusiness } from "../../../shared/account/use-account.ts";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";

const updateBusiness = callLater(() => import("@parution/contract/session"), "updateBusiness");

/**
 * Keeps what a parent says of the company, shows it wherever it stands, and answers the service's words with what it keeps.
 *
 * @throws ApiError in the server's words, when it refuses or cannot be reached
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
