import { useBusiness } from "../../../shared/account/use-account.ts";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import type { MemberValues } from "../model/member-values.ts";
import type { Member } from "./use-team.ts";

const updateUser = callLater(() => import("@parution/contract/session"), "updateUser");
const createMember = callLater(() => import("@parution/contract/team"), "createMember");

/**
 * Adds a member with a password; answers its user id. It begins deactivated (specification 2, point 3).
 *
 * @throws ApiError when the server refuses or cannot be reached
 */
export function useAddMember() {
  const client = useClient();
  const { data: business } = useBusiness();
  return async ({ cityId, ...values }: MemberValues, password: string): Promise<number> => {
    const account = business && {
      businessId: business.id,
      kind: business.kind,
      companyName: business.companyName ?? "",
    };
    const { userId } = await client.call(createMember, {
      body: {
        ...values,
        ...account,
        cityId: cityId ?? 0, // `memberFaults` has asked for it
        username: values.email,
        password,
        status: "deactivated",
      },
    });
    return userId;
  };
}

/**
 * Changes what is known of a member; its address stays, since it signs in with it.
 *
 * @throws ApiError when the server refuses or cannot be reached
 */
export function useEditMember() {
  const client = useClient();
  return async (
    { userId }: Member,
    { email: _, cityId, ...values }: MemberValues,
  ): Promise<string> => {
    const body = { ...values, userId, ...(cityId === null ? {} : { cityId }) };
    const { message } = await client.call(updateUser, { body });
    return message;
  };
}
