import { useClient } from "@parution/app/data/api-scope.tsx";
import { updateUser } from "@parution/contract/lazy/session";
import { createMember } from "@parution/contract/lazy/team";
import { useBusiness } from "../../shared/account/use-account.ts";
import type { MemberValues } from "./member-values.ts";
import type { Member } from "./use-team.ts";

/**
 * Adds a member with a password; returns its user id. It begins deactivated.
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
 * Edits a member's details, except the address with which it signs in.
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
