import type { Transaction } from "kysely";
import { removeFactors } from "../../factors/index.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import { type Action, Refusal } from "./action.ts";
import { findUserByAddress } from "./queries.ts";

/**
 * Removes the second factors of a user who has lost them and their recovery codes. The password stays; all sessions end, and
 * the user is notified by mail. The operator verifies the identity of the user.
 */
export function removeFactorsOf(email: string, reason: string): Action {
  return {
    command: "remove-factors",
    subject: email,
    reason,
    async carryOut({ db, clock }) {
      const userId = await findUser(db, email);
      const { authenticators, passkeys } = await removeFactors(db, userId, clock.now());
      if (authenticators + passkeys === 0) throw new Refusal("The user has no second factor.");
      const none = { authenticators: 0, passkeys: 0 };
      return { before: { authenticators, passkeys }, after: none };
    },
  };
}

async function findUser(db: Transaction<Database>, email: string): Promise<number> {
  const user = await findUserByAddress(db, email);
  if (user === undefined) throw new Refusal(`There is no user ${email}.`);
  return user.id;
}
