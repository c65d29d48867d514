import type { Identity } from "../platform/session/index.ts";

/** The column by which orders and ads are a person's, and its value there. */
export interface Reach {
  readonly column: "business_id" | "user_id";
  readonly id: number;
}

/** Whose orders and ads a person reaches: one's own; a parent those of the whole account (readings G4). */
export function reachOf(identity: Pick<Identity, "isParent" | "businessId" | "userId">): Reach {
  return identity.isParent
    ? { column: "business_id", id: identity.businessId }
    : { column: "user_id", id: identity.userId };
}
